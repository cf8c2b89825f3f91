import Synchronization

/// Who listens to which channel in this process; for drivers.
///
/// A listener is told once, however many announcements came since it last looked: an announcement says that there is something to look for, not what.
public final class Announcements: Sendable {
    private struct State {
        var listeners: [String: [Int: AsyncStream<Void>.Continuation]] = [:]
        var last = 0
        var isFinished = false
    }

    private let state = Mutex(State())

    /// Creates it with no listeners.
    public init() {}

    /// Yields once after announcements on a channel; ends with ``finish()``.
    ///
    /// - Parameter tellsNow: whether it yields at once, too.
    public func listen(to channel: String, tellsNow: Bool = true) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
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
        if tellsNow { continuation.yield() }
        return stream
    }

    /// Tells a channel's listeners.
    public func tell(_ channel: String) {
        for continuation in state.withLock({ Array(($0.listeners[channel] ?? [:]).values) }) { continuation.yield() }
    }

    /// Tells everybody, for example because announcements may have been missed.
    public func tellAll() {
        for continuation in state.withLock({ $0.listeners.values.flatMap(\.values) }) { continuation.yield() }
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
