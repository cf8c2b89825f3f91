import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Lets dispatchers join and leave conversations, always with a notice.
struct JoiningHandlers: Sendable {
    let dependencies: ChatDependencies
    private let orders = OrderConversationRepository()

    init(dependencies: ChatDependencies) { self.dependencies = dependencies }

    func add(to routes: inout Routes) {
        // Every dispatcher may know which conversations an order has, and whose they are.
        routes.on(ChatEndpoints.ofOrder, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person().id, context.clock.now)
            await context.recordSight(AuditEntry(.conversationsListed, object: "order/\(input.orderID)"))
            return try await context.database.read { transaction in
                let ids = try orders.conversations(ofOrder: input.orderID, in: transaction)
                return try dependencies.conversations.conversations(ids, for: person, at: now, in: transaction)
            }
        }
        routes.on(
            ChatEndpoints.join,
            allow: .when { input, context in
                guard try await context.database.read({ try dependencies.conversations.pair(of: input.id, in: $0) }) != nil else { throw APIError.notFound() }
            },
            handler: { input, context in
                let (person, now) = (try context.person().id, context.clock.now)
                return try await context.database.write { try join(input.id, person, at: now, context, in: $0) }
            })
        routes.on(
            ChatEndpoints.leave, allow: .participant(dependencies.conversations) { $0.id },
            handler: { input, context in
                let (person, now) = (try context.person().id, context.clock.now)
                try await context.database.write { transaction in
                    // One of the two can't leave their own conversation.
                    guard try dependencies.conversations.leave(person, in: input.id, transaction) else { throw APIError.forbidden() }
                    try dependencies.notices.post(.dispatcherLeft, about: person, to: input.id, at: now, in: transaction)
                    try context.record(AuditEntry(.conversationLeft, object: "conversation/\(input.id)"), in: transaction)
                    try publishChange(of: input.id, to: person, in: transaction)
                }
                return NoOutput()
            })
    }

    private func join(
        _ conversation: Int, _ person: Int, at now: Date, _ context: HandlerContext, in transaction: Transaction
    ) throws -> Conversation {
        let newest = try dependencies.messages.newest(of: conversation, upTo: nil, in: transaction)
        if try dependencies.conversations.join(person, in: conversation, upTo: newest, transaction) {
            try dependencies.notices.post(.dispatcherJoined, about: person, to: conversation, at: now, in: transaction)
            try context.record(AuditEntry(.conversationJoined, object: "conversation/\(conversation)"), in: transaction)
        }
        return try dependencies.conversations.conversation(conversation, for: person, at: now, in: transaction)
    }

    /// Publishes the change to the pages of the person who left, whom the notice no longer reaches.
    private func publishChange(of conversation: Int, to person: Int, in transaction: Transaction) throws {
        try dependencies.events.append(
            ChatEvents.changed, ConversationChanged(conversation: conversation, person: person), aggregate: ChatEvents.aggregate, id: conversation,
            topics: [ChatTopics.conversations(of: person)], in: transaction)
    }
}

extension AuditEntry.Action {
    /// A dispatcher saw which conversations belong to an order.
    fileprivate static let conversationsListed = Self(rawValue: "conversations_listed")
    /// A dispatcher joined a conversation of others.
    fileprivate static let conversationJoined = Self(rawValue: "conversation_joined")
    /// A dispatcher left a conversation of others.
    fileprivate static let conversationLeft = Self(rawValue: "conversation_left")
}
