import Synchronization

/// Hands each element to every stream that is being listened to.
final class Broadcaster<Element: Sendable>: Sendable {
    private struct Listeners {
        var nextID = 0
        var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
        var isFinished = false
    }

    private let listeners = Mutex(Listeners())

    deinit { finish() }

    /// How many streams are being listened to.
    var count: Int { listeners.withLock { $0.continuations.count } }

    /// A stream of what is sent from now on.
    func stream() -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        let id: Int? = listeners.withLock { listeners in
            guard !listeners.isFinished else { return nil }
            listeners.nextID += 1
            listeners.continuations[listeners.nextID] = continuation
            return listeners.nextID
        }
        guard let id else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in
            self?.remove(id)
        }
        return stream
    }

    /// Sends to every stream. Never waits.
    func send(_ element: Element) {
        for continuation in listeners.withLock({ Array($0.continuations.values) }) { continuation.yield(element) }
    }

    /// Ends every stream, and those asked for later at once.
    func finish() {
        let ended = listeners.withLock { listeners in
            defer { listeners.continuations = [:] }
            listeners.isFinished = true
            return Array(listeners.continuations.values)
        }
        for continuation in ended { continuation.finish() }
    }

    private func remove(_ id: Int) {
        listeners.withLock { $0.continuations[id] = nil }
    }
}
