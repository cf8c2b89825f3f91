import Auth
import AuthAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import App

/// The way of staff past the second factor that they need.
struct SecondFactorTests {
    private let reducer = AppReducer(
        coordinator: AppCoordinator(tabs: TabBarCoordinator(plugins: [AuthPlugin()])), clock: TestClock(), launchScreenDuration: .zero, permissions: nil)

    @Test func `staff see nothing but the second factor until they have given it, and then the place that they opened`() {
        var state = AppState(slices: Slices([Slice(AuthFeature(auth: FakeAuthService()))]))
        _ = reducer.reduce(&state, .opened("/dispatcher/account/devices"))
        signIn(user(roles: [], needsSecondFactor: true), &state)
        #expect(state.route == .secondFactor && state.tab == nil && state.pendingPath == "/dispatcher/account/devices")
        signIn(user(roles: [.dispatcher], needsSecondFactor: false), &state)
        #expect(state.route == .home(.dispatcher) && state.tab == "account" && state.pendingPath == nil)
        #expect(state.slices.state(of: AuthFeature.self)?.account.path == [.devices])
    }

    @Test func `who loses the factor is asked again, and stays in their place`() {
        var state = AppState(slices: Slices([Slice(AuthFeature(auth: FakeAuthService()))]))
        signIn(user(roles: [.dispatcher], needsSecondFactor: false), &state)
        signIn(user(roles: [], needsSecondFactor: true), &state)
        #expect(state.route == .secondFactor)
        signIn(user(roles: [.dispatcher], needsSecondFactor: false), &state)
        #expect(state.route == .home(.dispatcher) && state.tab == "account")
    }

    /// Lets the answer about the session arrive, and what follows from it.
    private func signIn(_ user: User, _ state: inout AppState) {
        _ = reducer.reduce(&state, .slice(SliceAction(AuthFeature.self, .session(.restored(.success(user))))))
        _ = reducer.reduce(&state, .event(.signedIn(user.person)))
    }

    private func user(roles: Set<Role>, needsSecondFactor: Bool) -> User {
        User(
            id: 7, name: "Dee", email: "dee@tumble.example", phone: nil, roles: roles, createdAt: User.sample.createdAt, needsSecondFactor: needsSecondFactor)
    }
}
