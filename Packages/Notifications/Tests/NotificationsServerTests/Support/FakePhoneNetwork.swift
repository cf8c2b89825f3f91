import Core
import NotificationsServer
import Synchronization

/// Phones that a test reads, or whose network refuses what the test says.
final class FakePhoneNetwork: TextService {
    private struct State {
        var sent: [TextMessage] = []
        var errors: [TextError] = []
    }

    private let state = Mutex(State())

    var sent: [TextMessage] { state.withLock { $0.sent } }
    /// The digits of the last code.
    var code: String { String((sent.last?.text ?? "").split { !$0.isNumber }.first { $0.count == 6 } ?? "") }

    /// Has the next messages refused.
    func fail(_ errors: TextError...) { state.withLock { $0.errors += errors } }

    func send(_ message: TextMessage) async throws(TextError) {
        let error = state.withLock { state -> TextError? in
            if !state.errors.isEmpty { return state.errors.removeFirst() }
            state.sent.append(message)
            return nil
        }
        if let error { throw error }
    }
}
