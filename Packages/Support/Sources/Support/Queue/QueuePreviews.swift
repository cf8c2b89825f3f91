#if DEBUG
import Core
import CoreUI
import SupportAPI
import UI

struct QueueView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { _ in }.previewDisplayName("Queue")
            page { state in
                state.deskPath = [.ticket(4)]
                state.deskTicket.ticketID = 4
                state.deskTicket.thread = .loaded(.sample)
            }
            .previewDisplayName("Ticket")
        }
    }

    private static func page(_ change: (inout SupportFeature.State) -> Void) -> QueueView {
        var state = SupportFeature.State()
        state.queue.tickets = .loaded([.sample, .long, .ofIncident])
        change(&state)
        return QueueView(store: ScopedStore(state: state))
    }
}

struct QueueList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            list(.loaded([.sample, .long, .closed]), next: "0.2").previewDisplayName("Loaded")
            list(.loaded([])).previewDisplayName("Empty")
            list(.loading).previewDisplayName("Loading")
            list(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func list(_ tickets: ViewState<[Ticket]>, next: String? = nil) -> some View {
        QueueList(store: ScopedStore(state: QueueFeature.State(tickets: tickets, next: next)), openID: 3)
            .environment(\.currentMinute, Ticket.sample.dueAt?.addingTimeInterval(600))
    }
}
#endif
