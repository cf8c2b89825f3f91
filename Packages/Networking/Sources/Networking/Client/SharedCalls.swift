import Core
import Synchronization

/// The calls of a client that only read and are under way, whose responses others may share who ask for the same.
///
/// A call that began before a write of this client is no longer shared, so that whoever wrote reads what was written.
final class SharedCalls: Sendable {
    /// The identity of a call.
    struct Key: Hashable {
        let path: String
        let token: String?
        let language: Language
    }

    private typealias Waiter = CheckedContinuation<APIResponse?, Never>

    private struct State {
        var lastNumber = 0
        /// The numbers of the calls that may be shared.
        var shared: [Key: Int] = [:]
        /// By the number of the call, and their own.
        var waiters: [Int: [Int: Waiter]] = [:]
    }

    private let state = Mutex(State())

    /// Makes a call, or takes the response of the same one that is under way. If that one fails, the call is made after all.
    func response(of key: Key, call: () async throws(APIError) -> APIResponse) async throws(APIError) -> APIResponse {
        let (number, isOwn) = begin(key)
        guard isOwn else {
            if let response = await wait(for: number) { return response }
            return try await call()
        }
        do {
            let response = try await call()
            end(number, key, response)
            return response
        } catch {
            end(number, key, nil)
            throw error
        }
    }

    /// Lets calls that are under way no longer be shared.
    func forget() { state.withLock { $0.shared = [:] } }

    /// The number of those who wait for another's call.
    var waiterCount: Int { state.withLock { $0.waiters.values.reduce(0) { $0 + $1.count } } }

    private func begin(_ key: Key) -> (number: Int, isOwn: Bool) {
        state.withLock { state in
            if let number = state.shared[key] { return (number, false) }
            state.lastNumber += 1
            state.shared[key] = state.lastNumber
            state.waiters[state.lastNumber] = [:]
            return (state.lastNumber, true)
        }
    }

    private func end(_ number: Int, _ key: Key, _ response: APIResponse?) {
        let waiters = state.withLock { state in
            if state.shared[key] == number { state.shared[key] = nil }
            return state.waiters.removeValue(forKey: number)
        }
        for waiter in (waiters ?? [:]).values { waiter.resume(returning: response) }
    }

    /// Waits for another's call; returns nil if it failed, has ended already, or if the task is canceled.
    private func wait(for call: Int) async -> APIResponse? {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isWaiting = state.withLock { state in
                    guard !Task.isCancelled, state.waiters[call] != nil else { return false }
                    state.waiters[call]?[number] = continuation
                    return true
                }
                if !isWaiting { continuation.resume(returning: nil) }
            }
        } onCancel: {
            state.withLock { $0.waiters[call]?.removeValue(forKey: number) }?.resume(returning: nil)
        }
    }
}
