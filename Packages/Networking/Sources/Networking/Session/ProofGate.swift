/// Has the person prove again who they are when a call was refused with `proof_required`, so that the call can be repeated.
///
/// The calls of a session share one question. Where nobody can ask the person, as in a command-line client, such a call fails at once.
///
/// ```swift
/// for await isAsked in gate.questions() { show(isAsked) }   // the app
/// await gate.finish(isProven: true)                          // after POST /auth/proof
/// ```
public actor ProofGate {
    private typealias Waiter = CheckedContinuation<Bool, Never>

    private let broadcaster = Broadcaster<Bool>()
    private var waiters: [Int: Waiter] = [:]
    private var lastNumber = 0

    /// Creates a gate.
    public init() {}

    /// Returns a stream of later questions (true), and of their ends where no call waits any more (false).
    public nonisolated func questions() -> AsyncStream<Bool> { broadcaster.stream() }

    /// Ends the question for all calls that wait.
    ///
    /// - Parameter isProven: whether the person has proved who they are, and the calls are repeated.
    public func finish(isProven: Bool) {
        let waiting = waiters.values
        waiters = [:]
        for waiter in waiting { waiter.resume(returning: isProven) }
    }

    /// Asks the person, and returns whether they have proved who they are.
    func prove() async -> Bool {
        guard broadcaster.count > 0 else { return false }
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: false) }
                waiters[number] = continuation
                if waiters.count == 1 { broadcaster.send(true) }
            }
        } onCancel: {
            // lint:allow task-stored because a cancellation handler can't wait, and this ends at once
            Task { await self.dismiss(number) }
        }
    }

    private func dismiss(_ number: Int) {
        guard let waiter = waiters.removeValue(forKey: number) else { return }
        waiter.resume(returning: false)
        if waiters.isEmpty { broadcaster.send(false) }
    }
}
