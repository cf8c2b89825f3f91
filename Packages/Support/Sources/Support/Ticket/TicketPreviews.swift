#if DEBUG
import Core
import CoreUI
import OrdersAPI
import SupportAPI
import UI

extension TicketThread {
    /// A ticket on which much has happened, for previews.
    static let busy = TicketThread(
        ticket: .long,
        messages: [
            .sample,
            TicketMessage(id: 35, ticketID: 4, sender: .sample, text: "", attachments: [.sample, .receipt], createdAt: Ticket.sample.createdAt),
            TicketMessage(id: 32, ticketID: 4, sender: .dispatcher, fromStaff: true, text: "We're on it.", createdAt: Ticket.sample.createdAt),
            TicketMessage(
                id: 33, ticketID: 4, sender: .dispatcher, fromStaff: true, isInternal: true, text: "The plant looks for it.",
                attachments: [.receipt], createdAt: Ticket.sample.createdAt),
            TicketMessage(id: 34, ticketID: 4, sender: .sample, notice: .reopened, text: "Reopened", createdAt: Ticket.sample.createdAt),
        ], hasOlder: true)
}

struct TicketView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.thread = .loaded(.sample) }.previewDisplayName("Loaded")
            page(isStaff: true) { $0.thread = .loaded(.busy) }.previewDisplayName("Staff")
            page(isStaff: true) { $0.thread = .loaded(TicketThread(ticket: .ofIncident, messages: [], hasOlder: false)) }.previewDisplayName("Incident")
            page { $0.thread = .loaded(TicketThread(ticket: .closed, messages: [], hasOlder: false)) }.previewDisplayName("Closed")
            page { $0.thread = .loaded(TicketThread(ticket: .merged, messages: [], hasOlder: false)) }.previewDisplayName("Merged")
            page { $0.thread = .loading }.previewDisplayName("Loading")
            page { $0.thread = .failed("We couldn't find that.") }.previewDisplayName("Failed")
        }
    }

    private static func page(isStaff: Bool = false, _ change: (inout TicketFeature.State) -> Void) -> some View {
        var state = TicketFeature.State(isStaff: isStaff)
        (state.ticketID, state.person) = (4, Person(id: isStaff ? 10 : 7, name: "Dee Dispatcher", roles: [.dispatcher]))
        change(&state)
        return TicketView(id: 4, store: ScopedStore(state: state)).environment(\.canOpen, LinkAvailability(OrdersLink.self))
    }
}

struct TicketHeader_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TicketHeader(ticket: .long, store: ScopedStore(state: TicketFeature.State())).previewDisplayName("Requester")
            TicketHeader(ticket: .sample, store: ScopedStore(state: TicketFeature.State(isStaff: true))).previewDisplayName("Staff")
        }
    }
}

struct TicketBubble_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TicketBubble(description: .sample, isOwn: true).previewDisplayName("Description")
            ForEach(TicketThread.busy.messages, id: \.id) { TicketBubble(message: $0, isOwn: $0.fromStaff) }.previewDisplayName("Messages")
        }
    }
}

struct ReplyField_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            field { _ in }.previewDisplayName("Empty")
            field { $0.entry = ReplyEntry(text: "The plant looks for it.", isNote: true) }.previewDisplayName("Note")
            field { ($0.entry.attachments, $0.attaching.isSending) = ([.sample, .receipt], true) }.previewDisplayName("Files")
            field { $0.message = Strings.textLong }.previewDisplayName("Failed")
        }
    }

    private static func field(_ change: (inout ReplyFeature.State) -> Void) -> ReplyField {
        var state = ReplyFeature.State()
        change(&state)
        return ReplyField(state: state, isNote: state.entry.isNote) { _ in }
    }
}

struct AnswerChoicesView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            choices(nil).previewDisplayName("Closed")
            choices(.loaded([.sample])).previewDisplayName("Loaded")
            choices(.loaded([])).previewDisplayName("Empty")
        }
    }

    private static func choices(_ answers: ViewState<[CannedAnswer]>?) -> AnswerChoicesView {
        AnswerChoicesView(state: ReplyFeature.State(showsAnswers: answers != nil, answers: answers ?? .idle)) { _ in }
    }
}

struct HandlingView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            view(.sample).previewDisplayName("Open")
            view(.closed).previewDisplayName("Closed")
            view(.long, HandlingFeature.State(isWorking: true, message: "No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func view(_ ticket: Ticket, _ state: HandlingFeature.State = HandlingFeature.State()) -> HandlingView {
        HandlingView(ticket: ticket, person: 10, state: state) { _ in }
    }
}

struct SatisfactionView_Previews: PreviewProvider {
    static var previews: some View {
        var rated = Ticket.closed
        rated.rating = 4
        return Group {
            SatisfactionView(ticket: .closed, state: RatingFeature.State()) { _ in }.previewDisplayName("Empty")
            SatisfactionView(ticket: .closed, state: RatingFeature.State(rating: 5, comment: "Quick")) { _ in }.previewDisplayName("Chosen")
            SatisfactionView(ticket: rated, state: RatingFeature.State()) { _ in }.previewDisplayName("Rated")
        }
    }
}
#endif
