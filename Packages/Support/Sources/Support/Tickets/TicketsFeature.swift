import Core
import Networking
import SupportAPI

/// The person's own tickets, kept current.
struct TicketsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The person who is signed in.
        var person: Int?
        var tickets: ViewState<[Ticket]> = .idle
        /// The cursor of those that follow; nil at the end.
        var next: String?
        var isLoadingMore = false
        /// The reason why those that follow couldn't be loaded.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case disappeared
        case loaded(Result<TicketPage, APIError>)
        case moreTapped
        case moreLoaded(Result<TicketPage, APIError>)
        /// The feature opens the ticket.
        case ticketTapped(Int)
        /// The feature opens the form.
        case newTapped
        /// The feature opens the help.
        case helpTapped
    }

    let service: any SupportService
    let following: Following

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            guard let person = state.person else { return .none }
            state.tickets.beginLoading()
            return .follow(SupportTopics.tickets(of: person), id: "live", with: following) { [service] () async throws(APIError) in
                try await service.tickets(TicketListRequest(own: true))
            } send: {
                .loaded($0)
            }
        case .disappeared: return .cancel(id: "live")
        case .loaded(let result):
            state.tickets.finish(result.map(\.items))
            if case .success(let page) = result { state.next = page.next }
        case .moreTapped:
            guard let next = state.next, !state.isLoadingMore else { return .none }
            (state.isLoadingMore, state.message) = (true, nil)
            return .load(id: "more") { [service] () async throws(APIError) in
                try await service.tickets(TicketListRequest(own: true, after: next))
            } send: {
                .moreLoaded($0)
            }
        case .moreLoaded(let result):
            (state.isLoadingMore, state.message) = (false, result.failure?.message)
            guard case .success(let page) = result else { return .none }
            state.tickets = .loaded((state.tickets.value ?? []).joined(with: page.items))
            state.next = page.next
        case .ticketTapped, .newTapped, .helpTapped: break
        }
        return .none
    }
}
