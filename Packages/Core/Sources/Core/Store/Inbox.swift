import Foundation

/// The only way into a store from outside its owner: a queue that any task may add to and that the owner drains in order.
final class Inbox<Message: Sendable>: Sendable {
    /// A Foundation lock rather than a Mutex, because the thread sanitizer recognizes it on Linux.
    private let lock = NSLock()
    // Safe: accessed only under `lock`.
    private nonisolated(unsafe) var messages: [Message] = []
    // Safe: accessed only under `lock`.
    private nonisolated(unsafe) var isClosed = false
    private let signal: AsyncStream<Void>.Continuation

    /// Yields once after messages were added, however many.
    let signals: AsyncStream<Void>

    init() {
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Adds a message.
    ///
    /// - Parameter wakes: whether the owner is to take it now, rather than with a message that follows at once.
    func add(_ message: Message, wakes: Bool = true) {
        let added = lock.withLock {
            if !isClosed { messages.append(message) }
            return !isClosed
        }
        if added, wakes { signal.yield() }
    }

    func takeAll() -> [Message] {
        lock.withLock {
            defer { messages.removeAll(keepingCapacity: messages.count < 64) }
            return messages
        }
    }

    func close() {
        lock.withLock {
            isClosed = true
            messages = []
        }
        signal.finish()
    }
}
