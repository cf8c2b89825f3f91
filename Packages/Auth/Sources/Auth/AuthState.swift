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
    /// What is typed for changing the profile; nil while it is only shown.
    public var profileForm: ProfileForm?
    /// Whether the session is being ended.
    public var isSigningOut: Bool

    /// Creates a state.
    public init(
        session: Session = .unknown, form: CredentialsForm = CredentialsForm(), profile: ViewState<Profile> = .idle,
        profileForm: ProfileForm? = nil, isSigningOut: Bool = false
    ) {
        self.session = session
        self.form = form
        self.profile = profile
        self.profileForm = profileForm
        self.isSigningOut = isSigningOut
    }

    /// Who is signed in.
    public var user: User? {
        guard case .signedIn(let user) = session else { return nil }
        return user
    }

    /// Whether what an order needs to know of the person is there.
    public var isProfileComplete: Bool { user.map { !$0.name.isEmpty } ?? false }
}
