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
        let known = try dependencies.people.people([other], in: transaction)[other]
        let order = try sharedOrder(person, known, in: transaction)
        let found = try conversations.find(person.id, other, in: transaction)
        if let id = found, try conversations.isParticipant(person.id, in: id, transaction) {
            if let order { try conversations.setOrder(order, of: id, in: transaction) }
            return try conversations.conversation(id, for: person.id, at: now, in: transaction)
        }
        guard known != nil, order != nil || person.roles.contains(.dispatcher) else { throw APIError.notFound() }
        if let id = found {
            // The person had been taken out together with a role that is theirs again.
            let newest = try dependencies.messages.newest(of: id, upTo: nil, in: transaction)
            try conversations.restore(person.id, in: id, upTo: newest, transaction)
            return try conversations.conversation(id, for: person.id, at: now, in: transaction)
        }
        let id = try conversations.create(person.id, other, order: order, at: now, in: transaction)
        try events.append(
            ChatEvents.opened, ConversationOpened(conversation: id, participants: [person.id, other].sorted()), aggregate: ChatEvents.aggregate,
            id: id, topics: [person.id, other].map(ChatTopics.conversations), in: transaction)
        return try conversations.conversation(id, for: person.id, at: now, in: transaction)
    }

    /// Returns the newest order that two people share while the one who drives or drove is a driver.
    private func sharedOrder(_ person: Person, _ other: Person?, in transaction: Transaction) throws -> Int? {
        guard let other else { return nil }
        return try [(person, other), (other, person)].compactMap { customer, driver in
            guard driver.roles.contains(.driver) else { return nil }
            return try orders.sharedOrder(customer: customer.id, driver: driver.id, in: transaction)
        }.max()
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
