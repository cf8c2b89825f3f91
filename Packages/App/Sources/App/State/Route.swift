public import Core

/// What fills the window. It is derived from the state by `updateRoute()`, never set from elsewhere.
public enum Route: Sendable, Equatable {
    /// The session is being restored.
    case launch
    /// A page that a mail led to, or that asks for such mail: it opens for everybody.
    case mailPage
    /// Nobody is signed in.
    case signIn
    /// The profile lacks what the app needs of everybody.
    case onboarding
    /// What the mode requires of the device isn't permitted.
    case permissions
    /// The tabs of a mode.
    case home(Mode)
}
