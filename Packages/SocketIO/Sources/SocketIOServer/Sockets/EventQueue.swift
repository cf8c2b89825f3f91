/// Runs a socket's asynchronous handlers one after the other, in a task of its own.
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

    /// Queues an event; false when too many wait.
    func add(_ event: SocketEvent, _ handle: @escaping @Sendable (SocketEvent) async -> Void) -> Bool {
        if case .dropped = continuation.yield({ await handle(event) }) { return false }
        return true
    }

    /// Drops what waits, and asks the handler that runs to stop.
    func end() {
        continuation.finish()
        task.cancel()
    }
}
