public import Core

/// The content of the window, derived from the state by `updateRoute()` and never set elsewhere.
public enum Route: Sendable, Equatable {
    /// The session is being restored.
    case launch
    /// A page linked from a mail, or that requests such a mail, open to everybody.
    case mailPage
    /// A feature's page that is open to everybody.
    case publicPage
    /// Nobody is signed in.
    case signIn
    /// The account is to be deleted, unless the person keeps it.
    case leaving
    /// The profile lacks required data.
    case onboarding
    /// Staff have to set up or give a second factor.
    case secondFactor
    /// The mode requires a permission that isn't granted.
    case permissions
    /// The tabs of a mode.
    case home(Mode)
}
