import AuthAPI
import Core
public import CoreUI
import Theme
public import UI

/// Has staff set a second factor up, or give it, before they have their roles.
public struct FactorSetupView: View {
    private let store: ScopedStore<AuthFeature>
    private let productName: String

    /// Creates the screen with the product's name on top.
    public init(store: ScopedStore<AuthFeature>, productName: String) {
        self.store = store
        self.productName = productName
    }

    private var security: ScopedStore<SecurityFeature> { store.scope(\.security, AuthAction.security) }

    private var proof: ScopedStore<ProofFeature> { store.scope(\.proof, AuthAction.proof) }
    private var adding: ScopedStore<PasskeysFeature.Adding> {
        let passkeys: ScopedStore<PasskeysFeature> = store.scope(\.passkeys, AuthAction.passkeys)
        return passkeys.scope(\.adding, PasskeysFeature.Action.adding)
    }

    /// The screen.
    public var body: some View {
        PageColumn(.narrow) {
            BrandMark(productName)
            if store.state.user?.hasSecondFactor == true, store.state.security.recoveryCodes == nil {
                PageHeader(Strings.codeTitle, subtitle: Strings.codeSubtitle)
                Card { ProofForm(store: proof, usesCode: true) }
                ProofPasskeyButton(store: proof)
            } else if proof.state.hasPasskeys, store.state.security.recoveryCodes == nil {
                PageHeader(Strings.proofTitle, subtitle: Strings.passkeyStepSubtitle)
                ProofPasskeyButton(store: proof)
            } else {
                PageHeader(Strings.setUpTitle, subtitle: Strings.setUpSubtitle)
                if let user = store.state.user, !user.emailVerified {
                    VerifyEmailCard(email: user.email, store: store.scope(\.verification, AuthAction.verification))
                }
                FactorSteps(store: security)
                if store.state.user?.emailVerified == true, store.state.security.enrollment == nil, store.state.security.recoveryCodes == nil {
                    PasskeyButton(Strings.addPasskey, .create, store: adding, identifier: "auth.passkey.add")
                }
            }
            SignOutButton(store: store.scope(\.signOut, AuthAction.signOut))
        }
        .navigationTitle(Strings.setUpTitle)
        .onAppear {
            security.send(.appeared)
            proof.send(.appeared)
        }
    }
}
