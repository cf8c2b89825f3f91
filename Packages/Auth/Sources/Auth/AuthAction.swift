public import AuthAPI
public import Core

/// What can happen in Auth.
public enum AuthAction: Sendable, Equatable {
    /// The app starts, or the person asks to try again.
    case restoreRequested
    /// The session that is kept on this device was asked for its person.
    case restored(Result<User, APIError>)
    /// A session began (true) or ended (false), whatever caused it: another tab, or a refresh that was refused.
    case sessionChanged(Bool)

    /// The name was typed.
    case nameChanged(String)
    /// The address was typed.
    case emailChanged(String)
    /// The password was typed.
    case passwordChanged(String)
    /// The person has no account yet.
    case registerLinkTapped
    /// The person has an account.
    case signInLinkTapped
    /// The form was sent.
    case submitTapped
    /// The server has answered the form.
    case submitted(Result<User, APIError>)

    /// The person wants to sign out.
    case signOutTapped
    /// The session has ended.
    case signOutFinished
    /// The app says that nobody is signed in any more.
    case signedOut

    /// The account page is shown, or the person asks to try again.
    case accountAppeared
    /// The profile was asked for.
    case profileLoaded(Result<Profile, APIError>)
    /// The person wants to change the profile.
    case editTapped
    /// The person doesn't want to any more.
    case editCancelTapped
    /// The name was typed into the profile.
    case profileNameChanged(String)
    /// The phone number was typed into the profile.
    case profilePhoneChanged(String)
    /// The changes are to be saved.
    case profileSaveTapped
    /// The server has answered the changes.
    case profileSaved(Result<Profile, APIError>)
}
