import Core

/// A step inside a ``TestStore``.
enum TestStoreStep<Action: Sendable>: Sendable {
    /// The test sends or receives an action, and the reducer runs.
    case take(Action)
    /// An effect sent an action, which waits to be received.
    case arrived(Action)
    /// An effect raised an event, which waits to be received.
    case raised(AppEvent)
    /// Somebody signs out: the state is reset and effects end, as in the app's store.
    case signOut
    /// The deadline with this number passed.
    case alarm(Int)
}
