import Synchronization

/// Who listens to which channel in this process; for drivers.
public final class ChannelListeners<Message: Sendable>: Sendable {
    private struct State {
        var listeners: [String: [Int: AsyncStream<Message>.Continuation]] = [:]
        var last = 0
        var isFinished = false
    }

    private let limit: Int
    private let state = Mutex(State())

    /// Creates it with no listeners.
    ///
    /// - Parameter limit: the most messages that wait for a listener; beyond it the oldest are lost.
    public init(limit: Int) { self.limit = limit }

    /// What is told on a channel from now on; ends with ``finish()``.
    ///
    /// - Parameter first: what this listener is told at once.
    public func listen(to channel: String, first: Message?) -> AsyncStream<Message> {
        let (stream, continuation) = AsyncStream.makeStream(of: Message.self, bufferingPolicy: .bufferingNewest(limit))
        let number: Int? = state.withLock { state in
            guard !state.isFinished else { return nil }
            state.last += 1
            state.listeners[channel, default: [:]][state.last] = continuation
            return state.last
        }
        guard let number else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.remove(number, from: channel) }
        if let first { continuation.yield(first) }
        return stream
    }

    /// Tells a channel's listeners.
    public func tell(_ message: Message, on channel: String) {
        for continuation in state.withLock({ Array(($0.listeners[channel] ?? [:]).values) }) { continuation.yield(message) }
    }

    /// The channels that somebody listens to.
    public var channels: Set<String> { state.withLock { Set($0.listeners.keys) } }

    /// Ends every listener's sequence, and those of later ones at once.
    public func finish() {
        let listeners = state.withLock { state in
            state.isFinished = true
            defer { state.listeners = [:] }
            return state.listeners.values.flatMap(\.values)
        }
        for continuation in listeners { continuation.finish() }
    }

    private func remove(_ number: Int, from channel: String) {
        state.withLock { state in
            state.listeners[channel]?[number] = nil
            if state.listeners[channel]?.isEmpty == true { state.listeners[channel] = nil }
        }
    }
}
