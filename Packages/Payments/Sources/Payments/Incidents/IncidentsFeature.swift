import Core
import PaymentsAPI

/// A part of the incidents: the open ones first, after them the resolved ones, each newest first.
struct IncidentList: Sendable, Equatable {
    var items: [Incident]
    /// The request for those that follow; nil at the end.
    var next: IncidentListRequest?
}

/// The differences between our books and the provider's, which administrators explain.
struct IncidentsFeature: Screen {
    struct State: Sendable, Equatable {
        var incidents: ViewState<[Incident]> = .idle
        /// The request for those that follow; nil at the end.
        var next: IncidentListRequest?
        /// True while those that follow are on their way.
        var isLoadingMore = false
        /// The incident that is being explained.
        var selected: Int?
        /// The explanation as it is being entered.
        var note = ""
        var isResolving = false
        /// The reason why the last step didn't work.
        var message: String?

        /// The entries that outlive the server; nil if there are none.
        var draft: IncidentDraft? { selected.map { IncidentDraft(incident: $0, note: note) } }
    }

    enum Action: Sendable, Equatable {
        case appeared
        case draftRestored(IncidentDraft)
        case loaded(Result<IncidentList, APIError>)
        case moreTapped
        case moreLoaded(Result<IncidentList, APIError>)
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
                try await Self.list(IncidentListRequest(state: .open), service)
            } send: {
                .loaded($0)
            }
        case .draftRestored(let draft): (state.selected, state.note) = (draft.incident, draft.note)
        case .loaded(let result):
            state.incidents.finish(result.map(\.items))
            state.next = (try? result.get())?.next
        case .moreTapped:
            guard let next = state.next, !state.isLoadingMore else { return .none }
            (state.isLoadingMore, state.message) = (true, nil)
            return .load(id: "more") { [service] () async throws(APIError) in
                try await Self.list(next, service)
            } send: {
                .moreLoaded($0)
            }
        case .moreLoaded(let result):
            (state.isLoadingMore, state.message) = (false, result.failure?.message)
            guard case .success(let more) = result else { return .none }
            state.incidents = .loaded(Self.joined(state.incidents.value ?? [], more.items))
            state.next = more.next
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

    /// Loads a part: after the last of the open incidents the newest of those that are resolved.
    private static func list(_ request: IncidentListRequest, _ service: any MoneyService) async throws(APIError) -> IncidentList {
        let page = try await service.incidents(request)
        if let next = page.next { return IncidentList(items: page.items, next: IncidentListRequest(state: request.state, before: next)) }
        guard request.state == .open else { return IncidentList(items: page.items) }
        let resolved = try await list(IncidentListRequest(state: .resolved), service)
        return IncidentList(items: joined(page.items, resolved.items), next: resolved.next)
    }

    /// Appends incidents. One that was resolved since it was loaded stands where it is now.
    private static func joined(_ former: [Incident], _ latter: [Incident]) -> [Incident] {
        let ids = Set(latter.map(\.id))
        return former.filter { !ids.contains($0.id) } + latter
    }
}

/// The explanation of a difference that isn't sent yet. It survives a restart of the server.
struct IncidentDraft: Codable, Sendable, Equatable {
    let incident: Int
    let note: String
}
