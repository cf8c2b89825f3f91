public import Core
import Foundation
public import Persistence
import Synchronization

/// Hands changes to those who subscribed to their topics, after checking once who may.
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

    /// What other processes are told.
    enum RelayedEvent {
        case told(Change)
        /// The first in this process listens to a shared topic, or the last one has left it.
        case entered(Topic), left(Topic)
    }

    /// The most changes that wait for one listener; beyond it the oldest are dropped, since a listener fetches anyway.
    private static let buffer = 64

    /// Creates a hub.
    public init(rules: [TopicRule], database: any Database) {
        self.rules = rules
        self.database = database
    }

    /// Subscribes a person to a topic; the subscription is in force when the call returns.
    ///
    /// - Parameter gate: may hold the changes back.
    /// - Throws: ``APIError`` of status 403 for a topic that isn't the person's to hear, or that no plugin declares.
    public func subscribe(_ topic: Topic, as person: Person, through gate: RealtimeGate? = nil) async throws -> AsyncStream<Change> {
        try await check(topic, for: person)
        let (stream, continuation) = AsyncStream<Change>.makeStream(bufferingPolicy: .bufferingNewest(Self.buffer))
        lastListener += 1
        let number = lastListener
        listeners[topic, default: [:]][number] = Listener(continuation: continuation, gate: gate)
        enter(topic)
        continuation.onTermination = { [weak self] _ in
            // lint:allow task-stored because a listener that has gone must be forgotten, and nobody is left to wait for it.
            Task { await self?.remove(number, from: topic) }
        }
        return stream
    }

    /// Refuses a topic that isn't the person's to hear, or that no plugin declares.
    ///
    /// - Throws: ``APIError`` of status 403; what the database throws.
    public nonisolated func check(_ topic: Topic, for person: Person) async throws {
        guard try await allows(topic, person) else { throw APIError.forbidden(Strings.topicForbidden) }
    }

    /// Lets somebody hear of every event from now on.
    public func add(_ observer: any RealtimeObserver) { observers.append(observer) }

    /// Tells those who listen to an event's topics, then the observers.
    func tell(_ event: DomainEvent) async {
        for topic in event.topics { deliver(Change(topic: topic, kind: event.kind, id: event.aggregateID, sequence: event.sequence)) }
        for observer in observers { await observer.committed(event) }
    }

    /// Tells those who listen to the change's topic, in any process, of something that is stored nowhere.
    public func tell(_ change: Change) async {
        relay(.told(change))
        await toldElsewhere(change)
    }

    /// Tells those who listen here of what another process tells.
    func toldElsewhere(_ change: Change) async {
        deliver(change)
        for observer in observers { await observer.told(change) }
    }

    /// Hands what other processes must know to their relay.
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

    /// Counts somebody who listens to a topic by an observer.
    public nonisolated func enter(_ topic: Topic) {
        if counts.enter(topic), isShared(topic) { relay(.entered(topic)) }
    }

    /// Counts somebody who entered a topic no more.
    public nonisolated func leave(_ topic: Topic) {
        if counts.leave(topic), isShared(topic) { relay(.left(topic)) }
    }

    /// Whether anybody listens to a topic: in this process, or for a topic whose rule shares its listeners, in any.
    public nonisolated func isListened(_ topic: Topic) -> Bool { counts.isListened(topic) }

    /// The topics that somebody listens to, in this process.
    public nonisolated var listenedTopics: [Topic] { counts.here }

    /// Those of them whose listeners other processes know.
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

    private func remove(_ number: Int, from topic: Topic) {
        guard listeners[topic]?.removeValue(forKey: number) != nil else { return }
        leave(topic)
        if listeners[topic]?.isEmpty == true { listeners[topic] = nil }
    }
}
