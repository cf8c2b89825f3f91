/// A fact that concerns more than one feature. Features send events through the app, never to each other.
public enum AppEvent: Sendable, Equatable {
    /// Somebody signed in, was restored at start, or got new roles or a new name.
    case signedIn(Person)
    /// Nobody is signed in anymore.
    case signedOut
    /// The person switched between the customer's, driver's and dispatcher's app.
    case modeChanged(Mode)
    /// A feature asks the app to show another place; see ``Effect/open(_:)``.
    case open(LinkPlace)
    /// A short notice to show briefly.
    case notice(String)
    /// The app became visible or was hidden: its page was shown, hidden or closed. With SwiftUI, the scene phase changed to or from active.
    case sceneChanged(isActive: Bool)
}
