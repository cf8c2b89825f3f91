import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct PasswordReducerTests {
    @Test func `a new password is kept, said, and its page left`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedIn(.sample), profile: .loaded(.sample)))
        await store.send(.rowTapped(.password)) {
            $0.path = [.password]
            $0.passwordForm = PasswordForm()
        }
        await store.send(.password(.currentChanged("the old words"))) { $0.passwordForm?.current = "the old words" }
        await store.send(.password(.newChanged("the new words"))) { $0.passwordForm?.new = "the new words" }
        await store.send(.password(.saveTapped)) { $0.passwordForm?.isBusy = true }
        await store.send(.password(.saveTapped))
        await store.receive(.password(.answered(nil))) {
            $0.path = []
            $0.passwordForm = nil
        }
        await store.receive(event: .notice("Password changed. You're signed out on all other devices."))
        await store.finish()
    }

    @Test func `what can't be right isn't sent`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: typed("", "short"))
        await store.send(.password(.saveTapped)) {
            $0.passwordForm?.fields = ["currentPassword": "Please enter your password.", "newPassword": "Use at least 8 characters."]
        }
        await store.send(.password(.currentChanged("the same words"))) {
            $0.passwordForm?.current = "the same words"
            $0.passwordForm?.fields["currentPassword"] = nil
        }
        await store.send(.password(.newChanged("the same words"))) {
            $0.passwordForm?.new = "the same words"
            $0.passwordForm?.fields = [:]
        }
        await store.send(.password(.saveTapped)) { $0.passwordForm?.fields = ["newPassword": "That's your current password. Choose a new one."] }
        await store.finish()
    }

    @Test func `a wrong password is marked, and a failure of the way said`() async {
        let wrong = APIError.invalid(["currentPassword": "That is not your password."])
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: wrong)), initial: typed("wrong words", "the new words"))
        await store.send(.password(.saveTapped)) { $0.passwordForm?.isBusy = true }
        await store.receive(.password(.answered(wrong))) {
            $0.passwordForm?.isBusy = false
            $0.passwordForm?.fields = wrong.fields
        }
        await store.send(.password(.answered(.offline))) {
            $0.passwordForm?.fields = [:]
            $0.passwordForm?.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `leaving the page forgets what was typed`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: typed("a", "b"))
        await store.send(.backTapped) {
            $0.path = []
            $0.passwordForm = nil
        }
        await store.send(.password(.newChanged("x")))
        await store.finish()
    }

    private func typed(_ current: String, _ new: String) -> AuthState {
        var state = AuthState(session: .signedIn(.sample), profile: .loaded(.sample), path: [.password])
        state.passwordForm = PasswordForm(current: current, new: new)
        return state
    }
}
