public import Foundation
import Synchronization

/// A bus within a single process, for several servers in it.
public final class InProcessBus: ProcessBus {
    private struct State {
        var listeners: [String: [Int: AsyncStream<BusSignal>.Continuation]] = [:]
        var lastListener = 0
    }

    private let state = Mutex(State())

    /// The most messages queued for a listener; beyond it the oldest are dropped.
    private static let buffer = 1_000

    /// Creates a bus without listeners.
    public init() {}

    /// Sends a message to all listeners.
    public func publish(_ message: Data, to channel: String) {
        let listeners = state.withLock { Array(($0.listeners[channel] ?? [:]).values) }
        for listener in listeners { listener.yield(.message(message)) }
    }

    /// Returns the messages published from now on; listening is active when this returns.
    public func signals(of channel: String) -> AsyncStream<BusSignal> {
        let (stream, continuation) = AsyncStream.makeStream(of: BusSignal.self, bufferingPolicy: .bufferingNewest(Self.buffer))
        continuation.yield(.listening)
        let number = state.withLock { state in
            state.lastListener += 1
            state.listeners[channel, default: [:]][state.lastListener] = continuation
            return state.lastListener
        }
        continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners[channel]?[number] = nil } }
        return stream
    }
}
