import Core
import Mail
import Synchronization

/// Mail that a test reads, or whose server a test takes away.
final class FakeMailServer: MailService {
    private struct State {
        var sent: [MailMessage] = []
        var errors: [MailError] = []
        var isHeld = false
        var held: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())
    private let (arrivals, arrival) = AsyncStream<Void>.makeStream()

    var sent: [MailMessage] { state.withLock { $0.sent } }

    /// Has the next messages refused.
    func fail(_ errors: MailError...) { state.withLock { $0.errors += errors } }

    /// Takes the next message, but doesn't say so until ``release()``.
    func hold() { state.withLock { $0.isHeld = true } }

    /// Returns once a message has arrived.
    func arrived() async { for await _ in arrivals { return } }

    func release() { state.withLock { $0.held.take() }?.resume() }

    func send(_ message: MailMessage) async throws(MailError) {
        let (error, isHeld) = state.withLock { state -> (MailError?, Bool) in
            if !state.errors.isEmpty { return (state.errors.removeFirst(), false) }
            state.sent.append(message)
            let isHeld = state.isHeld
            state.isHeld = false
            return (nil, isHeld)
        }
        if let error { throw error }
        guard isHeld else { return }
        await withCheckedContinuation { continuation in
            state.withLock { $0.held = continuation }
            arrival.yield()
        }
    }
}
