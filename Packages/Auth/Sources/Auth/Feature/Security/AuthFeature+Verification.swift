import Core

extension AuthFeature {
    /// The notice that the address isn't confirmed.
    func reduceVerification(_ state: inout AuthState, _ action: VerificationAction) -> Effect<AuthAction> {
        switch action {
        case .resendTapped:
            guard state.user != nil, state.verificationMail != .sending else { return .none }
            state.verificationMail = .sending
            return .run(id: "verification") { [auth] send in
                send(.verification(.answered(await failure(of: { () async throws(APIError) in try await auth.resendVerification() }))))
            }
        case .answered(let error):
            state.verificationMail = error.map { .failed($0.message) } ?? .sent
            return .none
        }
    }
}
