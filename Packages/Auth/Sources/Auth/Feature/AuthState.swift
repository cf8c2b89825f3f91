public import AuthAPI
public import Core

/// What Auth remembers: whether somebody is signed in, what is typed, and the profile.
public struct AuthState: Sendable, Equatable {
    /// Whether somebody is signed in.
    public enum Session: Sendable, Equatable {
        /// Nobody has asked yet.
        case unknown
        /// The session that is kept on this device is being restored.
        case restoring
        /// It could not be restored now, and is kept; with a message for the person.
        case restoreFailed(String)
        /// Nobody is signed in.
        case signedOut
        /// This person is signed in.
        case signedIn(User)
    }

    /// Whether somebody is signed in.
    public var session: Session
    /// What is typed for signing in or registering.
    public var form: CredentialsForm
    /// The signed-in person's profile.
    public var profile: ViewState<Profile>
    /// The page below the account that is open.
    public var path: [AuthRoute]
    /// What is typed on the page of the profile.
    public var profileForm: ProfileForm?
    /// What is typed on the page of an address.
    public var addressForm: AddressForm?
    /// What is chosen on the page of preferences.
    public var preferencesForm: PreferencesForm?
    /// What is typed on the page that changes the password.
    public var passwordForm: PasswordForm?
    /// The devices on which the person is signed in.
    public var devices = DevicesState()
    /// Whether the person agrees to be counted.
    public var privacy = PrivacyState()
    /// The product's feature flags, while an administrator looks at them.
    public var flags: [FeatureFlags.Entry] = []
    /// How far the mail is that confirms the address.
    public var verificationMail = VerificationMail.idle
    /// The page around mail that is open, in front of everything else.
    public var mailPage: MailPage?
    /// The language that is on its way to the server.
    public var pendingLanguage: Language?
    /// The appearance that is on its way to the server.
    public var pendingAppearance: Appearance?
    /// Why the last choice of language or appearance was not kept.
    public var choiceMessage: String?
    /// Whether the question before signing out is open.
    public var asksSignOut = false
    /// Whether the session is being ended.
    public var isSigningOut: Bool

    /// Creates a state.
    public init(
        session: Session = .unknown, form: CredentialsForm = CredentialsForm(), profile: ViewState<Profile> = .idle,
        path: [AuthRoute] = [], profileForm: ProfileForm? = nil, isSigningOut: Bool = false
    ) {
        self.session = session
        self.form = form
        self.profile = profile
        self.path = path
        self.profileForm = profileForm
        self.isSigningOut = isSigningOut
    }

    /// Who is signed in.
    public var user: User? {
        guard case .signedIn(let user) = session else { return nil }
        return user
    }

    /// The language that is shown as chosen; nil where the person didn't choose one that the app speaks.
    public var language: Language? { pendingLanguage ?? user?.person.language }

    /// The appearance that is shown as chosen.
    public var appearance: Appearance { pendingAppearance ?? profile.value?.preferences.appearance ?? .system }

    /// Whether what an order needs to know of the person is there.
    public var isProfileComplete: Bool { user.map { !$0.name.isEmpty } ?? false }
}
