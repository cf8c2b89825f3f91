import Core
import CoreUI
import SupportAPI
import Theme
import UI

/// The dispatcher's tab `support`: the queue, and beside it or on top of it the ticket that is open, or the canned answers.
struct QueueView: View {
    let store: ScopedStore<SupportFeature>

    var body: some View {
        NavigationStack(path: store.binding(\.deskPath) { .deskOpened($0) }) {
            PanelColumns(isOpen: false) {
                list
            } content: {
                EmptyStateView(symbol: AppSymbols.supportName, title: Strings.nothingOpen, message: Strings.queueHint)
            }
            .navigationTitle(Strings.support)
            .navigationDestination(for: SupportLink.self) { place in
                PanelColumns(isOpen: !place.isList, title: Strings.support) {
                    list
                } content: {
                    content(place)
                }
            }
        }
        .onAppear { store.send(.queue(.appeared)) }
        .onDisappear { store.send(.queue(.disappeared)) }
    }

    private var list: some View { QueueList(store: store.scope(\.queue, SupportFeature.Action.queue), openID: store.state.deskTicket.ticketID) }

    @ViewBuilder
    private func content(_ place: SupportLink) -> some View {
        switch place {
        case .ticket(let id): TicketView(id: id, store: store.scope(\.deskTicket, SupportFeature.Action.deskTicket))
        case .answers: AnswersView(store: store.scope(\.answers, SupportFeature.Action.answers))
        case .tickets, .of, .new, .help, .article: EmptyStateView(symbol: AppSymbols.supportName, title: Strings.nothingOpen, message: Strings.queueHint)
        }
    }
}

/// The tickets of the queue under search and filters. Arrow keys lead from ticket to ticket, and `a` takes one on.
struct QueueList: View {
    let store: ScopedStore<QueueFeature>
    let openID: Int?

    @Environment(\.currentMinute) private var now

    private var state: QueueFeature.State { store.state }

    var body: some View {
        SearchField(
            Strings.searchTickets, text: Binding(get: { state.filter.search }, set: { [send = store.sender] in send(.edited(.search($0))) }),
            identifier: "support.search")
        SegmentedSwitcher(
            Strings.statusField, options: TicketStatus.allCases.map { (id: $0.rawValue, title: Strings.status($0)) } + [(id: "all", title: Strings.all)],
            selection: state.filter.status?.rawValue ?? "all", identifier: "support.status"
        ) { [send = store.sender] in send(.edited(.status(TicketStatus(rawValue: $0)))) }
        if let requester = state.filter.requester {
            NoticeBanner(Strings.ticketsOf(requester)).accessibilityIdentifier("support.requester")
            QuietButton(Strings.everybodysTickets) { store.send(.everybodyTapped) }.accessibilityIdentifier("support.requester.clear")
        }
        filters
        QuietButton(Strings.cannedAnswers, symbol: AppSymbols.messagesName) { store.send(.answersTapped) }.accessibilityIdentifier("support.answers")
        if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("support.message") }
        ViewStateView(state.tickets, loading: .rows(5), retry: { store.send(.appeared) }) { cards($0) }
    }

    private var filters: some View {
        FilterRow {
            Picker(Strings.assignee, selection: binding(\.owner) { .owner($0) }) {
                ForEach(QueueFilter.Owner.allCases, id: \.self) { Text(Strings.owner($0)).tag($0) }
            }
            .accessibilityIdentifier("support.filter.owner")
            Picker(Strings.categoryField, selection: binding(\.category) { .category($0) }) {
                Text(Strings.all).tag(TicketCategory?.none)
                ForEach(TicketCategory.allCases, id: \.self) { Text(Strings.category($0)).tag(TicketCategory?.some($0)) }
            }
            .accessibilityIdentifier("support.filter.category")
            Picker(Strings.priorityField, selection: binding(\.priority) { .priority($0) }) {
                Text(Strings.all).tag(TicketPriority?.none)
                ForEach(TicketPriority.allCases, id: \.self) { Text(Strings.priority($0)).tag(TicketPriority?.some($0)) }
            }
            .accessibilityIdentifier("support.filter.priority")
        }
    }

    private func binding<Value>(_ value: KeyPath<QueueFilter, Value>, _ edit: @escaping (Value) -> QueueEdit) -> Binding<Value> {
        Binding(get: { state.filter[keyPath: value] }, set: { [send = store.sender] in send(.edited(edit($0))) })
    }

    @ViewBuilder
    private func cards(_ tickets: [Ticket]) -> some View {
        if tickets.isEmpty {
            EmptyStateView(symbol: AppSymbols.checkName, title: Strings.queueEmpty, message: Strings.queueEmptyMessage)
        } else {
            BoardColumn(state.filter.status.map(Strings.status) ?? Strings.all, count: tickets.count, tone: state.filter.status?.tone ?? .neutral) {
                ForEach(tickets, id: \.id) { card($0) }
                if state.next != nil {
                    QuietButton(Strings.moreTickets, isBusy: state.isLoadingMore) { store.send(.moreTapped) }.accessibilityIdentifier("support.more")
                }
            }
        }
    }

    private func card(_ ticket: Ticket) -> some View {
        let isLate = now.flatMap { now in ticket.dueAt.map { $0 < now } } ?? false
        let lines: [String?] = [
            "#\(ticket.id) · \(Strings.source(of: ticket))",
            [Strings.category(ticket.category), ticket.orderID.map(Strings.order)].compactMap { $0 }.joined(separator: " · "),
            ticket.assignee.map { Strings.handledBy($0.name) },
        ]
        return ColumnCard(
            ticket.subject, lines: lines.compactMap { $0 }, item: "ticket-\(ticket.id)", identifier: "support.ticket.\(ticket.id)",
            tone: isLate ? .danger : ticket.priority == .urgent ? .warning : nil, isOpen: ticket.id == openID,
            action: ticket.assignee == nil && ticket.status != .closed
                ? ColumnCardAction(Strings.take, identifier: "support.ticket.\(ticket.id).take") { [send = store.sender] in send(.takeTapped(ticket.id)) }
                : nil,
            open: { [send = store.sender] in send(.ticketTapped(ticket.id)) }
        ) {
            if let due = ticket.dueAt { Pill(Strings.due(due, at: now), tone: isLate ? .danger : .neutral) }
            if ticket.status != .open { Pill(Strings.status(ticket.status), tone: ticket.status.tone) }
            if ticket.priority != .normal { Pill(Strings.priority(ticket.priority), tone: ticket.priority.tone) }
        }
    }
}

extension SupportLink {
    /// Whether the place is the list itself.
    fileprivate var isList: Bool { if case .of = self { true } else { false } }
}
