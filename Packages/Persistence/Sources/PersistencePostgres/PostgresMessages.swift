import Synchronization

/// What a listener to a channel's messages hears.
public enum PostgresMessage: Sendable, Equatable {
    /// Listening is in force, for the first time or again after a lost connection: what was sent before may have been missed.
    case listening
    /// Somebody sent this.
    case text(String)
}

/// Who listens to the messages of which channel in this process.
final class PostgresMessages: Sendable {
    private struct State {
        var listeners: [String: [Int: AsyncStream<PostgresMessage>.Continuation]] = [:]
        var last = 0
        var isFinished = false
    }

    /// The most messages that wait for a listener; beyond it the oldest are lost.
    private static let buffer = 1_000

    private let state = Mutex(State())

    /// The channels that somebody listens to.
    var channels: Set<String> { state.withLock { Set($0.listeners.keys) } }

    func listen(to channel: String, isHeard: Bool) -> AsyncStream<PostgresMessage> {
        let (stream, continuation) = AsyncStream.makeStream(of: PostgresMessage.self, bufferingPolicy: .bufferingNewest(Self.buffer))
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
        if isHeard { continuation.yield(.listening) }
        return stream
    }

    func tell(_ message: PostgresMessage, on channel: String) {
        for continuation in state.withLock({ Array(($0.listeners[channel] ?? [:]).values) }) { continuation.yield(message) }
    }

    func finish() {
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
