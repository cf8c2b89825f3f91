import Core
import Networking
import SupportAPI

/// The screens of Support: the person's own tickets, and for dispatchers the queue.
struct SupportFeature: Feature {
    struct State: Sendable, Equatable {
        /// The place of customers and drivers.
        var path: [SupportLink] = []
        var tickets = TicketsFeature.State()
        var newTicket = NewTicketFeature.State()
        var ticket = TicketFeature.State()
        var help = HelpFeature.State()
        /// The place of dispatchers.
        var deskPath: [SupportLink] = []
        var queue = QueueFeature.State()
        var deskTicket = TicketFeature.State(isStaff: true)
        var answers = AnswersFeature.State()
    }

    enum Action: Sendable, Equatable {
        case signedIn(Person)
        case opened([SupportLink])
        case tickets(TicketsFeature.Action)
        case newTicket(NewTicketFeature.Action)
        case ticket(TicketFeature.Action)
        case help(HelpFeature.Action)
        case deskOpened([SupportLink])
        case queue(QueueFeature.Action)
        case deskTicket(TicketFeature.Action)
        case answers(AnswersFeature.Action)
    }

    static let name = "support"
    private let tickets: TicketsFeature
    private let newTicket: NewTicketFeature
    private let ticket: TicketFeature
    private let help: HelpFeature
    private let queue: QueueFeature
    private let answers: AnswersFeature

    init(
        service: any SupportService, answers: any AnswerService, help: any HelpService, following: Following, random: any RandomSource, clock: any Clock
    ) {
        tickets = TicketsFeature(service: service, following: following)
        newTicket = NewTicketFeature(service: service, help: help, random: random, clock: clock)
        ticket = TicketFeature(service: service, answers: answers, following: following, random: random)
        self.help = HelpFeature(service: help, clock: clock)
        queue = QueueFeature(service: service, following: following, clock: clock)
        self.answers = AnswersFeature(service: answers, random: random)
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] {
        [
            Draft("new", of: \.newTicket.draft) { .newTicket(.draftRestored($0)) },
            Draft("ticket", of: \.ticket.draft) { .ticket(.draftRestored($0)) },
            Draft("desk", of: \.deskTicket.draft) { .deskTicket(.draftRestored($0)) },
            Draft("queue", of: \.queue.draft) { .queue(.draftRestored($0)) },
            Draft("answer", of: \.answers.form) { .answers(.draftRestored($0)) },
        ]
    }

    func action(for event: AppEvent) -> Action? {
        if case .signedIn(let person) = event { .signedIn(person) } else { nil }
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .signedIn(let person):
            (state.tickets.person, state.queue.person) = (person.id, person.id)
            (state.ticket.person, state.deskTicket.person) = (person, person)
            return .none

        // What the screens ask of the feature.
        case .tickets(.ticketTapped(let id)): return open([.ticket(id)], &state)
        case .tickets(.newTapped), .help(.newTicketTapped): return open([.new()], &state)
        case .tickets(.helpTapped): return open([.help], &state)
        case .help(.articleTapped(let id)): return open([.help, .article(id)], &state)
        case .newTicket(.articleTapped(let id)): return open([.new(order: state.newTicket.form.orderID), .article(id)], &state)
        case .newTicket(.sent(.success(let ticket))):
            let effect = newTicket.reduce(&state.newTicket, .sent(.success(ticket))).map(scope: "new", Action.newTicket)
            return .merge(effect, open([.ticket(ticket.id)], &state))
        case .newTicket(.backTapped), .ticket(.backTapped): return open([], &state)
        case .ticket(.mergedTapped(let id)): return open([.ticket(id)], &state)
        case .deskTicket(.mergedTapped(let id)): return openDesk([.ticket(id)], &state)
        case .deskTicket(.merge(.merged(let id, .success(let ticket)))) where id == state.deskTicket.ticketID:
            return openDesk([.ticket(ticket.id)], &state)
        case .queue(.ticketTapped(let id)): return openDesk([.ticket(id)], &state)
        case .queue(.answersTapped): return openDesk([.answers], &state)
        case .queue(.everybodyTapped): return openDesk([], &state)
        case .answers(.backTapped), .deskTicket(.backTapped): return openDesk(state.queue.filter.requester.map { [.of(requester: $0)] } ?? [], &state)

        case .opened(let path): return open(path, &state)
        case .tickets(let action): return tickets.reduce(&state.tickets, action).map(scope: "tickets", Action.tickets)
        case .newTicket(let action): return newTicket.reduce(&state.newTicket, action).map(scope: "new", Action.newTicket)
        case .ticket(let action): return ticket.reduce(&state.ticket, action).map(scope: "ticket", Action.ticket)
        case .help(let action): return help.reduce(&state.help, action).map(scope: "help", Action.help)
        case .deskOpened(let path): return openDesk(path, &state)
        case .queue(let action): return queue.reduce(&state.queue, action).map(scope: "queue", Action.queue)
        case .deskTicket(let action): return ticket.reduce(&state.deskTicket, action).map(scope: "desk", Action.deskTicket)
        case .answers(let action): return answers.reduce(&state.answers, action).map(scope: "answers", Action.answers)
        }
    }

    private func open(_ path: [SupportLink], _ state: inout State) -> Effect<Action> {
        state.path = path
        let id: Int? = if case .ticket(let id) = path.last { id } else { nil }
        let article: String? = if case .article(let id) = path.last { id } else { nil }
        let opening: Effect<Action> = .merge(
            ticket.reduce(&state.ticket, .opened(id)).map(scope: "ticket", Action.ticket),
            help.reduce(&state.help, .opened(article)).map(scope: "help", Action.help))
        guard case .new(let order) = path.last else { return opening }
        return .merge(opening, newTicket.reduce(&state.newTicket, .opened(order: order)).map(scope: "new", Action.newTicket))
    }

    private func openDesk(_ path: [SupportLink], _ state: inout State) -> Effect<Action> {
        state.deskPath = path
        let id: Int? = if case .ticket(let id) = path.last { id } else { nil }
        let list = openList(path, &state)
        return .merge(list, ticket.reduce(&state.deskTicket, .opened(id)).map(scope: "desk", Action.deskTicket))
    }

    /// Shows the tickets of the person in the address, or everybody's. A ticket that is opened leaves the list beside it as it is.
    private func openList(_ path: [SupportLink], _ state: inout State) -> Effect<Action> {
        let requester: Int?
        switch path.last {
        case nil, .tickets: requester = nil
        case .of(let id): requester = id
        case .ticket, .new, .answers, .help, .article: return .none
        }
        return queue.reduce(&state.queue, .requesterOpened(requester)).map(scope: "queue", Action.queue)
    }
}
