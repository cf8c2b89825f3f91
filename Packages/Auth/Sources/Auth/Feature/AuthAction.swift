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

    /// The app is in the foreground again, after it was hidden or had no connection.
    case returnedToForeground
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
    /// The person doesn't want to sign out after all.
    case signOutDismissed
    /// The session is to end.
    case signOutConfirmed
    /// The session has ended.
    case signOutFinished

    /// The account page is shown, or the person asks to try again.
    case accountAppeared
    /// The profile was asked for.
    case profileLoaded(Result<Profile, APIError>)
    /// The place below the account changed, by the address or the browser's back.
    case opened([AuthRoute])
    /// A row that leads to a page was pressed.
    case rowTapped(AuthRoute)
    /// The way back was pressed.
    case backTapped
    /// The name was typed into the profile.
    case profileNameChanged(String)
    /// The phone number was typed into the profile.
    case profilePhoneChanged(String)
    /// Name and phone number are to be saved.
    case profileSaveTapped
    /// Something happened on the page of an address.
    case address(AddressAction)
    /// Something happened on the page of preferences.
    case preferences(PreferencesAction)
    /// Something happened on the page of signed-in devices.
    case devices(DevicesAction)
    /// Something happened on the page of privacy.
    case privacy(PrivacyAction)
    /// Something happened on the page that changes the password.
    case password(PasswordAction)
    /// Something happened at the notice that the address isn't confirmed.
    case verification(VerificationAction)
    /// Something happened on the pages around mail.
    case mailPage(MailPageAction)
    /// A language was chosen.
    case languageChosen(Language)
    /// Light or dark was chosen.
    case appearanceChosen(Appearance)
    /// The server has answered a change.
    case profileSaved(ProfileChange, Result<Profile, APIError>)
}
