import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Lists conversations, opens them, and marks them as read.
struct ConversationHandlers: Sendable {
    let orders: any ChatOrders
    let dependencies: ChatDependencies
    private var conversations: ConversationRepository { dependencies.conversations }
    private var events: EventLog { dependencies.events }

    init(orders: any ChatOrders, dependencies: ChatDependencies) {
        self.orders = orders
        self.dependencies = dependencies
    }

    func add(to routes: inout Routes) {
        routes.on(ChatEndpoints.conversations, allow: .accessAlone) { input, context in
            let page = try input.page.checked()
            let (person, now) = (try context.person().id, context.clock.now)
            return try await context.database.read { try conversations.page(page, of: person, at: now, in: $0) }
        }
        // Whether the two share an order is checked in the same transaction.
        routes.on(ChatEndpoints.open, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.write { try open(input.otherUserID, by: person, at: now, in: $0) }
        }
        routes.on(
            ChatEndpoints.read, allow: .participant(conversations) { $0.id },
            handler: { input, context in
                let (person, now) = (try context.person().id, context.clock.now)
                return try await context.database.write { try read(input, by: person, at: now, in: $0) }
            })
    }

    private func open(_ other: Int, by person: Person, at now: Date, in transaction: Transaction) throws -> Conversation {
        guard other != person.id else { throw APIError.invalid(["otherUserId": Strings.yourself]) }
        let order = try orders.sharedOrder(person.id, other, in: transaction)
        if let id = try conversations.find(person.id, other, in: transaction) {
            if let order { try conversations.setOrder(order, of: id, in: transaction) }
            return try conversations.conversation(id, for: person.id, at: now, in: transaction)
        }
        let isKnown = try dependencies.people.people([other], in: transaction)[other] != nil
        guard isKnown, order != nil || person.roles.contains(.dispatcher) else { throw APIError.notFound() }
        let id = try conversations.create(person.id, other, order: order, at: now, in: transaction)
        try events.append(
            ChatEvents.opened, ConversationOpened(conversation: id, participants: [person.id, other].sorted()), aggregate: ChatEvents.aggregate,
            id: id, topics: [person.id, other].map(ChatTopics.conversations), in: transaction)
        return try conversations.conversation(id, for: person.id, at: now, in: transaction)
    }

    private func read(_ input: MarkRead, by person: Int, at now: Date, in transaction: Transaction) throws -> Conversation {
        let message = try dependencies.messages.newest(of: input.id, upTo: input.messageID, in: transaction)
        if try conversations.markRead(person, in: input.id, upTo: message, transaction) {
            // A change's timing would give away a receipt that the person doesn't show.
            let shows = try dependencies.people.privacy(of: [person], in: transaction)[person]?.receipts ?? true
            try events.append(
                ChatEvents.read, ConversationRead(conversation: input.id, person: person, message: message), aggregate: ChatEvents.aggregate,
                id: input.id, topics: (shows ? [ChatTopics.conversation(input.id)] : []) + [ChatTopics.conversations(of: person)], in: transaction)
        }
        return try conversations.conversation(input.id, for: person, at: now, in: transaction)
    }
}

extension Policy {
    /// Allows those who take part; for everybody else the conversation doesn't exist.
    static func participant(_ conversations: ConversationRepository, _ id: @escaping @Sendable (Input) -> Int) -> Policy {
        .when { input, context in
            let person = try context.person().id
            guard try await context.database.read({ try conversations.isParticipant(person, in: id(input), $0) }) else { throw APIError.notFound() }
        }
    }
}
