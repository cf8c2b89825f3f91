import Core
import Networking
import SupportAPI

/// The queue of all tickets, by which dispatchers work, kept current.
struct QueueFeature: Screen {
    struct State: Sendable, Equatable {
        /// The person who is signed in.
        var person: Int?
        var filter = QueueFilter()
        var tickets: ViewState<[Ticket]> = .idle
        /// The cursor of those that follow; nil at the end.
        var next: String?
        var isLoadingMore = false
        /// The ticket that is being taken on.
        var taking: Int?
        /// The reason why the last step didn't work.
        var message: String?

        /// The filter that outlives the server; nil for the usual one.
        var draft: QueueFilter? { filter == QueueFilter() ? nil : filter }
    }

    enum Action: Sendable, Equatable {
        case appeared
        case disappeared
        case draftRestored(QueueFilter)
        case edited(QueueEdit)
        /// The tickets of a person were opened, or everybody's again.
        case requesterOpened(Int?)
        /// The feature opens everybody's tickets.
        case everybodyTapped
        case loaded(QueueFilter, Result<TicketPage, APIError>)
        case moreTapped
        case moreLoaded(QueueFilter, Result<TicketPage, APIError>)
        /// The feature opens the ticket.
        case ticketTapped(Int)
        /// The person takes a ticket on.
        case takeTapped(Int)
        case taken(Result<Ticket, APIError>)
        /// The feature opens the canned answers.
        case answersTapped
    }

    let service: any SupportService
    let following: Following
    let clock: any Clock

    /// The number of tickets of the first part.
    private static let part = 30
    private static let most = 100

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.tickets.beginLoading()
            return follow(state)
        case .disappeared: return .merge(.cancel(id: "live"), .cancel(id: "search"))
        case .draftRestored(let filter):
            state.filter = filter
            if case .idle = state.tickets { return .none }
            state.tickets = .loading
            return follow(state)
        case .edited(let edit):
            state.filter.edit(edit)
            (state.next, state.message) = (nil, nil)
            state.tickets = .loading
            guard case .search = edit else { return .merge(.cancel(id: "search"), follow(state)) }
            return search(state)
        case .requesterOpened(let requester):
            guard state.filter.requester != requester else { return .none }
            state.filter.requester = requester
            // Whoever looks at a person's tickets wants all of them.
            if requester != nil { state.filter.status = nil } else { state.filter.status = .open }
            (state.next, state.message) = (nil, nil)
            if case .idle = state.tickets { return .none }
            state.tickets = .loading
            return .merge(.cancel(id: "search"), follow(state))
        case .loaded(let filter, let result):
            guard filter == state.filter else { return .none }
            state.tickets.finish(result.map(\.items))
            if case .success(let page) = result { state.next = page.next }
        case .moreTapped: return loadMore(&state)
        case .moreLoaded(let filter, let result):
            guard filter == state.filter else { return .none }
            (state.isLoadingMore, state.message) = (false, result.failure?.message)
            guard case .success(let page) = result else { return .none }
            state.tickets = .loaded((state.tickets.value ?? []).joined(with: page.items))
            state.next = page.next
        case .takeTapped(let id): return take(&state, id)
        case .taken(let result):
            (state.taking, state.message) = (nil, result.failure?.message)
            guard case .success(let ticket) = result, let tickets = state.tickets.value else { return .none }
            state.tickets = .loaded(tickets.map { $0.id == ticket.id ? ticket : $0 })
        case .ticketTapped, .answersTapped, .everybodyTapped: break
        }
        return .none
    }

    /// Loads as many tickets as are shown, and again after each change.
    private func follow(_ state: State) -> Effect<Action> {
        let filter = state.filter
        let request = filter.request(by: state.person, limit: min(max(Self.part, state.tickets.value?.count ?? 0), Self.most))
        return .follow(SupportTopics.desk, id: "live", with: following, where: { $0.kind != SupportEvents.noted.name }) { [service] () async throws(APIError) in
            try await service.tickets(request)
        } send: {
            .loaded(filter, $0)
        }
    }

    /// Searches once the person has stopped typing.
    private func search(_ state: State) -> Effect<Action> {
        let (filter, request) = (state.filter, state.filter.request(by: state.person, limit: Self.part))
        return .merge(
            .cancel(id: "live"),
            .debounce(id: "search", for: .milliseconds(300), clock: clock) { [service] send in
                send(.loaded(filter, await Result { () async throws(APIError) in try await service.tickets(request) }))
            })
    }

    private func loadMore(_ state: inout State) -> Effect<Action> {
        guard let next = state.next, !state.isLoadingMore else { return .none }
        (state.isLoadingMore, state.message) = (true, nil)
        let filter = state.filter
        var request = filter.request(by: state.person, limit: Self.part)
        request.after = next
        return .load(id: "more") { [service, request] () async throws(APIError) in
            try await service.tickets(request)
        } send: {
            .moreLoaded(filter, $0)
        }
    }

    private func take(_ state: inout State, _ id: Int) -> Effect<Action> {
        guard let person = state.person, state.taking == nil else { return .none }
        (state.taking, state.message) = (id, nil)
        return .load(id: "take") { [service] () async throws(APIError) in
            try await service.assign(id, to: person)
        } send: {
            .taken($0)
        }
    }
}
