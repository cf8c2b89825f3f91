import Core

/// What happens in the store inside a ``TestStore``.
enum TestStoreStep<Action: Sendable>: Sendable {
    /// The test sends or receives an action: the reducer runs.
    case take(Action)
    /// An effect sent an action: it waits to be received.
    case arrived(Action)
    /// An effect raised an event: it waits to be received.
    case raised(AppEvent)
    /// Somebody signs out: the state becomes what remains, and effects end, as the app's store does it.
    case signOut
    /// The deadline with this number has passed.
    case alarm(Int)
}
