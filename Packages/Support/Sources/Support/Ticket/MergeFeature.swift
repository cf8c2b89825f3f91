import Core
import SupportAPI

/// The choice of another ticket of the same person, into which a ticket is merged.
struct MergeFeature: Sendable {
    struct State: Sendable, Equatable {
        /// Whether the choice is shown.
        var isOpen = false
        /// The other tickets of the requester, newest first.
        var others: ViewState<[Ticket]> = .idle
        /// The number of the chosen one; nil while none is.
        var chosen: Int?
        var isWorking = false
        /// The reason why they weren't merged.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        /// The choice is to be shown, or hidden.
        case openTapped
        case loaded(Result<[Ticket], APIError>)
        case chosen(Int)
        case mergeTapped
        /// The outcome for a ticket, by its number; the feature opens the other one.
        case merged(Int, Result<Ticket, APIError>)
    }

    let service: any SupportService
    /// The most tickets to choose from.
    private static let most = 20

    func reduce(_ state: inout State, _ action: Action, of ticket: Ticket) -> Effect<Action> {
        switch action {
        case .openTapped: return toggle(&state, ticket)
        case .loaded(let result): state.others.finish(result)
        case .chosen(let id): (state.chosen, state.message) = (id, nil)
        case .mergeTapped:
            guard let chosen = state.chosen, !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "merge") { [service] () async throws(APIError) in
                try await service.merge(ticket.id, into: chosen)
            } send: {
                .merged(ticket.id, $0)
            }
        case .merged(_, .success): state = State()
        case .merged(_, .failure(let error)): (state.isWorking, state.message) = (false, error.fields["into"] ?? error.message)
        }
        return .none
    }

    private func toggle(_ state: inout State, _ ticket: Ticket) -> Effect<Action> {
        guard !state.isOpen else {
            state = State()
            return .cancel(id: "others")
        }
        state = State(isOpen: true, others: .loading)
        let request = TicketListRequest(requesterID: ticket.requester.id, limit: Self.most)
        return .load(id: "others") { [service] () async throws(APIError) in
            try await service.tickets(request).items.filter { $0.id != ticket.id && $0.mergedInto == nil }
        } send: {
            .loaded($0)
        }
    }
}
