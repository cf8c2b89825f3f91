import AuthAPI
import Core

/// The list of people, by text, role and status.
struct PeopleFeature: Screen {
    struct State: Sendable, Equatable {
        var filter = PeopleFilter()
        var people: ViewState<[AdministeredAccount]> = .idle
        /// The cursor of the next page; nil on the last one.
        var next: Int?
        var isLoadingMore = false
        /// The reason why the next page didn't load.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case searchChanged(String)
        case roleChosen(Role?)
        case statusChosen(AccountStatus?)
        case loaded(PeopleFilter, Result<AccountPage, APIError>)
        case moreTapped
        case moreLoaded(PeopleFilter, Result<AccountPage, APIError>)
        /// The feature opens the person's page.
        case personTapped(Int)
    }

    let service: any PeopleService
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.people.beginLoading()
            return load(state.filter)
        case .searchChanged(let text):
            state.filter.search = text
            return .debounce(id: "people", for: .milliseconds(300), clock: clock) { [service, filter = state.filter] send in
                send(.loaded(filter, await Result { () async throws(APIError) in try await service.accounts(filter.query()) }))
            }
        case .roleChosen(let role):
            state.filter.role = role
            state.people = .loading
            return load(state.filter)
        case .statusChosen(let status):
            state.filter.status = status
            state.people = .loading
            return load(state.filter)
        case .loaded(let filter, let result):
            guard filter == state.filter else { return .none }
            (state.isLoadingMore, state.message) = (false, nil)
            state.people.finish(result.map(\.items))
            if case .success(let page) = result { state.next = page.nextBefore }
            return .none
        case .moreTapped:
            guard let next = state.next, !state.isLoadingMore else { return .none }
            (state.isLoadingMore, state.message) = (true, nil)
            return .load(id: "more") { [service, filter = state.filter] () async throws(APIError) in
                try await service.accounts(filter.query(before: next))
            } send: { [filter = state.filter] in
                .moreLoaded(filter, $0)
            }
        case .moreLoaded(let filter, let result):
            guard filter == state.filter else { return .none }
            state.isLoadingMore = false
            switch result {
            case .success(let page):
                state.people = .loaded((state.people.value ?? []) + page.items)
                state.next = page.nextBefore
            case .failure(let error): state.message = error.message
            }
            return .none
        case .personTapped: return .none
        }
    }

    private func load(_ filter: PeopleFilter) -> Effect<Action> {
        .load(id: "people") { [service] () async throws(APIError) in
            try await service.accounts(filter.query())
        } send: {
            .loaded(filter, $0)
        }
    }
}

/// The people that an administrator looks for.
struct PeopleFilter: Sendable, Equatable {
    /// A part of a name, an email address or a phone number, or an id.
    var search = ""
    /// Those with this role; nil for all.
    var role: Role?
    /// Those in this state; nil for all.
    var status: AccountStatus?

    /// Returns the request for a page.
    func query(before: Int? = nil) -> AccountQuery {
        AccountQuery(before: before, limit: 30, search: search.isEmpty ? nil : String(search.prefix(100)), role: role, status: status)
    }
}
