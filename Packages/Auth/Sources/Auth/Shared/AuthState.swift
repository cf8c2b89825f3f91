public import AuthAPI
public import Core

/// The part of the app's state that Auth owns: the session, and a field for each screen.
public struct AuthState: Sendable, Equatable {
    /// The form that people without a session see.
    public enum Entrance: Sendable, Equatable {
        /// The form for signing in.
        case signIn
        /// The form for creating an account.
        case register
    }

    /// Whether somebody is signed in.
    public var session = SessionFeature.State.unknown
    /// Whether the session has ended without the person's doing, until that is told of.
    public var isSessionOver = false
    /// The form that people without a session see.
    public var entrance = Entrance.signIn
    /// The form for signing in.
    public var signIn = SignInFeature.State()
    /// The form for creating an account.
    public var register = RegisterFeature.State()
    /// The question before signing out.
    public var signOut = SignOutFeature.State()
    /// The progress of the mail that confirms the person's email address.
    public var verification = VerificationFeature.State.idle
    /// The open page around Auth's mail, in front of everything else.
    public var mailPage: MailPage?
    /// The person's profile, and the open page of the account.
    public var account = AccountFeature.State()
    /// The form of name and phone number.
    public var profile = ProfileFeature.State()
    /// The form of an address.
    public var address = AddressFeature.State()
    /// The form of preferences.
    public var preferences = PreferencesFeature.State()
    /// The choice of language and appearance.
    public var appearance = AppearanceFeature.State()
    /// The devices on which the person is signed in.
    public var devices = DevicesFeature.State()
    /// The person's passkeys.
    public var passkeys = PasskeysFeature.State()
    /// The email address, and the form that changes it.
    public var email = EmailFeature.State()
    /// The form of a new password.
    public var password = PasswordFeature.State()
    /// The second step of signing in.
    public var security = SecurityFeature.State()
    /// The question whether it is really the person.
    public var proof = ProofFeature.State()
    /// The consent to analytics.
    public var privacy = PrivacyFeature.State()
    /// The archive of the person's data.
    public var export = ExportFeature.State()
    /// The deletion of the account.
    public var deletion = DeletionFeature.State()
    /// The bar over every page while an administrator views as the person.
    public var viewing = ViewingFeature.State()
    /// The product's feature flags, while an administrator looks at them.
    public var flags: [FeatureFlags.Entry] = []

    /// Creates a state.
    public init(session: SessionFeature.State = .unknown, account: AccountFeature.State = AccountFeature.State()) {
        self.session = session
        self.account = account
        profile = user.map { ProfileFeature.State($0) } ?? ProfileFeature.State()
    }

    /// The signed-in user; nil if nobody is signed in.
    public var user: User? {
        guard case .signedIn(let user) = session else { return nil }
        return user
    }

    /// Whether staff have to set up or give a second factor before they have their roles.
    public var needsSecondFactor: Bool { user?.needsSecondFactor ?? false }

    /// Whether the account is to be deleted, so that nothing is shown but the choice to keep it.
    public var isLeaving: Bool { user?.deletionAt != nil }

    /// The chosen language; nil if the person never chose one that the app speaks.
    public var language: Language? { appearance.pendingLanguage ?? user?.person.language }

    /// The chosen appearance.
    public var scheme: Appearance { appearance.pendingScheme ?? account.profile.value?.preferences.appearance ?? .system }
}

/// The things that can happen in Auth: a case for each screen.
public enum AuthAction: Sendable, Equatable {
    /// Something happened to the session.
    case session(SessionFeature.Action)
    /// Entries of a person who isn't signed in, from before a restart of the server, were restored.
    case entranceRestored(EntranceDraft)
    /// Something happened in the form for signing in.
    case signIn(SignInFeature.Action)
    /// Something happened in the form for creating an account.
    case register(RegisterFeature.Action)
    /// Something happened to the question before signing out.
    case signOut(SignOutFeature.Action)
    /// Something happened to the notice about an unconfirmed email address.
    case verification(VerificationFeature.Action)
    /// Something happened on a page around mail.
    case mailPage(MailPageFeature.Action)
    /// Something happened to the account's profile or path.
    case account(AccountFeature.Action)
    /// Something happened in the form of name and phone number.
    case profile(ProfileFeature.Action)
    /// Something happened in the form of an address.
    case address(AddressFeature.Action)
    /// Something happened in the form of preferences.
    case preferences(PreferencesFeature.Action)
    /// Something happened to the choice of language and appearance.
    case appearance(AppearanceFeature.Action)
    /// Something happened on the page of devices.
    case devices(DevicesFeature.Action)
    /// Something happened on the page of passkeys.
    case passkeys(PasskeysFeature.Action)
    /// Something happened on the page of the email address.
    case email(EmailFeature.Action)
    /// Something happened in the form of a new password.
    case password(PasswordFeature.Action)
    /// Something happened to the second step of signing in.
    case security(SecurityFeature.Action)
    /// Something happened to the question whether it is really the person.
    case proof(ProofFeature.Action)
    /// Something happened on the page of privacy.
    case privacy(PrivacyFeature.Action)
    /// Something happened on the page of the archive of the person's data.
    case export(ExportFeature.Action)
    /// Something happened to the deletion of the account.
    case deletion(DeletionFeature.Action)
    /// Something happened to an administrator's viewing as the person.
    case viewing(ViewingFeature.Action)
}

extension AuthState {
    /// Whether a form of this page begins or ends the session, and will say so itself.
    var isChangingSession: Bool { signIn.isBusy || signIn.passkey.isBusy || register.isBusy || signOut.isBusy || deletion.isChanging || viewing.isEnding }

    /// The email address that the person has given so far.
    var knownEmail: String { user?.email ?? (entrance == .signIn ? signIn.email : register.email) }
}
