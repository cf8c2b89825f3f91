import Foundation
import Synchronization

/// Lets those who wait pass once it was opened, or when their task is canceled.
final class Gate: Sendable, Equatable {
    private struct State {
        var isOpen = false
        var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]
        var cancelled: Set<UUID> = []
    }

    private let state = Mutex(State())

    static func == (left: Gate, right: Gate) -> Bool { left === right }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        let key = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let passes = state.withLock { state in
                    if state.isOpen || state.cancelled.contains(key) { return true }
                    state.waiting[key] = continuation
                    return false
                }
                if passes { continuation.resume() }
            }
        } onCancel: {
            let continuation = state.withLock { state in
                state.cancelled.insert(key)
                return state.waiting.removeValue(forKey: key)
            }
            continuation?.resume()
        }
    }
}
