import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Lets dispatchers join conversations and leave them, never unseen.
struct DispatcherController: Sendable {
    let parts: ChatParts
    private let orders = OrderChatRepository()

    init(parts: ChatParts) { self.parts = parts }

    func add(to routes: inout Routes) {
        // Which conversations there are about an order, and between whom, is every dispatcher's to know.
        routes.on(ChatEndpoints.ofOrder, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person().id, context.clock.now)
            return try await context.database.read { transaction in
                let ids = try orders.conversations(ofOrder: input.orderID, in: transaction)
                return try parts.conversations.conversations(ids, for: person, at: now, in: transaction)
            }
        }
        routes.on(
            ChatEndpoints.join,
            allow: .when { input, context in
                guard try await context.database.read({ try parts.conversations.pair(of: input.id, in: $0) }) != nil else { throw APIError.notFound() }
            },
            handler: { input, context in
                let (person, now) = (try context.person().id, context.clock.now)
                return try await context.database.write { try join(input.id, person, at: now, in: $0) }
            })
        routes.on(
            ChatEndpoints.leave, allow: .participant(parts.conversations) { $0.id },
            handler: { input, context in
                let (person, now) = (try context.person().id, context.clock.now)
                try await context.database.write { transaction in
                    // One of the two, who can't leave what is theirs.
                    guard try parts.conversations.leave(person, in: input.id, transaction) else { throw APIError.forbidden() }
                    try parts.notices.post(.dispatcherLeft, about: person, to: input.id, at: now, in: transaction)
                    try tell(person, of: input.id, in: transaction)
                }
                return NoOutput()
            })
    }

    private func join(_ conversation: Int, _ person: Int, at now: Date, in transaction: Transaction) throws -> Conversation {
        let newest = try parts.messages.newest(of: conversation, upTo: nil, in: transaction)
        if try parts.conversations.join(person, in: conversation, upTo: newest, transaction) {
            try parts.notices.post(.dispatcherJoined, about: person, to: conversation, at: now, in: transaction)
        }
        return try parts.conversations.conversation(conversation, for: person, at: now, in: transaction)
    }

    /// Tells the pages of the one who left, whom the notice no longer reaches.
    private func tell(_ person: Int, of conversation: Int, in transaction: Transaction) throws {
        try parts.events.append(
            ChatEvents.changed, ConversationChanged(conversation: conversation, person: person), aggregate: ChatEvents.aggregate, id: conversation,
            topics: [ChatTopics.conversations(of: person)], in: transaction)
    }
}
