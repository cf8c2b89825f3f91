import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Mutes, blocks and reports.
struct SafetyController: Sendable {
    let parts: ChatParts
    private let blocks = BlockRepository()
    private let reports: ReportRepository

    init(parts: ChatParts) {
        self.parts = parts
        reports = ReportRepository(people: parts.people)
    }

    func add(to routes: inout Routes) {
        routes.on(
            ChatEndpoints.mute, allow: .participant(parts.conversations) { $0.id },
            handler: { input, context in
                let (person, now) = (try context.person().id, context.clock.now)
                return try await context.database.write { transaction in
                    try parts.conversations.setMuted(input.muted, for: person, in: input.id, transaction)
                    return try changed(input.id, by: person, at: now, in: transaction)
                }
            })
        routes.on(
            ChatEndpoints.block, allow: .participant(parts.conversations) { $0.id },
            handler: { input, context in
                let (person, now) = (try context.person().id, context.clock.now)
                return try await context.database.write { try block(input, by: person, at: now, in: $0) }
            })
        routes.on(
            ChatEndpoints.report, allow: .participant(parts.conversations) { $0.id },
            handler: { input, context in
                let report = try Self.checked(input)
                let (person, now) = (try context.person().id, context.clock.now)
                try await context.database.write { transaction in
                    let other = try other(than: person, in: input.id, transaction)
                    try reports.insert(report, by: person, on: other, at: now, in: transaction)
                }
                return NoOutput()
            })
        routes.on(ChatEndpoints.reports, allow: .accessAlone) { input, context in
            let (page, limit) = try PageInput.check(input.page, input.limit)
            return try await context.database.read { try reports.page(page, limit: limit, in: $0) }
        }
    }

    private func block(_ input: BlockPerson, by person: Int, at now: Date, in transaction: Transaction) throws -> Conversation {
        let other = try other(than: person, in: input.id, transaction)
        if input.blocked {
            try blocks.block(other, by: person, at: now, in: transaction)
        } else {
            try blocks.unblock(other, by: person, in: transaction)
        }
        return try changed(input.id, by: person, at: now, in: transaction)
    }

    /// Whom a person can block or report; a dispatcher who joined, nobody.
    private func other(than person: Int, in conversation: Int, _ transaction: Transaction) throws -> Int {
        guard let other = try parts.conversations.pair(of: conversation, in: transaction)?.other(than: person) else { throw APIError.forbidden() }
        return other
    }

    /// Tells the person's own pages, and nobody else.
    private func changed(_ conversation: Int, by person: Int, at now: Date, in transaction: Transaction) throws -> Conversation {
        try parts.events.append(
            ChatEvents.changed, ConversationChanged(conversation: conversation, person: person), aggregate: ChatEvents.aggregate, id: conversation,
            topics: [ChatTopics.conversations(of: person)], in: transaction)
        return try parts.conversations.conversation(conversation, for: person, at: now, in: transaction)
    }

    private static func checked(_ input: ReportConversation) throws(APIError) -> ReportConversation {
        var report = input
        report.note = input.note?.trimmingCharacters(in: .whitespacesAndNewlines)
        if report.note?.isEmpty == true { report.note = nil }
        var errors = FieldErrors()
        if let note = report.note { errors.requireText(note, "note", length: 1...ReportConversation.longestNote) }
        errors.require(report.reason != .other || report.note != nil, "note", Strings.noteRequired)
        try errors.throwIfAny()
        return report
    }
}
