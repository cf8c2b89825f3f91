/// Runs a socket's asynchronous handlers one after another, in a separate task.
final class EventQueue: Sendable {
    private typealias Work = @Sendable () async -> Void

    private let continuation: AsyncStream<Work>.Continuation
    private let task: Task<Void, Never>

    init(limit: Int) {
        let (stream, continuation) = AsyncStream.makeStream(of: Work.self, bufferingPolicy: .bufferingOldest(limit))
        self.continuation = continuation
        task = Task {
            for await work in stream { await work() }
        }
    }

    /// Queues an event; returns false if too many are waiting.
    func add(_ event: SocketEvent, _ handle: @escaping @Sendable (SocketEvent) async -> Void) -> Bool {
        if case .dropped = continuation.yield({ await handle(event) }) { return false }
        return true
    }

    /// Drops waiting events, and cancels the running handler.
    func end() {
        continuation.finish()
        task.cancel()
    }
}
