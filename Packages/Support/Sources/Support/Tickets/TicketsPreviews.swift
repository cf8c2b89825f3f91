#if DEBUG
import Core
import CoreUI
import SupportAPI
import UI

extension Ticket {
    /// One that waits for the requester, with a long subject, for previews.
    static let long = Ticket(
        id: 3, subject: "The blue shirt that I have written about before is still missing, and so is one of the two wool socks", description: "See there.",
        category: .damage, priority: .urgent, status: .pending, orderID: 1_234_567,
        requester: TicketPerson(id: 8, name: "Maximiliana Featherstonehaugh-Constantinopolis", role: .driver), assignee: .dispatcher, version: 4,
        createdAt: Ticket.sample.createdAt, updatedAt: Ticket.sample.createdAt)
    /// One that the product opened itself, for previews and tests.
    static let ofIncident = Ticket(
        id: 5, subject: "Payment 3 doesn't match", description: "Our books and the payment provider's don't agree.", category: .payment, priority: .high,
        orderID: 12, incident: .payment, requester: TicketPerson(id: 0, name: "Tumble", role: .admin), createdAt: Ticket.sample.createdAt,
        updatedAt: Ticket.sample.createdAt)
    /// One that goes on in ticket 3, for previews and tests.
    static let merged = Ticket(
        id: 4, subject: "Shirt again", description: "I wrote about it before.", category: .damage, status: .closed, mergedInto: 3, requester: .sample,
        createdAt: Ticket.sample.createdAt, updatedAt: Ticket.sample.createdAt, closedAt: Ticket.sample.createdAt)
    /// One that was closed, for previews.
    static let closed = Ticket(
        id: 2, subject: "Two receipts for one order", description: "Which one counts?", category: .payment, status: .closed, requester: .sample,
        assignee: .dispatcher, version: 3, createdAt: Ticket.sample.createdAt, updatedAt: Ticket.sample.createdAt, closedAt: Ticket.sample.createdAt)
}

extension TicketPerson {
    /// A dispatcher, for previews.
    static let dispatcher = TicketPerson(id: 10, name: "Dee Dispatcher", role: .dispatcher)
}

struct TicketsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.tickets.tickets = .loaded([.sample, .closed]) }.previewDisplayName("Loaded")
            page { $0.tickets.tickets = .loaded([]) }.previewDisplayName("Empty")
            page { state in
                state.path = [.ticket(4)]
                state.tickets.tickets = .loaded([.sample, .closed])
                state.ticket.ticketID = 4
                state.ticket.thread = .loaded(.sample)
            }
            .previewDisplayName("Ticket")
        }
    }

    private static func page(_ change: (inout SupportFeature.State) -> Void) -> TicketsView {
        var state = SupportFeature.State()
        change(&state)
        return TicketsView(store: ScopedStore(state: state))
    }
}

struct TicketList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            list(.loaded([.sample, .long, .closed]), next: "0.2").previewDisplayName("Loaded")
            list(.loaded([])).previewDisplayName("Empty")
            list(.loading).previewDisplayName("Loading")
            list(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func list(_ tickets: ViewState<[Ticket]>, next: String? = nil) -> TicketList {
        TicketList(store: ScopedStore(state: TicketsFeature.State(tickets: tickets, next: next)), openID: 3)
    }
}

struct TicketRow_Previews: PreviewProvider {
    static var previews: some View { TicketRow(ticket: .long) {}.previewDisplayName("Long text") }
}
#endif
