public import AuthAPI
public import Core

/// What can happen on the page of signed-in devices.
public enum DevicesAction: Sendable, Equatable {
    /// The page is shown, or the person asks to try again.
    case appeared
    /// The devices were asked for.
    case loaded(Result<[SignedInDevice], APIError>)
    /// The person wants to sign a device out.
    case signOutTapped(Int)
    /// The person doesn't want to sign it out after all.
    case signOutDismissed
    /// The device is to be signed out.
    case signOutConfirmed
    /// The server has answered, with an error or without.
    case signOutAnswered(Int, APIError?)
}
