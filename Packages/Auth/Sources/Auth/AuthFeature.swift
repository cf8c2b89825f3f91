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

    /// Creates the feature.
    public init(auth: any AuthService) { self.auth = auth }

    /// Nothing known.
    public var initialState: AuthState { AuthState() }

    /// Changes the state for an action.
    public func reduce(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        switch action {
        case .restoreRequested, .restored, .sessionChanged, .signOutTapped, .signOutFinished, .signedOut:
            reduceSession(&state, action)
        case .nameChanged, .emailChanged, .passwordChanged, .registerLinkTapped, .signInLinkTapped, .submitTapped, .submitted:
            reduceForm(&state, action)
        case .accountAppeared, .profileLoaded, .editTapped, .editCancelTapped, .profileNameChanged, .profilePhoneChanged, .profileSaveTapped,
            .profileSaved:
            reduceAccount(&state, action)
        }
    }

    /// The end of the session forgets whose it was.
    public func action(for event: AppEvent) -> AuthAction? {
        event == .signedOut ? .signedOut : nil
    }

    private func reduceSession(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        switch action {
        case .restoreRequested:
            state.session = .restoring
            return .merge(watchSession(), restore())
        case .restored(.success(let user)):
            state.session = .signedIn(user)
            return .event(.signedIn(user.person))
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
        case .signOutTapped where !state.isSigningOut:
            state.isSigningOut = true
            return .run(id: "sign out") { [auth] send in
                await auth.signOut()
                send(.signOutFinished)
            }
        case .signOutFinished:
            return .event(.signedOut)
        case .signedOut:
            state = AuthState(session: .signedOut)
            return .merge(.cancel(id: "profile"), .cancel(id: "save"))
        default:
            return .none
        }
    }

    private func restore() -> Effect<AuthAction> {
        .run(id: "restore") { [auth] send in
            send(.restored(await Result { () async throws(APIError) in try await auth.me() }))
        }
    }

    private func watchSession() -> Effect<AuthAction> {
        .listen(id: "session") { [auth] send in
            for await isSignedIn in auth.sessionChanges() { send(.sessionChanged(isSignedIn)) }
        }
    }
}
