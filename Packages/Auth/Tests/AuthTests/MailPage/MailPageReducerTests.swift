import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct MailPageReducerTests {
    private let invalid = APIError(status: 400, code: "invalid_token", message: "The link is not good.")

    @Test func `a forgotten password asks for the address that was typed, and says that mail is on its way`() async {
        var state = AuthState(session: .signedOut)
        state.signIn.email = "ana@example.com"
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: state)
        var form = ForgotPasswordForm(email: "ana@example.com")
        await store.send(.mailPage(.newLinkTapped)) { [form] in $0.mailPage = .forgotPassword(form) }
        form.isBusy = true
        await store.send(.mailPage(.submitTapped)) { [form] in $0.mailPage = .forgotPassword(form) }
        await store.send(.mailPage(.submitTapped))
        form.isBusy = false
        form.isSent = true
        await store.receive(.mailPage(.finished(nil))) { [form] in $0.mailPage = .forgotPassword(form) }
        await store.send(.mailPage(.closed)) { $0.mailPage = nil }
        await store.finish()
    }

    @Test func `a page is opened and closed`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.mailPage(.opened(.verifyEmail(EmailConfirmation(token: "t"))))) { $0.mailPage = .verifyEmail(EmailConfirmation(token: "t")) }
        await store.send(.mailPage(.closed)) { $0.mailPage = nil }
        await store.finish()
    }

    @Test func `an address that isn't one is not sent`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: at(.forgotPassword(ForgotPasswordForm())))
        var form = ForgotPasswordForm()
        form.fields = ["email": "Please enter your email."]
        await store.send(.mailPage(.submitTapped)) { [form] in $0.mailPage = .forgotPassword(form) }
        await store.send(.mailPage(.emailChanged("ana"))) { $0.mailPage = .forgotPassword(ForgotPasswordForm(email: "ana")) }
        await store.finish()
    }

    @Test func `a link that can't be asked for says why`() async {
        var form = ForgotPasswordForm(email: "ana@example.com")
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: .offline)), initial: at(.forgotPassword(form)))
        form.isBusy = true
        await store.send(.mailPage(.submitTapped)) { [form] in $0.mailPage = .forgotPassword(form) }
        form.isBusy = false
        form.message = APIError.offline.message
        await store.receive(.mailPage(.finished(.offline))) { [form] in $0.mailPage = .forgotPassword(form) }
        await store.finish()
    }

    @Test func `a new password is set with the link's token and isn't kept`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: at(.resetPassword(ResetPasswordForm(token: "t"))))
        var form = ResetPasswordForm(token: "t")
        form.password = "a new passphrase"
        await store.send(.mailPage(.passwordChanged("a new passphrase"))) { [form] in $0.mailPage = .resetPassword(form) }
        form.isBusy = true
        await store.send(.mailPage(.submitTapped)) { [form] in $0.mailPage = .resetPassword(form) }
        var done = ResetPasswordForm(token: "t")
        done.isDone = true
        await store.receive(.mailPage(.finished(nil))) { [done] in $0.mailPage = .resetPassword(done) }
        await store.finish()
    }

    @Test func `a new password signs out whoever is signed in here, and the page stays`() async {
        var state = AuthState(session: .signedIn(.sample))
        var form = ResetPasswordForm(token: "t")
        form.isBusy = true
        state.mailPage = .resetPassword(form)
        let store = TestStore(AuthFeature(auth: FakeAuthService(user: .failure(.unauthorized()))), initial: state)
        var done = ResetPasswordForm(token: "t")
        done.isDone = true
        await store.send(.mailPage(.finished(nil))) { [done] in $0.mailPage = .resetPassword(done) }
        await store.receive(.session(.restored(.failure(.unauthorized()))))
        await store.receive(event: .signedOut) {
            $0 = AuthState(session: .signedOut)
            $0.mailPage = .resetPassword(done)
        }
        #expect(store.state.mailPage == .resetPassword(done))
        await store.finish()
    }

    @Test func `a short password isn't sent, and one that the server refuses is marked`() async {
        let refused = APIError.invalid(["newPassword": "Too common."])
        var form = ResetPasswordForm(token: "t")
        form.password = "short"
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: refused)), initial: at(.resetPassword(form)))
        form.fields = ["newPassword": "Use at least 8 characters."]
        await store.send(.mailPage(.submitTapped)) { [form] in $0.mailPage = .resetPassword(form) }
        form.password = "password1"
        form.fields = [:]
        await store.send(.mailPage(.passwordChanged("password1"))) { [form] in $0.mailPage = .resetPassword(form) }
        form.isBusy = true
        await store.send(.mailPage(.submitTapped)) { [form] in $0.mailPage = .resetPassword(form) }
        form.isBusy = false
        form.fields = ["newPassword": "Too common."]
        await store.receive(.mailPage(.finished(refused))) { [form] in $0.mailPage = .resetPassword(form) }
        await store.finish()
    }

    @Test func `a used link says so and leads to a new one`() async {
        var form = ResetPasswordForm(token: "t")
        form.password = "a new passphrase"
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: invalid)), initial: at(.resetPassword(form)))
        form.isBusy = true
        await store.send(.mailPage(.submitTapped)) { [form] in $0.mailPage = .resetPassword(form) }
        var spent = ResetPasswordForm(token: "t")
        spent.isSpent = true
        await store.receive(.mailPage(.finished(invalid))) { [spent] in $0.mailPage = .resetPassword(spent) }
        await store.send(.mailPage(.submitTapped))
        await store.send(.mailPage(.newLinkTapped)) { $0.mailPage = .forgotPassword(ForgotPasswordForm()) }
        await store.finish()
    }

    @Test func `an address is confirmed upon a press, and the profile then says so`() async {
        var state = AuthState(session: .signedIn(.sample))
        state.mailPage = .verifyEmail(EmailConfirmation(token: "t"))
        var verified = Profile.sample
        verified.user.emailVerified = true
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .success(verified))), initial: state)
        var confirmation = EmailConfirmation(token: "t")
        confirmation.isBusy = true
        await store.send(.mailPage(.submitTapped)) { [confirmation] in $0.mailPage = .verifyEmail(confirmation) }
        await store.send(.mailPage(.submitTapped))
        confirmation.isBusy = false
        confirmation.isDone = true
        await store.receive(.mailPage(.finished(nil))) { [confirmation] in
            $0.mailPage = .verifyEmail(confirmation)
            $0.account.profile = .loading
        }
        await store.receive(.account(.profileLoaded(.success(verified)))) { [verified] in
            $0.account.profile = .loaded(verified)
            $0.session = .signedIn(verified.user)
        }
        await store.finish()
    }

    @Test func `a confirmation that fails says why, and can be tried again unless its link is used`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: at(.verifyEmail(EmailConfirmation(token: "t"))))
        var confirmation = EmailConfirmation(token: "t")
        confirmation.message = APIError.offline.message
        await store.send(.mailPage(.finished(.offline))) { [confirmation] in $0.mailPage = .verifyEmail(confirmation) }
        confirmation.message = nil
        confirmation.isSpent = true
        await store.send(.mailPage(.finished(invalid))) { [confirmation] in $0.mailPage = .verifyEmail(confirmation) }
        await store.send(.mailPage(.submitTapped))
        await store.finish()
    }

    @Test func `a link that was opened without a session is used once its person has signed in`() async {
        var state = at(.verifyEmail(EmailConfirmation(token: "t")))
        (state.signIn.email, state.signIn.password) = ("ana@example.com", "a passphrase")
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: state)
        await store.send(.signIn(.submitTapped)) { $0.signIn.isBusy = true }
        var confirmation = EmailConfirmation(token: "t")
        confirmation.isBusy = true
        await store.receive(.signIn(.finished(.success(.sample)))) { [confirmation] in
            $0 = AuthState(session: .signedIn(.sample))
            $0.account.profile = .loading
            $0.mailPage = .verifyEmail(confirmation)
        }
        await store.receive(event: .signedIn(User.sample.person))
        store.stop()
    }

    @Test func `a link of another account says so, until its person has signed in`() async {
        var state = AuthState(session: .signedIn(.sample))
        state.mailPage = .verifyEmail(EmailConfirmation(token: "t"))
        let error = APIError.conflict("Another account's.", code: "other_account")
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: error)), initial: state)
        var confirmation = EmailConfirmation(token: "t")
        confirmation.isBusy = true
        await store.send(.mailPage(.submitTapped)) { [confirmation] in $0.mailPage = .verifyEmail(confirmation) }
        (confirmation.isBusy, confirmation.isOtherAccount, confirmation.message) = (false, true, "Another account's.")
        await store.receive(.mailPage(.finished(error))) { [confirmation] in $0.mailPage = .verifyEmail(confirmation) }
        (confirmation.isBusy, confirmation.isOtherAccount, confirmation.message) = (true, false, nil)
        await store.send(.mailPage(.submitTapped)) { [confirmation] in $0.mailPage = .verifyEmail(confirmation) }
        store.stop()
    }

    @Test func `an address that another account has confirmed is shown as lost`() async {
        var state = AuthState(session: .signedIn(.sample))
        state.mailPage = .verifyEmail(EmailConfirmation(token: "t"))
        var lost = Profile.sample
        lost.user.emailLost = true
        let error = APIError.conflict("Taken.", code: "email_taken")
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .success(lost))), initial: state)
        var confirmation = EmailConfirmation(token: "t")
        confirmation.message = "Taken."
        await store.send(.mailPage(.finished(error))) { [confirmation] in
            $0.mailPage = .verifyEmail(confirmation)
            $0.account.profile = .loading
        }
        await store.receive(.account(.profileLoaded(.success(lost)))) { [lost] in
            $0.account.profile = .loaded(lost)
            $0.session = .signedIn(lost.user)
        }
        await store.finish()
    }

    @Test func `a link without its token can't be used`() async {
        for page in [MailPage.resetPassword(ResetPasswordForm(token: "")), .verifyEmail(EmailConfirmation(token: ""))] {
            let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: at(page))
            await store.send(.mailPage(.submitTapped))
            await store.finish()
        }
    }

    @Test func `what belongs to another page, or to none, changes nothing`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.mailPage(.emailChanged("x")))
        await store.send(.mailPage(.passwordChanged("x")))
        await store.send(.mailPage(.submitTapped))
        await store.send(.mailPage(.finished(nil)))
        await store.finish()
    }

    private func at(_ page: MailPage) -> AuthState {
        var state = AuthState(session: .signedOut)
        state.mailPage = page
        return state
    }
}
