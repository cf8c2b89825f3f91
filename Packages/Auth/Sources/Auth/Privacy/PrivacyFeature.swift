public import AuthAPI
public import Core

/// The data that is kept of the person, and their consent to analytics. A choice applies as soon as the server has it.
public struct PrivacyFeature: Screen {
    /// The overview, the consent, and the choice that is being saved.
    public struct State: Sendable, Equatable {
        /// The data that is kept of the person, and the log of consents.
        public var overview: ViewState<PrivacyOverview>
        /// Whether the person has agreed.
        public var consent = ViewState<Bool>.idle
        /// The choice that is being saved.
        public var pending: Bool?
        /// The reason why the last choice wasn't saved.
        public var message: String?

        /// Creates the state of a choice.
        public init(consent: ViewState<Bool> = .idle, overview: ViewState<PrivacyOverview> = .idle) {
            self.consent = consent
            self.overview = overview
        }
    }

    /// The things that can happen on the page.
    public enum Action: Sendable, Equatable {
        /// The page appeared, or the person asks to try again.
        case appeared
        /// Loading the overview ended.
        case overviewLoaded(Result<PrivacyOverview, APIError>)
        /// Loading the consent ended.
        case loaded(Result<Bool, APIError>)
        /// The switch was toggled.
        case consentToggled(Bool)
        /// Saving the consent ended.
        case consentSaved(Result<Bool, APIError>)
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.consent.beginLoading()
            let consent: Effect<Action> = .load(id: "consent") { [auth] () async throws(APIError) in
                try await auth.analyticsConsent()
            } send: {
                .loaded($0)
            }
            return .merge(consent, loadOverview(&state))
        case .overviewLoaded(let result):
            state.overview.finish(result)
        case .loaded(let result):
            state.consent.finish(result)
        case .consentToggled(let isGiven):
            guard state.consent.value != nil, state.pending == nil else { return .none }
            state.pending = isGiven
            state.message = nil
            return .load(id: "consent") { [auth] () async throws(APIError) in
                try await auth.chooseAnalytics(isGiven)
            } send: {
                .consentSaved($0)
            }
        case .consentSaved(.success(let isGiven)):
            state.pending = nil
            state.consent = .loaded(isGiven)
            return loadOverview(&state)
        case .consentSaved(.failure(let error)):
            state.pending = nil
            state.message = error.message
        }
        return .none
    }

    private func loadOverview(_ state: inout State) -> Effect<Action> {
        state.overview.beginLoading()
        return .load(id: "overview") { [auth] () async throws(APIError) in
            try await auth.privacyOverview()
        } send: {
            .overviewLoaded($0)
        }
    }
}
