import Core
import OrdersAPI
import Persistence
import ServerCore

/// What clients apart hear of orders: `order:updated` with the order's id, its stage and the number of the change, and `driver:location` while a
/// driver is on the way to the customer.
struct OrdersChannel: Sendable {
    /// The payload of `order:updated`. It is a hint to fetch: the API is the truth.
    struct Update: Codable, Sendable, Equatable {
        let id: Int
        /// The stage that it moved to; nil where something else changed.
        let stage: Stage?
        /// The number of the event among those of the order.
        let sequence: Int
    }

    let tracking: OrderTracking
    let database: any Database
    private let repository = OrderRepository()

    init(tracking: OrderTracking, database: any Database) {
        self.tracking = tracking
        self.database = database
    }

    var channel: RealtimeChannel {
        RealtimeChannel(
            "orders", topics: ["orders/{id}", "customers/{id}/orders", "drivers/{id}/orders", "dispatch/orders"], joined: Self.topics(of:),
            hints: location
        ) { event, _, _ in
            guard event.aggregate == OrdersEvents.aggregate else { return [] }
            let stage = try event.payload(of: OrdersEvents.moved)?.to
            return [try RealtimeMessage("order:updated", Update(id: event.aggregateID, stage: stage, sequence: event.sequence))]
        }
    }

    /// Where the driver is, read at the moment of telling: what was announced a moment too early or too late isn't told.
    @Sendable private func location(_ change: Change) async throws -> [RealtimeMessage] {
        guard change.kind == OrdersEvents.driverMoved else { return [] }
        let location = try await database.read { transaction -> DriverLocation? in
            guard let order = try repository.find(change.id, in: transaction), let driver = order.driverID,
                let position = try tracking.position(of: order, in: transaction)
            else { return nil }
            return DriverLocation(order: order.id, driver: driver, position: position)
        }
        return try location.map { [try RealtimeMessage("driver:location", $0)] } ?? []
    }

    /// A person's own orders, in each of their roles.
    private static func topics(of person: Person) -> [Topic] {
        var topics = [OrdersTopics.customer(person.id)]
        if person.roles.contains(.driver) { topics.append(OrdersTopics.driver(person.id)) }
        if !person.roles.isDisjoint(with: [.dispatcher, .admin]) { topics.append(OrdersTopics.dispatch) }
        return topics
    }
}
