/// Lets a number of pieces of work run at a time; the others wait in the order in which they came.
actor AsyncLimiter {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a limiter of at least one place.
    init(_ limit: Int) { free = max(1, limit) }

    /// Waits for a place and runs the work there.
    ///
    /// - Throws: what the work throws; `CancellationError` when the task was cancelled before its turn came.
    nonisolated func run<Result: Sendable>(_ work: @Sendable () async throws -> Result) async throws -> Result {
        await enter()
        do {
            try Task.checkCancellation()
            let result = try await work()
            await leave()
            return result
        } catch {
            await leave()
            throw error
        }
    }

    private func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        guard !waiting.isEmpty else {
            free += 1
            return
        }
        waiting.removeFirst().resume()
    }
}
