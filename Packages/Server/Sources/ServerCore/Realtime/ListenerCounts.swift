import Core
import Foundation
import Synchronization

/// The listeners of each topic: their number in this process, and for shared topics, the other processes that have some.
final class ListenerCounts: Sendable {
    private struct State {
        var here: [Topic: Int] = [:]
        /// The time at which each process last reported listeners.
        var elsewhere: [Topic: [String: Date]] = [:]
    }

    private let state = Mutex(State())

    /// Counts a new listener.
    ///
    /// - Returns: whether it is the topic's first here.
    func enter(_ topic: Topic) -> Bool {
        state.withLock { state in
            state.here[topic, default: 0] += 1
            return state.here[topic] == 1
        }
    }

    /// Counts a listener that left.
    ///
    /// - Returns: whether it was the topic's last here.
    func leave(_ topic: Topic) -> Bool {
        state.withLock { state in
            let left = (state.here[topic] ?? 1) - 1
            state.here[topic] = left <= 0 ? nil : left
            return left <= 0
        }
    }

    func enter(_ topic: Topic, at node: String, now: Date) { state.withLock { $0.elsewhere[topic, default: [:]][node] = now } }

    func leave(_ topic: Topic, at node: String) {
        state.withLock { state in
            state.elsewhere[topic]?[node] = nil
            if state.elsewhere[topic]?.isEmpty == true { state.elsewhere[topic] = nil }
        }
    }

    /// Removes the processes that haven't reported since a time.
    func forget(before time: Date) {
        state.withLock { state in
            state.elsewhere = state.elsewhere.compactMapValues { nodes in
                let heard = nodes.filter { $0.value >= time }
                return heard.isEmpty ? nil : heard
            }
        }
    }

    /// Returns whether a topic has listeners in any process.
    func isListened(_ topic: Topic) -> Bool { state.withLock { $0.here[topic] != nil || $0.elsewhere[topic] != nil } }

    /// The topics with listeners in this process.
    var here: [Topic] { state.withLock { Array($0.here.keys) } }
}
