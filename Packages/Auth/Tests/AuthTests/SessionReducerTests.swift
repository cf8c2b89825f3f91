import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct SessionReducerTests {
    private let person = AppEvent.signedIn(User.sample.person)

    @Test func `a kept session is restored at the start`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()))
        await store.send(.restoreRequested) { $0.session = .restoring }
        await store.receive(.restored(.success(.sample))) {
            $0.session = .signedIn(.sample)
            $0.profile = .loading
        }
        await store.receive(event: person)
        await store.receive(.profileLoaded(.success(.sample))) { $0.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `the app is told once the profile says how it is to look`() async {
        var dark = Profile.sample
        dark.preferences.appearance = .dark
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .success(dark))))
        await store.send(.restoreRequested) { $0.session = .restoring }
        await store.receive(.restored(.success(.sample))) {
            $0.session = .signedIn(.sample)
            $0.profile = .loading
        }
        await store.receive(event: person)
        await store.receive(.profileLoaded(.success(dark))) { [dark] in $0.profile = .loaded(dark) }
        await store.receive(event: .signedIn(dark.person))
        await store.finish()
    }

    @Test func `without a session the person is asked to sign in`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(.unauthorized()))))
        await store.send(.restoreRequested) { $0.session = .restoring }
        await store.receive(.restored(.failure(.unauthorized())))
        await store.receive(event: .signedOut) { $0.session = .signedOut }
        await store.finish()
    }

    @Test(arguments: [APIError.offline, .internalError])
    func `a session that can't be restored now is kept, with a message`(error: APIError) async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(error))))
        await store.send(.restoreRequested) { $0.session = .restoring }
        await store.receive(.restored(.failure(error))) { $0.session = .restoreFailed(error.message) }
        await store.finish()
    }

    @Test func `a session that ends by itself signs out`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: signedIn)
        await store.send(.sessionChanged(false))
        await store.receive(event: .signedOut) { $0 = AuthState(session: .signedOut) }
        await store.finish()
    }

    @Test func `an end of the session means nothing while nobody is signed in`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.sessionChanged(false))
        await store.finish()
    }

    @Test func `a sign-in in another tab is taken over`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.sessionChanged(true)) { $0.session = .restoring }
        await store.receive(.restored(.success(.sample))) {
            $0.session = .signedIn(.sample)
            $0.profile = .loading
        }
        await store.receive(event: person)
        await store.receive(.profileLoaded(.success(.sample))) { $0.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `one's own sign-in isn't taken for another tab's`() async {
        let state = AuthState(session: .signedOut, form: CredentialsForm(isBusy: true))
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: state)
        await store.send(.sessionChanged(true))
        await store.finish()
    }

    @Test func `the session is watched from the start`() async {
        let feature = AuthFeature(auth: FakeAuthService(user: .failure(.offline), changes: [false]))
        let store = TestStore(feature)
        await store.send(.restoreRequested) { $0.session = .restoring }
        var received: [AuthAction] = []
        for _ in 0..<2 {
            await store.receive(where: {
                received.append($0); return true
            }) { $0 = store.state }
        }
        #expect(received.contains(.sessionChanged(false)) && received.contains(.restored(.failure(.offline))))
        await store.finish()
    }

    @Test func `signing out ends the session once and forgets whose it was`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: signedIn)
        await store.send(.signOutTapped) { $0.asksSignOut = true }
        await store.send(.signOutDismissed) { $0.asksSignOut = false }
        await store.send(.signOutTapped) { $0.asksSignOut = true }
        await store.send(.signOutConfirmed) {
            $0.asksSignOut = false
            $0.isSigningOut = true
        }
        await store.send(.signOutConfirmed)
        await store.send(.sessionChanged(false))
        await store.receive(.signOutFinished)
        await store.receive(event: .signedOut) { $0 = AuthState(session: .signedOut) }
        await store.finish()
    }

    @Test func `back in the foreground the session is verified`() async {
        let returns = LockedValue(0)
        let store = TestStore(AuthFeature(auth: FakeAuthService(returned: { returns.withLock { $0 += 1 } })), initial: signedIn)
        await store.send(.returnedToForeground)
        await store.finish()
        #expect(returns.value == 1)
    }

    @Test func `back in the foreground a session that could not be restored is tried again`() async {
        let store = TestStore(
            AuthFeature(auth: FakeAuthService(user: .failure(.offline))), initial: AuthState(session: .restoreFailed("No connection.")))
        await store.send(.returnedToForeground) { $0.session = .restoring }
        await store.receive(.restored(.failure(.offline))) { $0.session = .restoreFailed(APIError.offline.message) }
        await store.finish()
    }

    @Test(arguments: [AuthState.Session.unknown, .restoring, .signedOut]) func `back in the foreground nothing is asked while nobody is known`(
        session: AuthState.Session
    ) async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: session))
        await store.send(.returnedToForeground)
        await store.finish()
    }

    private var signedIn: AuthState { AuthState(session: .signedIn(.sample), profile: .loaded(.sample)) }
}
