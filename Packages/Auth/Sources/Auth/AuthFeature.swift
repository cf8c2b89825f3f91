import AuthAPI
public import Core
public import Networking

/// The session, and the person's account.
///
/// It raises `AppEvent.signedIn` when somebody signed in, was restored, or has changed their profile, and `AppEvent.signedOut` when the session has
/// ended, for whatever reason.
public struct AuthFeature: Feature {
    /// The slice's state.
    public typealias State = AuthState
    /// The slice's action.
    public typealias Action = AuthAction

    /// The slice's name.
    public static let name = "auth"
    private let flags: [FeatureFlags.Entry]
    private let session: SessionFeature
    private let signIn: SignInFeature
    private let register: RegisterFeature
    private let signOut: SignOutFeature
    private let verification: VerificationFeature
    private let mailPage: MailPageFeature
    private let account: AccountFeature
    private let profile: ProfileFeature
    private let address: AddressFeature
    private let preferences: PreferencesFeature
    private let appearance: AppearanceFeature
    private let devices: DevicesFeature
    private let passkeys: PasskeysFeature
    private let email: EmailFeature
    private let password: PasswordFeature
    private let security: SecurityFeature
    private let proof: ProofFeature
    private let privacy: PrivacyFeature
    private let export: ExportFeature
    private let deletion: DeletionFeature
    private let viewing: ViewingFeature

    /// Creates the feature.
    ///
    /// - Parameters:
    ///   - flags: the product's feature flags, for administrators to see.
    ///   - following: shows how far the archive of the person's data is; nil where nothing is live.
    ///   - viewing: the time for which an administrator views as the person; nil in the person's own session.
    public init(auth: any AuthService, flags: [FeatureFlags.Entry] = [], following: Following? = nil, viewing: ViewingTime? = nil) {
        self.flags = flags
        session = SessionFeature(auth: auth)
        signIn = SignInFeature(auth: auth)
        register = RegisterFeature(auth: auth)
        signOut = SignOutFeature(auth: auth)
        verification = VerificationFeature(auth: auth)
        mailPage = MailPageFeature(auth: auth)
        account = AccountFeature(auth: auth)
        profile = ProfileFeature(auth: auth)
        address = AddressFeature(auth: auth)
        preferences = PreferencesFeature(auth: auth)
        appearance = AppearanceFeature(auth: auth)
        devices = DevicesFeature(auth: auth)
        passkeys = PasskeysFeature(auth: auth)
        email = EmailFeature(auth: auth)
        password = PasswordFeature(auth: auth)
        security = SecurityFeature(auth: auth)
        proof = ProofFeature(auth: auth)
        privacy = PrivacyFeature(auth: auth)
        export = ExportFeature(auth: auth, following: following)
        deletion = DeletionFeature(auth: auth)
        self.viewing = ViewingFeature(auth: auth, time: viewing)
    }

    /// Nothing is known yet, but whether it is an administrator who looks.
    public var initialState: AuthState {
        var state = AuthState()
        state.viewing.isOn = viewing.time != nil
        return state
    }

    /// Keeps the page that a mail led to: it belongs to nobody. A session that ended by itself is told of where one signs in again.
    public func stateAfterSignOut(_ state: AuthState) -> AuthState {
        var remaining = AuthState(session: .signedOut)
        remaining.signIn.isAskedAgain = state.isSessionOver
        remaining.signIn.deletionAt = state.deletion.asked
        remaining.mailPage = state.mailPage
        return remaining
    }

    /// Watching the session of this device.
    public static let effectsBeyondSignOut: Set<EffectID> = ["session/watch"]

    /// Hands an action to its screen, then does what follows from it for the others.
    public func reduce(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        let page = state.account.path.last
        let effect = reduceScreen(&state, action)
        let following = reduceRest(&state, action)
        if state.account.path.last != page { clearForms(&state) }
        fillForms(&state)
        return .merge(effect, following)
    }

    private func reduceScreen(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        switch action {
        case .entranceRestored: .none
        case .session(let action): session.reduce(&state.session, action, isBusy: state.isChangingSession).map(scope: "session", AuthAction.session)
        case .signIn(let action): signIn.reduce(&state.signIn, action).map(scope: "signIn", AuthAction.signIn)
        case .register(let action): register.reduce(&state.register, action).map(scope: "register", AuthAction.register)
        case .signOut(let action): signOut.reduce(&state.signOut, action).map(scope: "signOut", AuthAction.signOut)
        case .verification(let action): verification.reduce(&state.verification, action).map(scope: "verification", AuthAction.verification)
        case .mailPage(let action): mailPage.reduce(&state.mailPage, action, email: state.knownEmail).map(scope: "mailPage", AuthAction.mailPage)
        case .account(let action): account.reduce(&state.account, action, user: state.user).map(scope: "account", AuthAction.account)
        case .profile(let action): profile.reduce(&state.profile, action).map(scope: "profile", AuthAction.profile)
        case .address(let action):
            address.reduce(&state.address, action, profile: state.account.profile.value).map(scope: "address", AuthAction.address)
        case .preferences(let action):
            preferences.reduce(&state.preferences, action, user: state.user, scheme: state.scheme).map(scope: "preferences", AuthAction.preferences)
        case .appearance(let action):
            appearance.reduce(&state.appearance, action, user: state.user, profile: state.account.profile.value)
                .map(scope: "appearance", AuthAction.appearance)
        case .devices(let action): devices.reduce(&state.devices, action).map(scope: "devices", AuthAction.devices)
        case .passkeys(let action): passkeys.reduce(&state.passkeys, action).map(scope: "passkeys", AuthAction.passkeys)
        case .email(let action): email.reduce(&state.email, action).map(scope: "email", AuthAction.email)
        case .password(let action): password.reduce(&state.password, action).map(scope: "password", AuthAction.password)
        case .security(let action): security.reduce(&state.security, action).map(scope: "security", AuthAction.security)
        case .proof(let action): proof.reduce(&state.proof, action).map(scope: "proof", AuthAction.proof)
        case .privacy(let action): privacy.reduce(&state.privacy, action).map(scope: "privacy", AuthAction.privacy)
        case .export(let action): export.reduce(&state.export, action).map(scope: "export", AuthAction.export)
        case .deletion(let action): deletion.reduce(&state.deletion, action).map(scope: "deletion", AuthAction.deletion)
        case .viewing(let action): viewing.reduce(&state.viewing, action).map(scope: "viewing", AuthAction.viewing)
        }
    }
}

// What one screen means for the others.
extension AuthFeature {
    private func reduceRest(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        switch action {
        case .session(.restored(.success(let user))), .register(.finished(.success(let user))):
            return enter(&state, user)
        case .signIn(.finished(.success(let user))), .signIn(.passkey(.finished(.success(let user)))):
            return .merge(enter(&state, user), confirmEmail(&state))
        case .session(.changed(false)):
            state.isSessionOver = state.user != nil && !state.isChangingSession
        case .session(.restored(.failure(let error))):
            state.isSessionOver = error.code == "session_over"
        case .signIn(.registerTapped):
            state.entrance = .register
            state.register.take(email: state.signIn.email, password: state.signIn.password)
        case .register(.signInTapped):
            state.entrance = .signIn
            state.signIn.take(email: state.register.email, password: state.register.password)
        case .signIn(.forgotPasswordTapped):
            return reduceScreen(&state, .mailPage(.newLinkTapped))
        case .mailPage(.finished(nil)):
            return finishMailPage(&state)
        case .mailPage(.finished(let error?)) where error.code == "email_taken":
            return loadProfile(&state)
        case .entranceRestored(let draft):
            state.restore(draft)
        case .account(.profileLoaded(.success(let profile))):
            return take(profile, &state)
        case .profile(.saved(.success(let profile))):
            return keep(profile, &state, Strings.profileSaved) { $0 == .profile }
        case .address(.saved(.success(let profile))):
            return keep(profile, &state, Strings.addressSaved) { $0.isAddress }
        case .address(.removed(.success(let profile))):
            return keep(profile, &state, Strings.addressRemoved) { $0.isAddress }
        case .preferences(.saved(.success(let profile))):
            return keep(profile, &state, Strings.preferencesSaved) { $0 == .preferences }
        case .appearance(.languageSaved(.success(let profile))), .appearance(.schemeSaved(.success(let profile))):
            return keep(profile, &state)
        case .password(.finished(nil)):
            state.account.leave { $0 == .password }
            return .event(.notice(Strings.passwordChanged))
        case .security(.loaded(.success(let factors))) where factors.totp != state.user?.hasSecondFactor:
            // The roles of staff may have changed with them.
            return session.restore().map(scope: "session", AuthAction.session)
        case .proof(.finished(nil)), .proof(.passkey(.finished(.success))), .passkeys(.adding(.finished(.success))):
            // The roles that a second factor gives come with the next answer.
            return state.needsSecondFactor ? session.restore().map(scope: "session", AuthAction.session) : .none
        case .export(.appeared):
            return state.user.map { export.follow(of: $0.id).map(scope: "export", AuthAction.export) } ?? .none
        case .deletion(.kept(.success)):
            return session.restore().map(scope: "session", AuthAction.session)
        case .session, .signIn, .register, .signOut, .verification, .mailPage, .account, .profile, .address, .preferences, .appearance, .devices, .email,
            .passkeys, .password, .security, .proof, .privacy, .export, .deletion, .viewing:
            break
        }
        return .none
    }

    /// Tells the app who is signed in, and loads the profile, which knows how the app is to look.
    private func enter(_ state: inout AuthState, _ user: User) -> Effect<AuthAction> {
        if let before = state.user, before.id != user.id { state = AuthState() }
        state.session = .signedIn(user)
        clearForms(&state)
        (state.signIn, state.register, state.entrance) = (SignInFeature.State(), RegisterFeature.State(), .signIn)
        let waiting = viewing.wait().map(scope: "viewing", AuthAction.viewing)
        return .merge(.event(.signedIn(user.person)), loadProfile(&state), proof.listen().map(scope: "proof", AuthAction.proof), waiting)
    }

    private func loadProfile(_ state: inout AuthState) -> Effect<AuthAction> { reduceScreen(&state, .account(.appeared)) }

    /// Goes on with the link for which somebody has just signed in.
    private func confirmEmail(_ state: inout AuthState) -> Effect<AuthAction> {
        guard case .verifyEmail = state.mailPage else { return .none }
        return reduceScreen(&state, .mailPage(.submitTapped))
    }

    private func finishMailPage(_ state: inout AuthState) -> Effect<AuthAction> {
        switch state.mailPage {
        // The new password has ended all sessions of its account: perhaps that of this device, too.
        case .resetPassword: state.user == nil ? .none : session.restore().map(scope: "session", AuthAction.session)
        case .verifyEmail: loadProfile(&state)
        case .forgotPassword, nil: .none
        }
    }

    /// Takes over a loaded profile, and tells the app if it is news.
    private func take(_ profile: Profile, _ state: inout AuthState) -> Effect<AuthAction> {
        guard let user = state.user else { return .none }
        state.session = .signedIn(profile.user)
        return profile.person == user.person ? .none : .event(.signedIn(profile.person))
    }

    /// Takes over a changed profile, leaves the page that changed it, and tells the app.
    private func keep(
        _ profile: Profile, _ state: inout AuthState, _ notice: String? = nil, leaving isPage: (AuthLink) -> Bool = { _ in false }
    ) -> Effect<AuthAction> {
        state.account.profile = .loaded(profile)
        state.session = .signedIn(profile.user)
        state.account.leave(isPage)
        return .merge(.event(.signedIn(profile.person)), notice.map { .event(.notice($0)) } ?? .none)
    }

    /// Forgets what was typed on the pages of the account.
    private func clearForms(_ state: inout AuthState) {
        state.profile = state.user.map { ProfileFeature.State($0) } ?? ProfileFeature.State()
        state.address = AddressFeature.State()
        state.preferences = PreferencesFeature.State()
        state.email = EmailFeature.State()
        state.password = PasswordFeature.State()
        state.security = SecurityFeature.State(factors: state.security.factors)
        state.appearance.message = nil
        state.privacy.message = nil
        state.export.message = nil
        state.deletion = DeletionFeature.State(deletion: state.deletion.deletion)
    }

    /// Fills the form of the open page once its data is there. An address that doesn't exist leads to the list.
    func fillForms(_ state: inout AuthState) {
        let page = state.account.path.last
        state.flags = page == .flags && state.user?.roles.contains(.admin) == true ? flags : []
        guard let profile = state.account.profile.value else { return }
        if page == .preferences, state.preferences.preferences == nil { state.preferences.preferences = profile.preferences }
        if case .address(let id) = page, state.address.addressID != id {
            if let address = profile.addresses.first(where: { $0.id == id }) {
                state.address = AddressFeature.State(address, isDefault: profile.defaultAddressID == id)
            } else {
                state.account.leave { $0.isAddress }
            }
        }
    }
}
