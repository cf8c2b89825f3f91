import Core
import OrdersAPI
import ServerCore

/// What clients apart hear of orders: `order:updated` with the order's id, its stage and the number of the change.
enum OrdersChannel {
    /// The payload of `order:updated`. It is a hint to fetch: the API is the truth.
    struct Update: Codable, Sendable, Equatable {
        let id: Int
        /// The stage that it moved to; nil where something else changed.
        let stage: Stage?
        /// The number of the event among those of the order.
        let sequence: Int
    }

    static let channel = RealtimeChannel(
        "orders", topics: ["orders/{id}", "customers/{id}/orders", "drivers/{id}/orders", "dispatch/orders"], joined: topics(of:)
    ) { event, _, _ in
        guard event.aggregate == OrdersEvents.aggregate else { return [] }
        let stage = try event.payload(of: OrdersEvents.moved)?.to
        return [try RealtimeMessage("order:updated", Update(id: event.aggregateID, stage: stage, sequence: event.sequence))]
    }

    /// A person's own orders, in each of their roles.
    private static func topics(of person: Person) -> [Topic] {
        var topics = [OrdersTopics.customer(person.id)]
        if person.roles.contains(.driver) { topics.append(OrdersTopics.driver(person.id)) }
        if !person.roles.isDisjoint(with: [.dispatcher, .admin]) { topics.append(OrdersTopics.dispatch) }
        return topics
    }
}
