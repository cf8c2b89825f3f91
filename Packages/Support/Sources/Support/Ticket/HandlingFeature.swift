import Core
import SupportAPI

/// The changes of a ticket: closing and reopening, and for staff priority, category and assignee.
struct HandlingFeature: Sendable {
    struct State: Sendable, Equatable {
        var isWorking = false
        /// The reason why the last change didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        /// The ticket is to be closed.
        case closeTapped
        /// The ticket is to be opened again.
        case reopenTapped
        case priorityChosen(TicketPriority)
        case categoryChosen(TicketCategory)
        /// The person takes the ticket on.
        case takeTapped
        /// The ticket is to be nobody's.
        case releaseTapped
        /// The outcome of changing a ticket, by its number.
        case changed(Int, Result<Ticket, APIError>)
    }

    let service: any SupportService

    func reduce(_ state: inout State, _ action: Action, of ticket: Ticket, by person: Person) -> Effect<Action> {
        switch action {
        case .closeTapped: return change(&state, UpdateTicket(id: ticket.id, status: .closed))
        case .reopenTapped: return change(&state, UpdateTicket(id: ticket.id, status: .open))
        case .priorityChosen(let priority): return change(&state, UpdateTicket(id: ticket.id, priority: priority, version: ticket.version))
        case .categoryChosen(let category): return change(&state, UpdateTicket(id: ticket.id, category: category, version: ticket.version))
        case .takeTapped: return assign(&state, ticket.id, to: person.id)
        case .releaseTapped: return assign(&state, ticket.id, to: nil)
        case .changed(_, let result): (state.isWorking, state.message) = (false, result.failure?.message)
        }
        return .none
    }

    private func change(_ state: inout State, _ change: UpdateTicket) -> Effect<Action> {
        guard !state.isWorking else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "change") { [service] () async throws(APIError) in
            try await service.update(change)
        } send: {
            .changed(change.id, $0)
        }
    }

    private func assign(_ state: inout State, _ ticket: Int, to person: Int?) -> Effect<Action> {
        guard !state.isWorking else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "change") { [service] () async throws(APIError) in
            try await service.assign(ticket, to: person)
        } send: {
            .changed(ticket, $0)
        }
    }
}
