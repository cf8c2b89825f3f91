public import Core

/// The events of savings.
public enum SustainabilityEvents {
    /// The aggregate of the events. Its ids are those of the orders.
    public static let aggregate = "order_impact"
    /// The savings of an order were computed, once it was delivered.
    public static let recorded = EventType<ImpactRecorded>("sustainability.recorded")
}

/// The payload of ``SustainabilityEvents/recorded``.
public struct ImpactRecorded: Codable, Sendable, Hashable {
    /// The order's id.
    public let order: Int
    /// The customer's id.
    public let person: Int

    /// Creates the payload.
    public init(order: Int, person: Int) {
        self.order = order
        self.person = person
    }
}
