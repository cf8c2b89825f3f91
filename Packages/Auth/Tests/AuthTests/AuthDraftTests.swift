import AuthAPI
import Core
import Testing

@testable import Auth

/// What is entered in the forms of the account comes back after a restart of the server.
struct AuthDraftTests {
    /// What a new session shows to which a page returns the drafts of the one before.
    private func restored(_ before: AuthState, in after: AuthState = .signedIn()) -> AuthState {
        var (old, new) = (Slice(AuthFeature(auth: FakeAuthService())), Slice(AuthFeature(auth: FakeAuthService())))
        (old.state, new.state) = (before, after)
        _ = new.restore(old.drafts)
        return new.state
    }

    private func drafts(_ state: AuthState) -> [String: String] {
        var slice = Slice(AuthFeature(auth: FakeAuthService()))
        slice.state = state
        return slice.drafts
    }

    @Test(arguments: [[], [.profile], [.addresses, .address(1)], [.addresses, .newAddress], [.preferences], [.email], [.password]] as [[AuthLink]])
    func `a form as it is at first is no draft`(path: [AuthLink]) {
        var slice = Slice(AuthFeature(auth: FakeAuthService()))
        slice.state = .signedIn()
        _ = slice.reduce(SliceAction(AuthFeature.self, .account(.opened(path))))
        #expect(slice.drafts.isEmpty)
    }

    @Test func `who signs up sees name and email again, and no draft holds a password`() {
        var state = AuthState(session: .signedOut)
        state.entrance = .register
        (state.register.name, state.register.email, state.register.password) = ("Casey", "casey@tumble.example", "correct horse")
        let after = restored(state, in: AuthState(session: .signedOut))
        #expect(after.entrance == .register && after.register.name == "Casey" && after.register.email == "casey@tumble.example")
        #expect(!drafts(state).values.joined().contains("horse"))
    }

    @Test func `who signs in sees the email again, and no draft holds a password`() {
        var state = AuthState(session: .signedOut)
        (state.signIn.email, state.signIn.password) = ("casey@tumble.example", "correct horse")
        let after = restored(state, in: AuthState(session: .signedOut))
        #expect(after.entrance == .signIn && after.signIn.email == "casey@tumble.example" && after.signIn.password.isEmpty)
        #expect(!drafts(state).values.joined().contains("horse"))
    }

    @Test func `passwords on the pages of the account are no draft`() {
        var state = AuthState.signedIn(path: [.password])
        (state.password.current, state.password.new) = ("correct horse", "battery staple")
        state.mailPage = .resetPassword(ResetPasswordForm(token: "secret"))
        #expect(drafts(state).isEmpty)
    }

    @Test func `the email of a forgotten password comes back to its page`() {
        var state = AuthState(session: .signedOut)
        state.mailPage = .forgotPassword(ForgotPasswordForm(email: "casey@tumble.example"))
        var opened = AuthState(session: .signedOut)
        opened.mailPage = .forgotPassword(ForgotPasswordForm())
        #expect(restored(state, in: opened).mailPage == state.mailPage)
    }

    @Test func `a new email comes back to its page without the password`() {
        var state = AuthState.signedIn(path: [.email])
        (state.email.email, state.email.password) = ("new@tumble.example", "correct horse")
        let after = restored(state)
        #expect(after.email.email == "new@tumble.example" && after.email.password.isEmpty)
        #expect(!drafts(state).values.joined().contains("horse"))
    }

    @Test func `name, phone and preferences come back`() {
        var state = AuthState.signedIn(path: [.preferences])
        (state.profile.name, state.profile.phone) = ("Casey C.", "949 555")
        state.preferences.preferences = Preferences(receipts: false)
        let after = restored(state)
        #expect(after.profile == state.profile && after.preferences == state.preferences)
    }

    @Test func `an address comes back before the profile is loaded, and stays as it was typed`() {
        var state = AuthState.signedIn(path: [.addresses, .address(1)])
        state.address.restore(
            AddressDraft(addressID: 1, label: "Gym", line1: "1 Main", line2: "", city: "", postalCode: "92", instructions: "", isDefault: true))
        let draft = state.address.draft
        let waiting = AuthState(session: state.session, account: AccountFeature.State(path: state.account.path))
        var slice = Slice(AuthFeature(auth: FakeAuthService()))
        slice.state = restored(state, in: waiting)
        #expect(slice.state.address.draft == draft && !slice.drafts.isEmpty)
        _ = slice.reduce(SliceAction(AuthFeature.self, .account(.profileLoaded(.success(.sample)))))
        #expect(slice.state.address.draft == draft)
    }
}
