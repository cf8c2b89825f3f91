import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct SessionReducerTests {
    private let person = AppEvent.signedIn(User.sample.person)

    @Test func `a kept session is restored at the start`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()))
        await store.send(.session(.restoreRequested)) { $0.session = .restoring }
        await store.receive(.session(.restored(.success(.sample)))) { $0.enter(.sample) }
        await store.receive(event: person)
        await store.receive(.account(.profileLoaded(.success(.sample)))) { $0.account.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `the app hears of the person again once the profile says how it is to look`() async {
        var dark = Profile.sample
        dark.preferences.appearance = .dark
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .success(dark))))
        await store.send(.session(.restoreRequested)) { $0.session = .restoring }
        await store.receive(.session(.restored(.success(.sample)))) { $0.enter(.sample) }
        await store.receive(event: person)
        await store.receive(.account(.profileLoaded(.success(dark)))) { [dark] in $0.account.profile = .loaded(dark) }
        await store.receive(event: .signedIn(dark.person))
        await store.finish()
    }

    @Test func `without a session the person is asked to sign in`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(.unauthorized()))))
        await store.send(.session(.restoreRequested)) { $0.session = .restoring }
        await store.receive(.session(.restored(.failure(.unauthorized()))))
        await store.receive(event: .signedOut) { $0.session = .signedOut }
        await store.finish()
    }

    @Test(arguments: [APIError.offline, .internalError])
    func `a session that can't be restored now is kept, with a message`(error: APIError) async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(error))))
        await store.send(.session(.restoreRequested)) { $0.session = .restoring }
        await store.receive(.session(.restored(.failure(error)))) { $0.session = .restoreFailed(error.message) }
        await store.finish()
    }

    @Test func `a session that ends by itself signs out`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.session(.changed(false))) { $0.isSessionOver = true }
        await store.receive(event: .signedOut) {
            $0 = AuthState(session: .signedOut)
            $0.signIn.isAskedAgain = true
        }
        await store.finish()
    }

    @Test func `a session that is over at the start asks to sign in again`() async {
        let over = APIError.unauthorized("Over.", code: "session_over")
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(over))))
        await store.send(.session(.restoreRequested)) { $0.session = .restoring }
        await store.receive(.session(.restored(.failure(over)))) { $0.isSessionOver = true }
        await store.receive(event: .signedOut) {
            $0 = AuthState(session: .signedOut)
            $0.signIn.isAskedAgain = true
        }
        await store.finish()
    }

    @Test func `an end of the session means nothing while nobody is signed in`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.session(.changed(false)))
        await store.finish()
    }

    @Test func `a sign-in in another tab is taken over`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.session(.changed(true))) { $0.session = .restoring }
        await store.receive(.session(.restored(.success(.sample)))) { $0.enter(.sample) }
        await store.receive(event: person)
        await store.receive(.account(.profileLoaded(.success(.sample)))) { $0.account.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `another person who signs in finds nothing of the one before`() async {
        var state = AuthState.signedIn(path: [.password])
        state.password.current = "the old words"
        let other = User(id: 8, name: "Bob", email: "bob@example.com", phone: nil, roles: [.customer], createdAt: User.sample.createdAt)
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .success(Profile(user: other)))), initial: state)
        await store.send(.session(.restored(.success(other)))) {
            $0 = AuthState(session: .signedIn(other))
            $0.account.profile = .loading
        }
        await store.receive(event: .signedIn(other.person))
        await store.receive(.account(.profileLoaded(.success(Profile(user: other))))) { $0.account.profile = .loaded(Profile(user: other)) }
        await store.finish()
    }

    @Test func `one's own sign-in isn't taken for another tab's`() async {
        var signingIn = AuthState(session: .signedOut), registering = signingIn
        signingIn.signIn.isBusy = true
        registering.register.isBusy = true
        for state in [signingIn, registering] {
            let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: state)
            await store.send(.session(.changed(true)))
            await store.finish()
        }
    }

    @Test func `the session is watched from the start`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(.offline), changes: [false])))
        await store.send(.session(.restoreRequested)) { $0.session = .restoring }
        var received: [AuthAction] = []
        for _ in 0..<2 {
            await store.receive(where: {
                received.append($0); return true
            }) { $0 = store.state }
        }
        #expect(received.contains(.session(.changed(false))) && received.contains(.session(.restored(.failure(.offline)))))
        await store.finish()
    }

    @Test func `back in the foreground the session is verified`() async {
        let returns = LockedValue(0)
        let store = TestStore(AuthFeature(auth: FakeAuthService(returned: { returns.withLock { $0 += 1 } })), initial: .signedIn())
        await store.send(.session(.returnedToForeground))
        await store.finish()
        #expect(returns.value == 1)
    }

    @Test func `back in the foreground a session that couldn't be restored is tried again`() async {
        let store = TestStore(
            AuthFeature(auth: FakeAuthService(user: .failure(.offline))), initial: AuthState(session: .restoreFailed("No connection.")))
        await store.send(.session(.returnedToForeground)) { $0.session = .restoring }
        await store.receive(.session(.restored(.failure(.offline)))) { $0.session = .restoreFailed(APIError.offline.message) }
        await store.finish()
    }

    @Test(arguments: [SessionFeature.State.unknown, .restoring, .signedOut]) func `back in the foreground nothing is asked while nobody is known`(
        session: SessionFeature.State
    ) async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: session))
        await store.send(.session(.returnedToForeground))
        await store.finish()
    }
}
