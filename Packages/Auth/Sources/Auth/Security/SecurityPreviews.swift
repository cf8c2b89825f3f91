#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct SecurityView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading) { _ in }.previewDisplayName("Loading")
            page(.loaded(.sample)) { _ in }.previewDisplayName("Loaded")
            page(.loaded(SecondFactors(totp: false, recoveryCodes: 0, isRequired: false))) { _ in }.previewDisplayName("Empty")
            page(.failed("No connection. Please try again.")) { _ in }.previewDisplayName("Failed")
            page(.idle) { $0.enrollment = .sample }.previewDisplayName("Setting up")
        }
    }

    private static func page(_ factors: ViewState<SecondFactors>, _ change: (inout SecurityFeature.State) -> Void) -> some View {
        var state = SecurityFeature.State(factors: factors)
        change(&state)
        return SecurityView(store: .preview(path: [.security]) { $0.security = state }) {}
    }
}

struct FactorCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(.sample) { _ in }.previewDisplayName("On")
            card(SecondFactors(totp: false, recoveryCodes: 0, isRequired: true)) { _ in }.previewDisplayName("Required")
            card(.sample) { $0.asksRemoval = true }.previewDisplayName("Turning off")
            card(.sample) { $0.isChanging = true }.previewDisplayName("Busy")
        }
    }

    private static func card(_ factors: SecondFactors, _ change: (inout SecurityFeature.State) -> Void) -> some View {
        var state = SecurityFeature.State(factors: .loaded(factors))
        change(&state)
        return FactorCard(factors: factors, store: ScopedStore(state: state))
    }
}

struct RecoveryCodesCard_Previews: PreviewProvider {
    static var previews: some View {
        RecoveryCodesCard(codes: RecoveryCodes.sample.codes) {}.previewDisplayName("Codes")
    }
}

struct FactorSetupView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            FactorSetupView(store: .preview { $0.security = SecurityFeature.State(factors: .loaded(required)) }, productName: "Tumble")
                .previewDisplayName("To be set up")
            FactorSetupView(store: .preview(profile: .loaded(Profile(user: proving))), productName: "Tumble").previewDisplayName("To be given")
        }
    }

    private static let required = SecondFactors(totp: false, recoveryCodes: 0, isRequired: true)
    private static let proving = User(
        id: 7, name: "Dee", email: "dee@example.com", phone: nil, roles: [], createdAt: User.sample.createdAt, hasSecondFactor: true, needsSecondFactor: true)
}
#endif
