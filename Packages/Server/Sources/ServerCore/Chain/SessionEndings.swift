import Synchronization

/// Tells, in this process, whose sessions have ended before their time: by a new password, on another device, by theft that was noticed. Auth's
/// server says it, also of what other processes ended; whoever keeps something open for signed-in people listens.
public final class SessionEndings: Sendable {
    private let listeners = Mutex<[@Sendable (Int) -> Void]>([])

    /// Begins without listeners.
    public init() {}

    /// Calls a listener from now on with the id of each person of whom a session ended. It is called at once and may not wait.
    public func listen(_ listener: @escaping @Sendable (_ person: Int) -> Void) { listeners.withLock { $0.append(listener) } }

    /// Tells that a session of a person ended.
    public func tell(_ person: Int) {
        for listener in listeners.withLock({ $0 }) { listener(person) }
    }
}
