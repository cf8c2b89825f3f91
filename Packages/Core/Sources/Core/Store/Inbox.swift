import Synchronization

/// The one way into a store from outside its owner: a queue that any task may add to and that the owner drains in order.
final class Inbox<Message: Sendable>: Sendable {
    private struct State {
        var messages: [Message] = []
        var closed = false
    }

    private let state = Mutex(State())
    private let signal: AsyncStream<Void>.Continuation

    /// Yields once after messages were added, however many.
    let signals: AsyncStream<Void>

    init() {
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func add(_ message: Message) {
        let added = state.withLock { state in
            guard !state.closed else { return false }
            state.messages.append(message)
            return true
        }
        if added { signal.yield() }
    }

    func takeAll() -> [Message] {
        state.withLock { state in
            let messages = state.messages
            state.messages.removeAll(keepingCapacity: messages.count < 64)
            return messages
        }
    }

    func close() {
        state.withLock {
            $0.closed = true
            $0.messages = []
        }
        signal.finish()
    }
}
