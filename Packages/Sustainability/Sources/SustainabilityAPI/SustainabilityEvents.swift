public import Core

/// What happens to the figures.
public enum SustainabilityEvents {
    /// The name of the aggregate under which the events are numbered; its ids are those of the orders.
    public static let aggregate = "order_impact"
    /// What an order saved was computed.
    public static let recorded = EventType<ImpactRecorded>("sustainability.recorded")
}

/// What an order saved was computed.
public struct ImpactRecorded: Codable, Sendable, Hashable {
    /// The order.
    public let order: Int
    /// Whose order it is.
    public let person: Int

    /// Creates the event's payload.
    public init(order: Int, person: Int) {
        self.order = order
        self.person = person
    }
}

/// What one can be told changes of.
public enum SustainabilityTopics {
    /// What a person's orders saved: for that person.
    public static func person(_ id: Int) -> Topic { "people/\(id)/sustainability" }
}
