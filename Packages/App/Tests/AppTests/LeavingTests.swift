import Auth
import AuthAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import App

/// The way of people whose account is to be deleted.
struct LeavingTests {
    private let reducer = AppReducer(
        coordinator: AppCoordinator(tabs: TabBarCoordinator(plugins: [AuthPlugin()])), clock: TestClock(), launchScreenDuration: .zero, permissions: nil)

    @Test func `who is leaving sees nothing but the choice to stay, and then the place that they opened`() {
        var state = AppState(slices: Slices([Slice(AuthFeature(auth: FakeAuthService()))]))
        _ = reducer.reduce(&state, .opened("/customer/account/devices"))
        signIn(user(isLeaving: true), &state)
        #expect(state.route == .leaving && state.tab == nil && state.pendingPath == "/customer/account/devices")
        signIn(user(isLeaving: false), &state)
        #expect(state.route == .home(.customer) && state.tab == "account" && state.pendingPath == nil)
    }

    /// Lets the answer about the session arrive, and what follows from it.
    private func signIn(_ user: User, _ state: inout AppState) {
        _ = reducer.reduce(&state, .slice(SliceAction(AuthFeature.self, .session(.restored(.success(user))))))
        _ = reducer.reduce(&state, .event(.signedIn(user.person)))
    }

    private func user(isLeaving: Bool) -> User {
        User(
            id: 7, name: "Lena", email: "lena@tumble.example", phone: nil, roles: [.customer], createdAt: User.sample.createdAt,
            deletionAt: isLeaving ? AccountDeletion.sample.dueAt : nil)
    }
}
