import AuthAPI
public import Core

/// Signing in, registering, the session, and the person's account.
///
/// It raises `AppEvent.signedIn` when somebody signed in, was restored, or has a new name, and `AppEvent.signedOut` when nobody is signed in
/// any more, whoever ended the session.
public struct AuthFeature: Feature {
    /// What Auth remembers.
    public typealias State = AuthState
    /// What can happen in Auth.
    public typealias Action = AuthAction

    /// `auth`.
    public static let name = "auth"
    let auth: any AuthService
    let flags: [FeatureFlags.Entry]
    let coordinator = AuthCoordinator()

    /// Creates the feature.
    ///
    /// - Parameter flags: what administrators are shown of the product's feature flags.
    public init(auth: any AuthService, flags: [FeatureFlags.Entry] = []) {
        self.auth = auth
        self.flags = flags
    }

    /// Nothing known.
    public var initialState: AuthState { AuthState() }

    /// Changes the state for an action.
    public func reduce(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        switch action {
        case .restoreRequested, .restored, .sessionChanged, .returnedToForeground, .signOutTapped, .signOutDismissed, .signOutConfirmed, .signOutFinished:
            reduceSession(&state, action)
        case .nameChanged, .emailChanged, .passwordChanged, .registerLinkTapped, .signInLinkTapped, .submitTapped, .submitted:
            reduceForm(&state, action)
        case .accountAppeared, .profileLoaded, .opened, .rowTapped, .backTapped:
            reduceAccount(&state, action)
        case .profileNameChanged, .profilePhoneChanged, .profileSaveTapped, .languageChosen, .appearanceChosen, .profileSaved:
            reduceProfile(&state, action)
        case .address(let action): reduceAddress(&state, action)
        case .preferences(let action): reducePreferences(&state, action)
        case .devices(let action): reduceDevices(&state, action)
        case .privacy(let action): reducePrivacy(&state, action)
        case .password(let action): reducePassword(&state, action)
        case .verification(let action): reduceVerification(&state, action)
        case .mailPage(let action): reduceMailPage(&state, action)
        }
    }

    /// A page that a mail led to belongs to nobody: it stays.
    public func stateAfterSignOut(_ state: AuthState) -> AuthState {
        var remaining = AuthState(session: .signedOut)
        remaining.mailPage = state.mailPage
        return remaining
    }

    /// Watching the session of this device.
    public static let effectsBeyondSignOut: Set<EffectID> = ["session"]

    private func reduceSession(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        switch action {
        case .restoreRequested:
            state.session = .restoring
            return .merge(watchSession(), restore())
        case .restored(.success(let user)):
            return enter(&state, user)
        case .restored(.failure(let error)):
            guard error.status == 401 else {
                state.session = .restoreFailed(error.message)
                return .none
            }
            return .event(.signedOut)
        case .sessionChanged(true) where state.session == .signedOut && !state.form.isBusy:
            state.session = .restoring
            return restore()
        case .sessionChanged(false) where state.user != nil && !state.isSigningOut:
            return .event(.signedOut)
        case .returnedToForeground:
            return returned(&state)
        case .signOutTapped:
            state.asksSignOut = true
            return .none
        case .signOutDismissed:
            state.asksSignOut = false
            return .none
        case .signOutConfirmed where !state.isSigningOut:
            state.asksSignOut = false
            state.isSigningOut = true
            return .run(id: "sign out") { [auth] send in
                await auth.signOut()
                send(.signOutFinished)
            }
        case .signOutFinished:
            return .event(.signedOut)
        default:
            return .none
        }
    }

    /// Somebody is signed in: tells the app, and asks for the profile, which knows how the app is to look.
    func enter(_ state: inout AuthState, _ user: User) -> Effect<AuthAction> {
        if let before = state.user, before.id != user.id { state = AuthState() }
        state.session = .signedIn(user)
        prepareForms(&state)
        return .merge(.event(.signedIn(user.person)), loadProfile(&state))
    }

    /// Asks whose session is kept on this device.
    func restore() -> Effect<AuthAction> {
        .run(id: "restore") { [auth] send in
            send(.restored(await Result { () async throws(APIError) in try await auth.me() }))
        }
    }

    /// Verifies a session whose time may be over; one that could not be restored before is tried again.
    private func returned(_ state: inout AuthState) -> Effect<AuthAction> {
        switch state.session {
        case .signedIn:
            return .run(id: "foreground") { [auth] _ in await auth.returnToForeground() }
        case .restoreFailed:
            state.session = .restoring
            return restore()
        case .unknown, .restoring, .signedOut:
            return .none
        }
    }

    private func watchSession() -> Effect<AuthAction> {
        .listen(id: "session") { [auth] send in
            for await isSignedIn in auth.sessionChanges() { send(.sessionChanged(isSignedIn)) }
        }
    }
}
