import Core
import CoreUI
import SupportAPI
import Theme
import UI

/// The tab `support` of customers and drivers: their tickets, and beside or on top of them what is open.
struct TicketsView: View {
    let store: ScopedStore<SupportFeature>

    var body: some View {
        NavigationStack(path: store.binding(\.path) { .opened($0) }) {
            PanelColumns(isOpen: false) {
                list
            } content: {
                EmptyStateView(symbol: AppSymbols.supportName, title: Strings.nothingOpen, message: Strings.nothingOpenMessage)
            }
            .navigationTitle(Strings.support)
            .navigationDestination(for: SupportLink.self) { place in
                PanelColumns(isOpen: true, title: Strings.support) {
                    list
                } content: {
                    content(place)
                }
            }
        }
        .onAppear { store.send(.tickets(.appeared)) }
        .onDisappear { store.send(.tickets(.disappeared)) }
    }

    private var list: some View { TicketList(store: store.scope(\.tickets, SupportFeature.Action.tickets), openID: store.state.ticket.ticketID) }

    @ViewBuilder
    private func content(_ place: SupportLink) -> some View {
        switch place {
        case .ticket(let id): TicketView(id: id, store: store.scope(\.ticket, SupportFeature.Action.ticket))
        case .new: NewTicketView(store: store.scope(\.newTicket, SupportFeature.Action.newTicket))
        case .help: HelpView(store: store.scope(\.help, SupportFeature.Action.help))
        case .article: ArticleView(store: store.scope(\.help, SupportFeature.Action.help))
        case .tickets, .of, .answers: EmptyStateView(symbol: AppSymbols.supportName, title: Strings.nothingOpen, message: Strings.nothingOpenMessage)
        }
    }
}

/// The person's tickets under the ways to a new one and to the help.
struct TicketList: View {
    let store: ScopedStore<TicketsFeature>
    let openID: Int?

    @Environment(\.mode) private var mode

    var body: some View {
        PrimaryButton(Strings.newTicket, symbol: AppSymbols.plusName) { store.send(.newTapped) }.accessibilityIdentifier("support.new")
        Card {
            ListRow(Strings.help, subtitle: mode == .driver ? Strings.helpForDrivers : Strings.helpMessage, symbol: AppSymbols.supportName) {
                store.send(.helpTapped)
            }
            .accessibilityIdentifier("support.help")
        }
        ViewStateView(store.state.tickets, loading: .rows(4), retry: { store.send(.appeared) }) { rows($0) }
    }

    @ViewBuilder
    private func rows(_ tickets: [Ticket]) -> some View {
        if tickets.isEmpty {
            EmptyStateView(symbol: AppSymbols.supportName, title: Strings.noTickets, message: Strings.noTicketsMessage)
        } else {
            Card {
                ForEach(tickets, id: \.id) { ticket in
                    TicketRow(ticket: ticket, isSelected: ticket.id == openID) { store.send(.ticketTapped(ticket.id)) }
                }
            }
            if let message = store.state.message { NoticeBanner(message, tone: .danger) }
            if store.state.next != nil {
                QuietButton(Strings.moreTickets, isBusy: store.state.isLoadingMore) { store.send(.moreTapped) }.accessibilityIdentifier("support.more")
            }
        }
    }
}

/// A ticket in its requester's list: the subject, what it is about, and who is next.
struct TicketRow: View {
    let ticket: Ticket
    var isSelected = false
    let open: () -> Void

    var body: some View {
        ListRow(ticket.subject, subtitle: about, isSelected: isSelected, action: open) {
            Pill(Strings.ownStatus(ticket.status), tone: ticket.status.ownTone)
        }
        .accessibilityIdentifier("support.ticket.\(ticket.id)")
    }

    private var about: String {
        [Strings.category(ticket.category), ticket.orderID.map(Strings.order), DateFormat.dateTime(ticket.updatedAt)].compactMap { $0 }
            .joined(separator: " · ")
    }
}
