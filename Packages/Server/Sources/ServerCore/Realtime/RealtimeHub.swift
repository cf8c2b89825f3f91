public import Core
import Foundation
public import Persistence
import Synchronization

/// Delivers changes to the subscribers of their topics, after checking their permission once.
public actor RealtimeHub {
    private let rules: [TopicRule]
    private let database: any Database
    private var listeners: [Topic: [Int: Listener]] = [:]
    private var lastListener = 0
    private var observers: [any RealtimeObserver] = []
    private nonisolated let counts = ListenerCounts()
    private nonisolated let relayed = Mutex<(@Sendable (RelayedEvent) -> Void)?>(nil)

    private struct Listener {
        let continuation: AsyncStream<Change>.Continuation
        let gate: RealtimeGate?
    }

    /// An event for the relay to other processes.
    enum RelayedEvent {
        case published(Change)
        /// The first listener of a shared topic in this process came, or the last one left.
        case entered(Topic), left(Topic)
    }

    /// The most changes queued for a listener; beyond it the oldest are dropped, since listeners fetch anyway.
    private static let buffer = 64

    /// Creates a hub.
    public init(rules: [TopicRule], database: any Database) {
        self.rules = rules
        self.database = database
    }

    /// Subscribes a person to a topic; the subscription is active when the call returns.
    ///
    /// - Parameter gate: may hold the changes back.
    /// - Throws: ``APIError`` with status 403 if the person may not subscribe to the topic, or if no plugin declares it.
    public func subscribe(_ topic: Topic, as person: Person, through gate: RealtimeGate? = nil) async throws -> AsyncStream<Change> {
        try await check(topic, for: person)
        let (stream, continuation) = AsyncStream<Change>.makeStream(bufferingPolicy: .bufferingNewest(Self.buffer))
        lastListener += 1
        let number = lastListener
        // Whoever views as somebody must not make them seem present.
        let isCounted = person.viewerID == nil
        listeners[topic, default: [:]][number] = Listener(continuation: continuation, gate: gate)
        if isCounted { enter(topic) }
        continuation.onTermination = { [weak self] _ in
            // lint:allow task-stored because a listener that has gone must be removed, and nobody is left to wait for it.
            Task { await self?.remove(number, from: topic, isCounted: isCounted) }
        }
        return stream
    }

    /// Checks that a person may subscribe to a topic and that a plugin declares it.
    ///
    /// - Throws: ``APIError`` with status 403; any error of the database.
    public nonisolated func check(_ topic: Topic, for person: Person) async throws {
        guard try await allows(topic, person) else { throw APIError.forbidden(Strings.topicForbidden) }
    }

    /// Adds an observer of every later event.
    public func add(_ observer: any RealtimeObserver) { observers.append(observer) }

    /// Publishes an event to the listeners of its topics, then to the observers.
    func publish(_ event: DomainEvent) async {
        for topic in event.topics { deliver(Change(topic: topic, kind: event.kind, id: event.aggregateID, sequence: event.sequence)) }
        for observer in observers { await observer.committed(event) }
    }

    /// Publishes a change that isn't stored to the topic's listeners in all processes.
    public func publish(_ change: Change) async {
        relay(.published(change))
        await publishLocally(change)
    }

    /// Publishes another process's change to the listeners in this one.
    func publishLocally(_ change: Change) async {
        deliver(change)
        for observer in observers { await observer.published(change) }
    }

    /// Sets the relay that informs other processes.
    nonisolated func relay(to relay: @escaping @Sendable (RelayedEvent) -> Void) { relayed.withLock { $0 = relay } }

    private nonisolated func relay(_ event: RelayedEvent) { relayed.withLock { $0 }?(event) }

    private func deliver(_ change: Change) {
        for (number, listener) in listeners[change.topic] ?? [:] {
            if let gate = listener.gate {
                gate.pass(change, to: number, listener.continuation, limit: Self.buffer)
            } else {
                listener.continuation.yield(change)
            }
        }
    }

    /// Counts a listener that entered a topic through an observer.
    public nonisolated func enter(_ topic: Topic) {
        if counts.enter(topic), isShared(topic) { relay(.entered(topic)) }
    }

    /// Counts a listener that left a topic.
    public nonisolated func leave(_ topic: Topic) {
        if counts.leave(topic), isShared(topic) { relay(.left(topic)) }
    }

    /// Returns whether a topic has listeners in this process, or, if its rule shares them, in any.
    public nonisolated func isListened(_ topic: Topic) -> Bool { counts.isListened(topic) }

    /// The topics with listeners in this process.
    public nonisolated var listenedTopics: [Topic] { counts.here }

    /// The topics among them whose listeners are shared with other processes.
    nonisolated var sharedTopics: [Topic] { counts.here.filter(isShared) }

    nonisolated func enterElsewhere(_ topic: Topic, at node: String, now: Date) { counts.enter(topic, at: node, now: now) }
    nonisolated func leaveElsewhere(_ topic: Topic, at node: String) { counts.leave(topic, at: node) }
    nonisolated func forgetListenersElsewhere(before time: Date) { counts.forget(before: time) }

    private nonisolated func isShared(_ topic: Topic) -> Bool {
        rules.contains { $0.sharesListeners && $0.pattern.match(topic.parts) != nil }
    }

    private nonisolated func allows(_ topic: Topic, _ person: Person) async throws -> Bool {
        for rule in rules {
            guard let values = rule.pattern.match(topic.parts) else { continue }
            return try await database.read { try rule.allows(values, person, $0) }
        }
        return false
    }

    private func remove(_ number: Int, from topic: Topic, isCounted: Bool) {
        guard listeners[topic]?.removeValue(forKey: number) != nil else { return }
        if isCounted { leave(topic) }
        if listeners[topic]?.isEmpty == true { listeners[topic] = nil }
    }
}

/// Receives every event and change published in realtime, whatever its topics, to forward it to clients outside this process.
public protocol RealtimeObserver: Sendable {
    /// Called when an event was committed. The next event waits until this returns.
    func committed(_ event: DomainEvent) async
    /// Called for a change that isn't stored, such as somebody typing.
    func published(_ change: Change) async
}
