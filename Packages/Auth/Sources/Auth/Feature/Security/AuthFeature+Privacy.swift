import AuthAPI
import Core

extension AuthFeature {
    /// The page of privacy. A choice applies at once.
    func reducePrivacy(_ state: inout AuthState, _ action: PrivacyAction) -> Effect<AuthAction> {
        switch action {
        case .appeared:
            guard state.user != nil else { return .none }
            state.privacy.consent.beginLoading()
            return .run(id: "privacy") { [auth] send in
                send(.privacy(.loaded(await Result { () async throws(APIError) in try await auth.analyticsConsent() })))
            }
        case .loaded(let result):
            state.privacy.consent.finish(result)
        case .consentToggled(let isGiven):
            guard state.privacy.consent.value != nil, state.privacy.pending == nil else { return .none }
            state.privacy.pending = isGiven
            state.privacy.message = nil
            return .run(id: "privacy") { [auth] send in
                send(.privacy(.consentSaved(await Result { () async throws(APIError) in try await auth.chooseAnalytics(isGiven) })))
            }
        case .consentSaved(let result):
            state.privacy.pending = nil
            switch result {
            case .success(let isGiven): state.privacy.consent = .loaded(isGiven)
            case .failure(let error): state.privacy.message = error.message
            }
        }
        return .none
    }
}
