import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct PasswordReducerTests {
    @Test func `a new password is saved, the person hears of it, and its page is left`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.account(.rowTapped(.password))) { $0.account.path = [.password] }
        await store.send(.password(.currentChanged("the old words"))) { $0.password.current = "the old words" }
        await store.send(.password(.newChanged("the new words"))) { $0.password.new = "the new words" }
        await store.send(.password(.saveTapped)) { $0.password.isBusy = true }
        await store.send(.password(.saveTapped))
        await store.receive(.password(.finished(nil))) {
            $0.account.path = []
            $0.password = PasswordFeature.State()
        }
        await store.receive(event: .notice("Password changed. You're signed out on all other devices."))
        await store.finish()
    }

    @Test func `what can't be right isn't sent`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: typed("", "short"))
        await store.send(.password(.saveTapped)) {
            $0.password.fields = ["currentPassword": "Please enter your password.", "newPassword": "Use at least 8 characters."]
        }
        await store.send(.password(.currentChanged("the same words"))) {
            $0.password.current = "the same words"
            $0.password.fields["currentPassword"] = nil
        }
        await store.send(.password(.newChanged("the same words"))) {
            $0.password.new = "the same words"
            $0.password.fields = [:]
        }
        await store.send(.password(.saveTapped)) { $0.password.fields = ["newPassword": "That's your current password. Choose a new one."] }
        await store.finish()
    }

    @Test func `a wrong password is marked, and other failures are told`() async {
        let wrong = APIError.invalid(["currentPassword": "That's not your current password."])
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: wrong)), initial: typed("wrong words", "the new words"))
        await store.send(.password(.saveTapped)) { $0.password.isBusy = true }
        await store.receive(.password(.finished(wrong))) {
            $0.password.isBusy = false
            $0.password.fields = wrong.fields
        }
        await store.send(.password(.finished(.offline))) {
            $0.password.fields = [:]
            $0.password.message = APIError.offline.message
        }
        await store.finish()
    }

    private func typed(_ current: String, _ new: String) -> AuthState {
        var state = AuthState.signedIn(path: [.password])
        state.password.current = current
        state.password.new = new
        return state
    }
}
