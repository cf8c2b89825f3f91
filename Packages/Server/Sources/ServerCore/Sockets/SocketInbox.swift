import Synchronization

/// The messages that arrived on a socket: the host adds them, and the reader takes all that have come.
public final class SocketInbox: Sendable {
    private struct State {
        var messages: [String] = []
        var isFinished = false
        var taker: CheckedContinuation<Void, Never>?
    }

    private let capacity: Int
    private let madeRoom: @Sendable () -> Void
    private let state = Mutex(State())

    /// Creates an inbox.
    ///
    /// - Parameters:
    ///   - capacity: the number of messages that fills it. It accepts more, but the host stops reading while it is full.
    ///   - madeRoom: called when a full inbox was emptied.
    public init(capacity: Int = 16, madeRoom: @escaping @Sendable () -> Void = {}) {
        self.capacity = capacity
        self.madeRoom = madeRoom
    }

    /// Whether fewer messages are waiting than fill it.
    public var hasRoom: Bool { state.withLock { $0.messages.count < capacity } }

    /// Adds a message. Dropped after ``finish()``.
    public func put(_ message: String) {
        let taker = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard !state.isFinished else { return nil }
            state.messages.append(message)
            return state.taker.take()
        }
        taker?.resume()
    }

    /// Closes the inbox; waiting messages can still be taken.
    public func finish() {
        let taker = state.withLock { state in
            state.isFinished = true
            return state.taker.take()
        }
        taker?.resume()
    }

    /// Takes the waiting messages, or waits for one.
    ///
    /// - Returns: at least one message, in order of arrival; nil after the last, or if the task is canceled.
    public func take() async -> [String]? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    let isReady = !state.messages.isEmpty || state.isFinished || Task.isCancelled
                    if !isReady { state.taker = continuation }
                    return isReady
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.taker.take() }?.resume()
        }
        let messages = state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
        if messages.count >= capacity { madeRoom() }
        return messages.isEmpty ? nil : messages
    }
}
