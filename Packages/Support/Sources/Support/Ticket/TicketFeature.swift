import Core
import Networking
import OrdersAPI
import PaymentsAPI
import SupportAPI

/// A ticket with its messages, kept current while it is on the screen: for its requester, or for staff who help them.
struct TicketFeature: Screen {
    struct State: Sendable, Equatable {
        /// Whether it is shown to staff, with internal notes and what only they change.
        let isStaff: Bool
        /// The person who is signed in.
        var person: Person?
        /// The number of the ticket; nil while none is open.
        var ticketID: Int?
        var thread: ViewState<TicketThread> = .idle
        var isLoadingOlder = false
        var reply = ReplyFeature.State()
        var handling = HandlingFeature.State()
        var rating = RatingFeature.State()
        /// Whether the actions of staff are shown.
        var showsActions = false
        var credit = CreditFeature.State()
        var merge = MergeFeature.State()
        /// The entries for other tickets that weren't sent, by the numbers of the tickets.
        var entries: [Int: ReplyEntry] = [:]

        init(isStaff: Bool = false) { self.isStaff = isStaff }

        /// The entries that outlive the server; nil if there are none.
        var draft: TicketDraft? {
            guard let ticketID, !reply.entry.isEmpty || rating.rating != nil || credit.form != nil else { return nil }
            return TicketDraft(ticket: ticketID, entry: reply.entry, rating: rating.rating, comment: rating.comment, credit: credit.form)
        }
    }

    enum Action: Sendable, Equatable {
        case opened(Int?)
        case draftRestored(TicketDraft)
        case appeared
        /// The page of a ticket, by its number, left the screen.
        case disappeared(Int)
        case loaded(Result<TicketThread, APIError>)
        case olderTapped
        case olderLoaded(Result<TicketMessagePage, APIError>)
        case reply(ReplyFeature.Action)
        case handling(HandlingFeature.Action)
        case rating(RatingFeature.Action)
        /// The actions of staff are to be shown, or hidden.
        case actionsTapped(Bool)
        case credit(CreditFeature.Action)
        /// Merging; the feature opens the ticket into which another was merged.
        case merge(MergeFeature.Action)
        /// The feature opens the ticket into which this one was merged.
        case mergedTapped(Int)
        /// The payments of an order are to be shown, to give money back.
        case refundTapped(Int)
        case orderTapped(Int)
        /// The differences between our books and the payment provider's are to be shown.
        case incidentTapped
        /// The feature goes back to the list.
        case backTapped
    }

    let service: any SupportService
    let following: Following
    let reply: ReplyFeature
    let handling: HandlingFeature
    let rating: RatingFeature
    let credit: CreditFeature
    let merge: MergeFeature

    init(service: any SupportService, answers: any AnswerService, following: Following, random: any RandomSource) {
        (self.service, self.following) = (service, following)
        reply = ReplyFeature(service: service, answers: answers, random: random)
        handling = HandlingFeature(service: service)
        rating = RatingFeature(service: service)
        credit = CreditFeature(service: service, random: random)
        merge = MergeFeature(service: service)
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let id): return open(id, &state)
        case .draftRestored(let draft):
            if draft.ticket == state.ticketID {
                state.reply.entry = draft.entry
                (state.rating.rating, state.rating.comment, state.credit.form) = (draft.rating, draft.comment, draft.credit)
                state.showsActions = draft.credit != nil
            } else {
                state.entries[draft.ticket] = draft.entry
            }
        case .appeared: return appear(&state)
        case .disappeared(let id): return id == state.ticketID ? .cancel(id: "live") : .none
        case .loaded(let result): finish(&state, result)
        case .olderTapped: return loadOlder(&state)
        case .olderLoaded(let result):
            state.isLoadingOlder = false
            state.reply.message = result.failure?.message
            if case .success(let page) = result, var thread = state.thread.value {
                thread.messages = page.items + thread.messages
                thread.hasOlder = page.hasMore
                state.thread = .loaded(thread)
            }
        case .reply(let action): return reduce(&state, action)
        case .handling(let action): return reduce(&state, action)
        case .rating(let action):
            if case .rated(.success(let ticket)) = action { show(&state, ticket) }
            guard let ticket = state.thread.value?.ticket else { return .none }
            return rating.reduce(&state.rating, action, ticket: ticket.id).map(scope: "rating", Action.rating)
        case .actionsTapped(let isShown): state.showsActions = isShown
        case .credit(let action): return reduce(&state, action)
        case .merge(let action):
            if case .merged(let id, _) = action, id != state.ticketID { return .none }
            guard let ticket = state.thread.value?.ticket else { return .none }
            return merge.reduce(&state.merge, action, of: ticket).map(scope: "merge", Action.merge)
        case .refundTapped(let order): return .open(RefundsLink.order(order))
        case .orderTapped(let order): return .open(state.isStaff ? OrdersLink.board(order: order) : .activity(order: order))
        case .incidentTapped: return .open(MoneyLink.incidents)
        case .mergedTapped, .backTapped: break
        }
        return .none
    }

    /// Shows another ticket. What was written to the one before is kept.
    private func open(_ id: Int?, _ state: inout State) -> Effect<Action> {
        guard state.ticketID != id else { return .none }
        var next = State(isStaff: state.isStaff)
        (next.person, next.ticketID, next.entries) = (state.person, id, state.entries)
        if let former = state.ticketID { next.entries[former] = state.reply.entry.isEmpty ? nil : state.reply.entry }
        if let id, let entry = next.entries.removeValue(forKey: id) { next.reply.entry = entry }
        next.reply.answers = state.reply.answers
        state = next
        // The page loads the ticket when it appears.
        return .merge(.cancel(id: "live"), .cancel(id: "older"))
    }

    private func appear(_ state: inout State) -> Effect<Action> {
        guard let id = state.ticketID, let person = state.person else { return .none }
        state.thread.beginLoading()
        let topic = state.isStaff ? SupportTopics.desk : SupportTopics.tickets(of: person.id)
        return .follow(topic, id: "live", with: following, where: { $0.id == id }) { [service] () async throws(APIError) in
            try await service.thread(id)
        } send: {
            .loaded($0)
        }
    }

    private func finish(_ state: inout State, _ result: Result<TicketThread, APIError>) {
        guard case .success(let new) = result else { return state.thread.finish(result) }
        guard new.ticket.id == state.ticketID else { return }
        var thread = new
        // Older messages stay, unless so many are new that some between would be missing.
        if let known = state.thread.value, let first = new.messages.first?.id, known.messages.contains(where: { $0.id >= first }) {
            let older = known.messages.filter { $0.id < first }
            if !older.isEmpty { (thread.messages, thread.hasOlder) = (older + new.messages, known.hasOlder) }
        }
        state.thread = .loaded(thread)
    }

    private func loadOlder(_ state: inout State) -> Effect<Action> {
        guard let thread = state.thread.value, thread.hasOlder, !state.isLoadingOlder, let first = thread.messages.first?.id else { return .none }
        state.isLoadingOlder = true
        return .load(id: "older") { [service, id = thread.ticket.id] () async throws(APIError) in
            try await service.messages(of: id, before: first)
        } send: {
            .olderLoaded($0)
        }
    }
}

/// The entries of a ticket that weren't sent. They survive a restart of the server.
struct TicketDraft: Codable, Sendable, Equatable {
    let ticket: Int
    let entry: ReplyEntry
    var rating: Int?
    var comment = ""
    /// The credit that was to be granted; nil for none.
    var credit: CreditForm?
}

extension TicketFeature {
    private func reduce(_ state: inout State, _ action: ReplyFeature.Action) -> Effect<Action> {
        if case .sent(let id, let result) = action, id != state.ticketID {
            // The person has gone on to another ticket meanwhile. What couldn't be sent waits for them there.
            if case .success = result { state.entries[id] = nil }
            return .none
        }
        guard let ticket = state.thread.value?.ticket, let person = state.person else { return .none }
        if case .sent(_, .success(let message)) = action { append(message, &state) }
        return reply.reduce(&state.reply, action, about: ticket, by: person).map(scope: "reply", Action.reply)
    }

    private func reduce(_ state: inout State, _ action: CreditFeature.Action) -> Effect<Action> {
        if case .granted(let id, let result) = action {
            guard id == state.ticketID else { return .none }
            if case .success(let message) = result { append(message, &state) }
        }
        guard let ticket = state.thread.value?.ticket else { return .none }
        return credit.reduce(&state.credit, action, ticket: ticket.id).map(scope: "credit", Action.credit)
    }

    private func reduce(_ state: inout State, _ action: HandlingFeature.Action) -> Effect<Action> {
        if case .changed(let id, let result) = action {
            guard id == state.ticketID else { return .none }
            if case .success(let ticket) = result { show(&state, ticket) }
        }
        guard let ticket = state.thread.value?.ticket, let person = state.person else { return .none }
        return handling.reduce(&state.handling, action, of: ticket, by: person).map(scope: "handling", Action.handling)
    }

    /// Shows a message that was sent, before the thread is loaded again.
    private func append(_ message: TicketMessage, _ state: inout State) {
        guard var thread = state.thread.value, !thread.messages.contains(where: { $0.id >= message.id }) else { return }
        thread.messages.append(message)
        state.thread = .loaded(thread)
    }

    /// Shows a ticket as it is after a change.
    private func show(_ state: inout State, _ ticket: Ticket) {
        guard var thread = state.thread.value, thread.ticket.id == ticket.id, ticket.version >= thread.ticket.version else { return }
        thread.ticket = ticket
        state.thread = .loaded(thread)
    }
}
