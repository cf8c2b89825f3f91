public import Core
public import Foundation
public import Persistence

/// A namespace of the realtime socket: whose topics its clients may join, which they are in from the start, and what they are told of events.
///
/// ```swift
/// RealtimeChannel("orders", topics: ["orders/{id}"], joined: { _ in [] }) { event, _, _ in
///     guard let moved = try event.payload(of: OrdersEvents.moved) else { return [] }
///     return [try RealtimeMessage("order:updated", OrderProgress(moved, sequence: event.sequence))]
/// }
/// ```
public struct RealtimeChannel: Sendable {
    /// The namespace's name, without its slash.
    public let name: String
    private let topics: [PathTemplate]?
    private let joined: @Sendable (Person) -> [Topic]
    private let messages: @Sendable (DomainEvent, Topic, Transaction) throws -> [RealtimeMessage]
    private let hints: @Sendable (Change) async throws -> [RealtimeMessage]
    /// What clients may send beside their subscriptions, by the event's name.
    public let inputs: [String: RealtimeInput]

    /// Declares a channel.
    ///
    /// - Parameters:
    ///   - topics: the forms of the topics that belong to it; nil for all. Who may join is the topics' own rule.
    ///   - joined: what a person hears without asking for it.
    ///   - inputs: what clients may send, by the event's name.
    ///   - hints: what those in a topic are told of a change that is no event; asked for where somebody is in the topic, and free to read what is so now.
    ///   - messages: what those in a topic are told of an event; called once a topic, however many are in it.
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

    /// Whether a topic belongs to the channel.
    public func has(_ topic: Topic) -> Bool { topics?.contains { $0.match(topic.parts) != nil } ?? true }

    /// What a person hears without asking for it.
    public func topics(of person: Person) -> [Topic] { joined(person) }

    /// What those in a topic are told of an event.
    ///
    /// - Throws: what the database and the event's payload throw.
    public func messages(for event: DomainEvent, on topic: Topic, in transaction: Transaction) throws -> [RealtimeMessage] {
        try messages(event, topic, transaction)
    }
}

extension RealtimeChannel {
    /// What those in a change's topic are told of it, where it is no event.
    ///
    /// - Throws: what reading throws, and encoding the payload.
    public func messages(for change: Change) async throws -> [RealtimeMessage] { try await hints(change) }
}

/// Takes what a client sent, as JSON, from a person.
///
/// - Throws: ``APIError`` for what the person may not do.
public typealias RealtimeInput = @Sendable (_ person: Person, _ payload: Data) async throws -> Void

/// What the clients of a realtime socket are told.
public struct RealtimeMessage: Sendable, Equatable {
    /// The event's name, such as `order:updated`.
    public let event: String
    /// The payload as JSON.
    public let payload: Data

    /// Creates a message.
    ///
    /// - Throws: what the payload's `encode(to:)` throws.
    public init(_ event: String, _ payload: some Encodable) throws {
        self.event = event
        self.payload = try WireJSON.encoder().encode(payload)
    }
}
