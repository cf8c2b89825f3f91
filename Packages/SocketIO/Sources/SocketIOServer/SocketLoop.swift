import NIOCore
import SocketIOEngine
import Synchronization

/// The state of one event loop: the namespaces' sockets on it.
final class SocketLoop {
    let namespaces: [LocalNamespace]
    let connectDeadlines: DeadlineQueue

    init(namespaceCount: Int, connectTimeout: Duration, on eventLoop: any EventLoop) {
        namespaces = (0..<namespaceCount).map { _ in LocalNamespace() }
        connectDeadlines = DeadlineQueue(connectTimeout, on: eventLoop)
    }
}

/// A reference to a loop from other threads.
struct LoopReference: Sendable {
    let eventLoop: any EventLoop
    let loop: NIOLoopBound<SocketLoop>

    /// Runs work on the loop, at once if this is it.
    func run(_ work: @escaping @Sendable (SocketLoop) -> Void) {
        if eventLoop.inEventLoop {
            work(loop.value)
        } else {
            eventLoop.execute { work(loop.value) }
        }
    }

    /// Runs work on the loop after everything requested before.
    func runLater(_ work: @escaping @Sendable (SocketLoop) -> Void) {
        eventLoop.execute { work(loop.value) }
    }

    /// Reads a value on the loop.
    func read<Value: Sendable>(_ work: @escaping @Sendable (SocketLoop) -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            runLater { continuation.resume(returning: work($0)) }
        }
    }
}

/// The loops that have had a connection.
final class LoopTable: Sendable {
    private let loops = Mutex<[LoopReference]>([])

    var all: [LoopReference] { loops.withLock { $0 } }

    /// Returns the current loop's state, created on first use.
    func current(_ eventLoop: any EventLoop, make: () -> SocketLoop) -> SocketLoop {
        if let known = all.first(where: { $0.eventLoop === eventLoop }) { return known.loop.value }
        let made = make()
        let reference = LoopReference(eventLoop: eventLoop, loop: NIOLoopBound(made, eventLoop: eventLoop))
        loops.withLock { $0.append(reference) }
        return made
    }
}
