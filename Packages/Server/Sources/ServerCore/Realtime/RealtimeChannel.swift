public import Core
public import Foundation
public import Persistence

/// A namespace of the realtime socket: the topics its clients may join, those they are in from the start, and the messages they receive for events.
///
/// ```swift
/// RealtimeChannel("orders", topics: ["orders/{id}"], joined: { _ in [] }) { event, _, _ in
///     guard let moved = try event.payload(of: OrdersEvents.moved) else { return [] }
///     return [try RealtimeMessage("order:updated", OrderProgress(moved, sequence: event.sequence))]
/// }
/// ```
public struct RealtimeChannel: Sendable {
    /// The namespace's name, without the slash.
    public let name: String
    private let topics: [PathTemplate]?
    private let joined: @Sendable (Person) -> [Topic]
    private let messages: @Sendable (DomainEvent, Topic, Transaction) throws -> [RealtimeMessage]
    private let hints: @Sendable (Change) async throws -> [RealtimeMessage]
    /// The messages that clients may send besides subscriptions, by event name.
    public let inputs: [String: RealtimeInput]

    /// Declares a channel.
    ///
    /// - Parameters:
    ///   - topics: the patterns of its topics; nil for all. The topics' own rules decide who may join.
    ///   - joined: returns the topics that a person joins on connecting.
    ///   - inputs: the messages that clients may send, by event name.
    ///   - hints: returns the messages for a change that isn't an event; called only if the topic has listeners, and may read the current state.
    ///   - messages: returns the messages for an event; called once per topic, however many listeners it has.
    public init(
        _ name: String, topics: [PathTemplate]?, joined: @escaping @Sendable (Person) -> [Topic],
        inputs: [String: RealtimeInput] = [:], hints: @escaping @Sendable (Change) async throws -> [RealtimeMessage] = { _ in [] },
        messages: @escaping @Sendable (DomainEvent, Topic, Transaction) throws -> [RealtimeMessage]
    ) {
        self.name = name
        self.topics = topics
        self.joined = joined
        self.inputs = inputs
        self.hints = hints
        self.messages = messages
    }

    /// Returns whether a topic belongs to the channel.
    public func has(_ topic: Topic) -> Bool { topics?.contains { $0.matches(topic.name) } ?? true }

    /// Returns the topics that a person joins on connecting.
    public func topics(of person: Person) -> [Topic] { joined(person) }

    /// Returns the messages to a topic's listeners for an event.
    ///
    /// - Throws: any error of the database or of decoding the event's payload.
    public func messages(for event: DomainEvent, on topic: Topic, in transaction: Transaction) throws -> [RealtimeMessage] {
        try messages(event, topic, transaction)
    }
}

extension PathTemplate {
    /// Returns whether a name in parts separated by slashes matches. It is asked for each event, channel and topic, and most don't match.
    fileprivate func matches(_ name: String) -> Bool {
        var rest = name.utf8[...]
        for segment in segments {
            rest = rest.drop { $0 == UInt8(ascii: "/") }
            let part = rest.prefix { $0 != UInt8(ascii: "/") }
            if part.isEmpty { return false }
            if case .literal(let text) = segment, !part.elementsEqual(text.utf8) { return false }
            rest = rest[part.endIndex...]
        }
        return rest.allSatisfy { $0 == UInt8(ascii: "/") }
    }
}

extension RealtimeChannel {
    /// Returns the messages to a topic's listeners for a change that isn't an event.
    ///
    /// - Throws: any error of reading, or of encoding the payload.
    public func messages(for change: Change) async throws -> [RealtimeMessage] { try await hints(change) }
}

/// Handles a client's message with a JSON payload.
///
/// - Throws: ``APIError`` if the person isn't allowed to send it.
public typealias RealtimeInput = @Sendable (_ person: Person, _ payload: Data) async throws -> Void

/// A message to the clients of a realtime socket.
public struct RealtimeMessage: Sendable, Equatable {
    /// The event's name, such as `order:updated`.
    public let event: String
    /// The payload as JSON.
    public let payload: Data

    /// Creates a message.
    ///
    /// - Throws: any error of encoding the payload.
    public init(_ event: String, _ payload: some Encodable) throws {
        self.event = event
        self.payload = try WireJSON.encoder().encode(payload)
    }
}
