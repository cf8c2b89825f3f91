import Foundation

/// The one way into a store from outside its owner: a queue that any task may add to and that the owner drains in order.
final class Inbox<Message: Sendable>: Sendable {
    /// A lock of Foundation's rather than a Mutex: the thread sanitizer sees it on Linux.
    private let lock = NSLock()
    // Safe: read and written below `lock` alone.
    private nonisolated(unsafe) var messages: [Message] = []
    // Safe: read and written below `lock` alone.
    private nonisolated(unsafe) var isClosed = false
    private let signal: AsyncStream<Void>.Continuation

    /// Yields once after messages were added, however many.
    let signals: AsyncStream<Void>

    init() {
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func add(_ message: Message) {
        let added = lock.withLock {
            if !isClosed { messages.append(message) }
            return !isClosed
        }
        if added { signal.yield() }
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
