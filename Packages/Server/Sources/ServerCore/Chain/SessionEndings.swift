import Synchronization

/// Notifies listeners in this process when a person's session ends early: because of a new password, from another device, or after a detected theft.
/// Auth's server calls it, also for sessions that other processes ended; anything that keeps connections for signed-in people listens.
public final class SessionEndings: Sendable {
    private let listeners = Mutex<[@Sendable (Int) -> Void]>([])

    /// Creates an instance without listeners.
    public init() {}

    /// Adds a listener, which is called with the id of each person whose session ends. It is called synchronously and must not block.
    public func listen(_ listener: @escaping @Sendable (_ person: Int) -> Void) { listeners.withLock { $0.append(listener) } }

    /// Notifies the listeners that a person's session ended.
    public func notify(_ person: Int) {
        for listener in listeners.withLock({ $0 }) { listener(person) }
    }
}
