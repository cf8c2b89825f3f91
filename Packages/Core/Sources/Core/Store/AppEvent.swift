/// A fact that concerns more than one feature: it travels through the app, never from slice to slice.
public enum AppEvent: Sendable, Equatable {
    /// Somebody signed in, was restored at start, or has new roles or a new name.
    case signedIn(Person)
    /// Nobody is signed in any more.
    case signedOut
    /// The person switched between using the app as customer, driver or dispatcher.
    case modeChanged(Mode)
    /// A feature asks the app to show another place; see ``Effect/open(_:)``.
    case open(LinkPlace)
    /// A short notice to be shown for a moment.
    case notice(String)
    /// The person can see the app now, or no longer: it is hidden, or its page is gone. SwiftUI's scene phase is active, or isn't.
    case sceneChanged(isActive: Bool)
}
