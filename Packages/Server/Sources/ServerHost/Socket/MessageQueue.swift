import Synchronization

/// A bounded queue between a socket's reader and the one who takes its messages: a full queue makes the reader wait, and with it the sender.
final class MessageQueue: Sendable {
    private struct State {
        var messages: [String] = []
        var isFinished = false
        var taker: CheckedContinuation<String?, Never>?
        var putter: CheckedContinuation<Void, Never>?
    }

    private let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Adds a message and returns when there is room for another. After ``finish()`` it is dropped.
    func put(_ message: String) async {
        let taker = state.withLock { state -> CheckedContinuation<String?, Never>? in
            if state.isFinished { return nil }
            if let taker = state.taker {
                state.taker = nil
                return taker
            }
            state.messages.append(message)
            return nil
        }
        if let taker { return taker.resume(returning: message) }
        await withCheckedContinuation { continuation in
            let hasRoom = state.withLock { state in
                let hasRoom = state.isFinished || state.messages.count < capacity
                if !hasRoom { state.putter = continuation }
                return hasRoom
            }
            if hasRoom { continuation.resume() }
        }
    }

    /// The next message; nil when there are no more or the task is cancelled.
    func next() async -> String? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (message, isReady, putter) = state.withLock { state -> (String?, Bool, CheckedContinuation<Void, Never>?) in
                    if !state.messages.isEmpty {
                        let message = state.messages.removeFirst()
                        let putter = state.putter
                        state.putter = nil
                        return (message, true, putter)
                    }
                    if state.isFinished || Task.isCancelled { return (nil, true, nil) }
                    state.taker = continuation
                    return (nil, false, nil)
                }
                putter?.resume()
                if isReady { continuation.resume(returning: message) }
            }
        } onCancel: {
            let taker = state.withLock { state in
                let taker = state.taker
                state.taker = nil
                return taker
            }
            taker?.resume(returning: nil)
        }
    }

    /// Ends the queue: what is in it can still be taken.
    func finish() {
        let (taker, putter) = state.withLock { state in
            state.isFinished = true
            defer { (state.taker, state.putter) = (nil, nil) }
            return (state.taker, state.putter)
        }
        taker?.resume(returning: nil)
        putter?.resume()
    }
}
