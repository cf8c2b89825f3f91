import Core

extension SocketClientConfiguration {
    /// Returns the delay before an attempt, the first being 0.
    func delay(_ attempt: Int, _ random: any RandomSource) -> Duration {
        let longest = maximumReconnectDelay
        let delay = min(reconnectDelay * (1 << min(attempt, 16)), longest)
        let share = Double(random.integer(in: 0..<2_001)) / 1_000 - 1
        return min(delay * (1 + share * jitter), longest)
    }
}

extension Clock {
    /// Runs work with a time limit.
    ///
    /// - Throws: ``SocketClientError/timedOut``, or any error of the work.
    func limit<Value: Sendable>(_ duration: Duration, _ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await withThrowingTaskGroup(of: Value.self) { group in
            group.addTask { try await work() }
            group.addTask {
                try await sleep(for: duration)
                throw SocketClientError.timedOut
            }
            defer { group.cancelAll() }
            guard let value = try await group.next() else { throw SocketClientError.timedOut }
            return value
        }
    }
}
