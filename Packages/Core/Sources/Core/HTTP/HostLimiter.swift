import Synchronization

/// Limits the concurrent requests to each host; further ones wait in line.
final class HostLimiter: Sendable {
    private struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var running: [String: Int] = [:]
        var waiting: [String: [Waiter]] = [:]
        var cancelled: Set<Int> = []
        var lastNumber = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) { self.limit = max(1, limit) }

    /// Waits for a slot, which the caller gives back with ``leave(_:)``.
    ///
    /// - Throws: `CancellationError` if the task is canceled while waiting.
    func enter(_ host: String) async throws {
        let number: Int? = state.withLock { state in
            guard state.running[host, default: 0] >= limit else {
                state.running[host, default: 0] += 1
                return nil
            }
            state.lastNumber += 1
            return state.lastNumber
        }
        guard let number else { return }
        let granted = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in wait(number, host, continuation) }
        } onCancel: {
            cancel(number, host)
        }
        // The task was canceled before it started to wait.
        state.withLock { _ = $0.cancelled.remove(number) }
        guard granted else { throw CancellationError() }
    }

    /// Frees a slot for the first in line.
    func leave(_ host: String) {
        let next: Waiter? = state.withLock { state in
            if state.waiting[host]?.isEmpty == false { return state.waiting[host]?.removeFirst() }
            let left = state.running[host, default: 1] - 1
            // Idle hosts are removed, so that the dictionary doesn't grow.
            state.running[host] = left > 0 ? left : nil
            state.waiting[host] = nil
            return nil
        }
        next?.continuation.resume(returning: true)
    }

    private func wait(_ number: Int, _ host: String, _ continuation: CheckedContinuation<Bool, Never>) {
        let granted: Bool? = state.withLock { state in
            if state.cancelled.remove(number) != nil { return false }
            if state.running[host, default: 0] < limit {
                state.running[host, default: 0] += 1
                return true
            }
            state.waiting[host, default: []].append(Waiter(number: number, continuation: continuation))
            return nil
        }
        if let granted { continuation.resume(returning: granted) }
    }

    private func cancel(_ number: Int, _ host: String) {
        let waiter: Waiter? = state.withLock { state in
            guard let place = state.waiting[host]?.firstIndex(where: { $0.number == number }) else {
                state.cancelled.insert(number)
                return nil
            }
            return state.waiting[host]?.remove(at: place)
        }
        waiter?.continuation.resume(returning: false)
    }
}
