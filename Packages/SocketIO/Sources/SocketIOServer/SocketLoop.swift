import NIOCore
import SocketIOEngine
import Synchronization

/// What belongs to one event loop: the namespaces' sockets that live on it.
final class SocketLoop {
    let namespaces: [LocalNamespace]
    let connectDeadlines: DeadlineQueue

    init(namespaceCount: Int, connectTimeout: Duration, on eventLoop: any EventLoop) {
        namespaces = (0..<namespaceCount).map { _ in LocalNamespace() }
        connectDeadlines = DeadlineQueue(connectTimeout, on: eventLoop)
    }
}

/// A loop seen from everywhere.
struct LoopReference: Sendable {
    let eventLoop: any EventLoop
    let loop: NIOLoopBound<SocketLoop>

    /// Runs on the loop, at once where this is it.
    func run(_ work: @escaping @Sendable (SocketLoop) -> Void) {
        if eventLoop.inEventLoop {
            work(loop.value)
        } else {
            eventLoop.execute { work(loop.value) }
        }
    }

    /// Runs on the loop after everything that was asked of it before.
    func runLater(_ work: @escaping @Sendable (SocketLoop) -> Void) {
        eventLoop.execute { work(loop.value) }
    }

    /// Asks the loop something.
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

    /// The current loop's part, made when it is asked for first.
    func current(_ eventLoop: any EventLoop, make: () -> SocketLoop) -> SocketLoop {
        if let known = all.first(where: { $0.eventLoop === eventLoop }) { return known.loop.value }
        let made = make()
        let reference = LoopReference(eventLoop: eventLoop, loop: NIOLoopBound(made, eventLoop: eventLoop))
        loops.withLock { $0.append(reference) }
        return made
    }
}
