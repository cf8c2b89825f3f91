#if DEBUG
import AuthAPI
import CoreUI
import UI

struct SignInView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            screen { _ in }.previewDisplayName("Empty")
            screen { ($0.email, $0.password, $0.isBusy) = ("ana@example.com", "a passphrase", true) }.previewDisplayName("Busy")
            screen { ($0.email, $0.message) = ("ana@example.com", "Your email or password is incorrect.") }.previewDisplayName("Failed")
            screen { $0.isAskedAgain = true }.previewDisplayName("Session over")
            screen { $0.deletionAt = AccountDeletion.sample.dueAt }.previewDisplayName("Account given up")
            screen { ($0.email, $0.asksForCode) = ("ana@example.com", true) }.previewDisplayName("Code")
            screen { ($0.asksForCode, $0.code, $0.fields) = (true, "123456", ["code": "This code is wrong or was already used."]) }
                .previewDisplayName("Code refused")
            screen { $0.fields = ["email": Strings.emailMissing, "password": Strings.passwordMissing] }.previewDisplayName("Fields missing")
        }
    }

    private static func screen(_ change: (inout SignInFeature.State) -> Void) -> some View {
        var state = SignInFeature.State()
        change(&state)
        return SignInView(store: ScopedStore(state: state), productName: "Tumble")
    }
}

struct SignInForm_Previews: PreviewProvider {
    static var previews: some View { SignInForm(store: ScopedStore(state: SignInFeature.State())).previewDisplayName("Empty") }
}
#endif
