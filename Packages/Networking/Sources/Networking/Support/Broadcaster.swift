import Synchronization

/// Delivers each element to all its streams.
final class Broadcaster<Element: Sendable>: Sendable {
    private struct Listeners {
        var nextID = 0
        var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
        var isFinished = false
    }

    private let listeners = Mutex(Listeners())

    deinit { finish() }

    /// The number of streams with a listener.
    var count: Int { listeners.withLock { $0.continuations.count } }

    /// Returns a stream of later elements.
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

    /// Sends an element to every stream without waiting.
    func send(_ element: Element) {
        for continuation in listeners.withLock({ Array($0.continuations.values) }) { continuation.yield(element) }
    }

    /// Ends all current and future streams.
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
