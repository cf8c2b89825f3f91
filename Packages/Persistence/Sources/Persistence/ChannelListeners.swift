import Synchronization

/// The listeners of this process, by channel; for drivers.
public final class ChannelListeners<Message: Sendable>: Sendable {
    private struct State {
        var listeners: [String: [Int: AsyncStream<Message>.Continuation]] = [:]
        var last = 0
        var isFinished = false
    }

    private let limit: Int
    private let state = Mutex(State())

    /// Creates an instance without listeners.
    ///
    /// - Parameter limit: the most messages queued for a listener; beyond it the oldest are dropped.
    public init(limit: Int) { self.limit = limit }

    /// Returns a stream of a channel's later messages, until ``finish()``.
    ///
    /// - Parameter first: a message for this listener to receive at once.
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

    /// Sends a message to a channel's listeners.
    public func send(_ message: Message, on channel: String) {
        for continuation in state.withLock({ Array(($0.listeners[channel] ?? [:]).values) }) { continuation.yield(message) }
    }

    /// The channels that have listeners.
    public var channels: Set<String> { state.withLock { Set($0.listeners.keys) } }

    /// Ends all current and future streams.
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

/// The listeners to announcements in this process, by channel; for drivers.
///
/// A listener is notified once, however many announcements were made since it last looked: an announcement says that there is something to read, not what.
public typealias Announcements = ChannelListeners<Void>

extension ChannelListeners where Message == Void {
    /// Creates an instance without listeners.
    public convenience init() { self.init(limit: 1) }

    /// Returns a stream that yields once after announcements on a channel, until ``finish()``.
    ///
    /// - Parameter startsNotified: whether it also yields at once.
    public func listen(to channel: String, startsNotified: Bool = true) -> AsyncStream<Void> { listen(to: channel, first: startsNotified ? () : nil) }

    /// Notifies a channel's listeners.
    public func notify(_ channel: String) { send((), on: channel) }
}
