import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Mutes conversations, blocks people and takes reports.
struct SafetyHandlers: Sendable {
    let dependencies: ChatDependencies
    private let blocks = BlockRepository()
    private let reports: ReportRepository

    init(dependencies: ChatDependencies) {
        self.dependencies = dependencies
        reports = ReportRepository(people: dependencies.people)
    }

    func add(to routes: inout Routes) {
        routes.on(
            ChatEndpoints.mute, allow: .participant(dependencies.conversations) { $0.id },
            handler: { input, context in
                let (person, now) = (try context.person().id, context.clock.now)
                return try await context.database.write { transaction in
                    try dependencies.conversations.setMuted(input.muted, for: person, in: input.id, transaction)
                    return try changed(input.id, by: person, at: now, in: transaction)
                }
            })
        routes.on(
            ChatEndpoints.block, allow: .participant(dependencies.conversations) { $0.id },
            handler: { input, context in
                let (person, now) = (try context.person().id, context.clock.now)
                return try await context.database.write { try block(input, by: person, at: now, in: $0) }
            })
        routes.on(
            ChatEndpoints.report, allow: .participant(dependencies.conversations) { $0.id },
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
            let page = try input.page.checked()
            await context.recordSight(AuditEntry(.reportsRead))
            return try await context.database.read { try reports.page(page, in: $0) }
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

    /// Returns whom a person can block or report. A dispatcher who joined can do neither.
    private func other(than person: Int, in conversation: Int, _ transaction: Transaction) throws -> Int {
        guard let other = try dependencies.conversations.pair(of: conversation, in: transaction)?.other(than: person) else { throw APIError.forbidden() }
        return other
    }

    /// Publishes a change to the person's own pages, and nobody else's.
    private func changed(_ conversation: Int, by person: Int, at now: Date, in transaction: Transaction) throws -> Conversation {
        try dependencies.events.append(
            ChatEvents.changed, ConversationChanged(conversation: conversation, person: person), aggregate: ChatEvents.aggregate, id: conversation,
            topics: [ChatTopics.conversations(of: person)], in: transaction)
        return try dependencies.conversations.conversation(conversation, for: person, at: now, in: transaction)
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

extension AuditEntry.Action {
    /// Somebody read reported messages.
    fileprivate static let reportsRead = Self(rawValue: "reports_read")
}
