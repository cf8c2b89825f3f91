import AuthAPI
public import CoreUI
import Theme
public import UI

/// Asks the person to prove again who they are: by code if the account has a second factor, else by password.
public struct ProofForm: View {
    private let store: ScopedStore<ProofFeature>
    private let usesCode: Bool

    /// Creates the form.
    public init(store: ScopedStore<ProofFeature>, usesCode: Bool) {
        self.store = store
        self.usesCode = usesCode
    }

    /// The form.
    public var body: some View {
        Form {
            if let message = store.state.message { NoticeBanner(message, tone: .danger) }
            if usesCode {
                CodeField(text: store.binding(\.code) { .codeChanged($0) }, message: store.state.fields["code"])
            } else {
                SecureFormField(
                    Strings.password, text: store.binding(\.password) { .passwordChanged($0) }, message: store.state.fields["password"],
                    identifier: "auth.proof.password"
                )
                .textContentType(.password)
            }
            PrimaryButton(Strings.proofSubmit, isBusy: store.state.isBusy) { store.send(.submitTapped) }.accessibilityIdentifier("auth.proof.submit")
        }
        .onSubmit { store.send(.submitTapped) }
    }
}

/// Offers one of the person's passkeys as the proof, if they have any.
struct ProofPasskeyButton: View {
    let store: ScopedStore<ProofFeature>

    var body: some View {
        if store.state.hasPasskeys {
            PasskeyButton(Strings.usePasskey, .get, store: store.scope(\.passkey, ProofFeature.Action.passkey), identifier: "auth.proof.passkey")
        }
    }
}

extension View {
    /// Shows the question whether it is really the person in front of the page, while calls wait for a proof.
    public func proofSheet(_ store: ScopedStore<AuthFeature>) -> some View {
        let proof: ScopedStore<ProofFeature> = store.scope(\.proof, AuthAction.proof)
        return sheet(isPresented: Binding(get: { proof.state.isAsked }, set: { if !$0 { proof.send(.dismissed) } })) {
            PageColumn(.narrow) {
                PageHeader(Strings.proofTitle, subtitle: Strings.proofSubtitle)
                ProofForm(store: proof, usesCode: store.state.user?.hasSecondFactor == true)
                ProofPasskeyButton(store: proof)
            }
            .navigationTitle(Strings.proofTitle)
        }
    }
}
