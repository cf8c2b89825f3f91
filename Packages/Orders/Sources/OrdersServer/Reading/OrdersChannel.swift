import Core
import OrdersAPI
import Persistence
import ServerCore

/// The realtime events of orders for clients of the API: `order:updated`, and `driver:location` while a driver is on the way to the customer.
struct OrdersChannel: Sendable {
    /// The payload of `order:updated`, a hint to fetch the order.
    struct Update: Codable, Sendable, Equatable {
        let id: Int
        /// The stage that the order moved to; nil where something else changed.
        let stage: Stage?
        /// The number of the event among those of the order; 0 for another expected time, which is no event.
        let sequence: Int

        private enum CodingKeys: CodingKey {
            case id, stage, sequence
        }

        /// Writes every key, as null where there is no value.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try container.encode(stage, forKey: .stage)
            try container.encode(sequence, forKey: .sequence)
        }
    }

    /// The payload of `driver:location`; the position's keys stand beside the ids. It is stale a minute after its time.
    struct DriverLocation: Encodable, Sendable {
        let order: Int
        let driver: Int
        let position: Position

        private enum CodingKeys: String, CodingKey {
            case order = "orderId"
            case driver = "driverId"
        }

        func encode(to encoder: any Encoder) throws {
            try position.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(order, forKey: .order)
            try container.encode(driver, forKey: .driver)
        }
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
            hints: messages
        ) { event, _, _ in
            guard event.aggregate == OrdersEvents.aggregate else { return [] }
            let stage = try event.payload(of: OrdersEvents.moved)?.to
            return [try RealtimeMessage("order:updated", Update(id: event.aggregateID, stage: stage, sequence: event.sequence))]
        }
    }

    @Sendable private func messages(_ hint: Change) async throws -> [RealtimeMessage] {
        guard hint.kind == OrdersEvents.arrivalChanged else { return try await location(hint) }
        return [try RealtimeMessage("order:updated", Update(id: hint.id, stage: nil, sequence: hint.sequence))]
    }

    /// Makes the message of a driver's move. The position is read now, so that a hint that comes too early or too late shows nothing.
    private func location(_ change: Change) async throws -> [RealtimeMessage] {
        guard change.kind == OrdersEvents.driverMoved else { return [] }
        let location = try await database.read { transaction -> DriverLocation? in
            guard let order = try repository.find(change.id, in: transaction), let driver = tracking.driver(of: order),
                let position = try tracking.approach(to: order, in: transaction)?.position
            else { return nil }
            return DriverLocation(order: order.id, driver: driver, position: position)
        }
        return try location.map { [try RealtimeMessage("driver:location", $0)] } ?? []
    }

    /// Returns the topics that a connection hears from its start: the person's own orders in each of their roles.
    private static func topics(of person: Person) -> [Topic] {
        var topics = [OrdersTopics.customer(person.id)]
        if person.roles.contains(.driver) { topics.append(OrdersTopics.driver(person.id)) }
        if person.dispatches { topics.append(OrdersTopics.dispatch) }
        return topics
    }
}
