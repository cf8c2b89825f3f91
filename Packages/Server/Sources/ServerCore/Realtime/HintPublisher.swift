public import Core
import Synchronization

/// Publishes hints: changes that aren't stored and say no more than that listeners should look again.
///
/// The first is published at once; those of the same topic and kind that follow within 50 ms are published as one after it.
///
/// ```swift
/// transaction.afterCommit { hints.publish(Change(topic: FleetTopics.dispatch, kind: FleetEvents.boardChanged, id: order, sequence: 0)) }
/// ```
public final class HintPublisher: Sendable {
    private struct Key: Hashable {
        let topic: Topic
        let kind: String
        /// Nil where hints with different ids are published as one.
        let id: Int?
    }

    private struct State {
        var waiting: [Key: Change] = [:]
        /// Publishes what waits; nil while nothing does.
        var publishing: Task<Void, Never>?
    }

    /// The time between two hints of the same topic and kind.
    private static let pause = Duration.milliseconds(50)

    private let hub: RealtimeHub
    private let state = Mutex(State())

    /// Creates a publisher.
    public init(hub: RealtimeHub) { self.hub = hub }

    deinit { state.withLock { $0.publishing?.cancel() } }

    /// Publishes a hint soon. Never waits, so that it can be called after a commit.
    public func publish(_ hint: Change) { publish(hint, as: Key(topic: hint.topic, kind: hint.kind, id: nil)) }

    /// Publishes a hint soon whose listeners go by its id: those with other ids are published, too.
    public func publishEach(_ hint: Change) { publish(hint, as: Key(topic: hint.topic, kind: hint.kind, id: hint.id)) }

    private func publish(_ hint: Change, as key: Key) {
        state.withLock { state in
            state.waiting[key] = hint
            guard state.publishing == nil else { return }
            state.publishing = Task { [weak self, hub] in
                while let hints = self?.next() {
                    for hint in hints { await hub.publish(hint) }
                    // Real time, even if a test's clock stands still.
                    guard (try? await SystemClock().sleep(for: Self.pause)) != nil else { return }
                }
            }
        }
    }

    private func next() -> [Change]? {
        state.withLock { state in
            defer { state.waiting = [:] }
            guard state.waiting.isEmpty else { return Array(state.waiting.values) }
            state.publishing = nil
            return nil
        }
    }
}
