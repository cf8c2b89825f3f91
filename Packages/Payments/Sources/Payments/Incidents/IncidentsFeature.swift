import Core
import PaymentsAPI

/// The differences between our books and the provider's, which administrators explain.
struct IncidentsFeature: Screen {
    struct State: Sendable, Equatable {
        var incidents: ViewState<[Incident]> = .idle
        /// The incident that is being explained.
        var selected: Int?
        /// The explanation as it is being entered.
        var note = ""
        var isResolving = false
        /// The reason why the last step didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case loaded(Result<[Incident], APIError>)
        case explainTapped(Int)
        case noteChanged(String)
        case resolveTapped
        case resolved(Result<Incident, APIError>)
        case backTapped
    }

    let service: any MoneyService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.incidents.beginLoading()
            return .load(id: "incidents") { [service] () async throws(APIError) in
                try await service.incidents()
            } send: {
                .loaded($0)
            }
        case .loaded(let result): state.incidents.finish(result)
        case .explainTapped(let id): (state.selected, state.note, state.message) = (id, "", nil)
        case .noteChanged(let note): state.note = note
        case .resolveTapped:
            guard let id = state.selected, !state.isResolving else { return .none }
            (state.isResolving, state.message) = (true, nil)
            return .load(id: "resolve") { [service, note = state.note] () async throws(APIError) in
                try await service.resolve(id, note: note)
            } send: {
                .resolved($0)
            }
        case .resolved(let result):
            (state.isResolving, state.message) = (false, result.failure.map { $0.fields["note"] ?? $0.message })
            if case .success(let resolved) = result {
                (state.selected, state.note) = (nil, "")
                state.incidents = .loaded((state.incidents.value ?? []).map { $0.id == resolved.id ? resolved : $0 })
            }
        case .backTapped: return .open(MoneyLink.payouts)
        }
        return .none
    }
}
