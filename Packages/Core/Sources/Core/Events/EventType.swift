/// A kind of domain event with the type of its payload, declared in a feature's API target so that other features can subscribe.
///
/// ```swift
/// public static let moved = EventType<OrderMoved>("order.moved")
/// ```
public struct EventType<Payload: Codable & Sendable>: Sendable {
    /// The stable name, as stored; at most 50 bytes.
    public let name: String

    /// Declares an event type.
    public init(_ name: String) { self.name = name }
}
