import Core
import CoreUI
import OrdersAPI
import PaymentsAPI
import SupportAPI
import Theme
import UI

/// A ticket: what it is about, its messages, and the field for the next one.
struct TicketView: View {
    let id: Int
    let store: ScopedStore<TicketFeature>

    private var state: TicketFeature.State { store.state }

    var body: some View {
        PageColumn(.reading) {
            ViewStateView(state.thread, retry: { store.send(.appeared) }) { thread in
                TicketHeader(ticket: thread.ticket, store: store)
                if let other = thread.ticket.mergedInto {
                    merged(into: other, thread)
                } else {
                    if state.isStaff {
                        HandlingView(ticket: thread.ticket, person: state.person?.id, state: state.handling) { [send = store.sender] in
                            send(.handling($0))
                        }
                        ActionsView(ticket: thread.ticket, store: store)
                    }
                    conversation(thread)
                }
            }
        }
        .navigationTitle(state.thread.value?.ticket.subject ?? Strings.ticket(id))
        .onAppear { store.send(.appeared) }
        .onDisappear { [send = store.sender, id] in send(.disappeared(id)) }
    }

    /// Shows what is left of a ticket that goes on elsewhere.
    @ViewBuilder
    private func merged(into other: Int, _ thread: TicketThread) -> some View {
        ListRow(Strings.mergedInto(other), symbol: AppSymbols.messagesName, action: { [send = store.sender] in send(.mergedTapped(other)) })
            .accessibilityIdentifier("support.merged.open")
        TicketBubble(description: thread.ticket, isOwn: !state.isStaff)
        ForEach(thread.messages, id: \.id) { TicketBubble(message: $0, isOwn: $0.fromStaff == state.isStaff) }
    }

    private func conversation(_ thread: TicketThread) -> some View {
        ConversationColumn(Strings.messages) {
            if thread.hasOlder {
                NearTrigger {
                    QuietButton(Strings.older, isBusy: state.isLoadingOlder) { store.send(.olderTapped) }.accessibilityIdentifier("support.older")
                }
            } else {
                TicketBubble(description: thread.ticket, isOwn: !state.isStaff)
            }
            ForEach(thread.messages, id: \.id) { TicketBubble(message: $0, isOwn: $0.fromStaff == state.isStaff) }
            end(thread.ticket)
        } composer: {
            ReplyField(state: state.reply, isNote: state.reply.entry.isNote || thread.ticket.incident != nil, send: reply)
        } action: {
            IconButton(symbol: AppSymbols.sendName, label: Strings.send, isDisabled: state.reply.isSending || state.reply.attaching.isSending) {
                reply(.sendTapped)
            }
            .accessibilityIdentifier("support.reply.send")
        }
    }

    private var reply: (ReplyFeature.Action) -> Void { { [send = store.sender] in send(.reply($0)) } }

    /// Shows below the messages the question how it was, or the way to end it.
    @ViewBuilder
    private func end(_ ticket: Ticket) -> some View {
        if state.isStaff {
            if let rating = ticket.rating { NoticeBanner(Strings.rated(Strings.rating(rating), ticket.ratingComment)).accessibilityIdentifier("support.rated") }
            if ticket.incident == nil {
                AnswerChoicesView(state: state.reply, send: reply)
            } else {
                NoticeBanner(Strings.incidentNotes)
            }
        } else if ticket.status == .closed {
            SatisfactionView(ticket: ticket, state: state.rating) { [send = store.sender] in send(.rating($0)) }
        } else {
            QuietButton(Strings.closeOwn, symbol: AppSymbols.checkName, isBusy: state.handling.isWorking) { store.send(.handling(.closeTapped)) }
                .accessibilityIdentifier("support.close")
            if let message = state.handling.message { NoticeBanner(message, tone: .danger) }
        }
    }
}

/// The subject of a ticket with its marks, and the way to its order.
struct TicketHeader: View {
    let ticket: Ticket
    let store: ScopedStore<TicketFeature>

    @Environment(\.canOpen) private var canOpen
    @Environment(\.mode) private var mode
    @Environment(\.currentMinute) private var now

    var body: some View {
        ChipRow {
            if store.state.isStaff {
                Pill(Strings.status(ticket.status), tone: ticket.status.tone)
                Pill(Strings.source(of: ticket), tone: ticket.incident == nil ? .neutral : .warning)
                if let due = ticket.dueAt { Pill(Strings.due(due, at: now), tone: now.map { due < $0 } == true ? .danger : .neutral) }
            } else {
                Pill(Strings.ownStatus(ticket.status), tone: ticket.status.ownTone)
                Pill(Strings.category(ticket.category))
                if let assignee = ticket.assignee { Pill(Strings.handledBy(assignee.name)) }
            }
            if ticket.orderID != nil, !opensOrder { Pill(order) }
        }
        if opensOrder, let id = ticket.orderID {
            ListRow(order, symbol: AppSymbols.bagName, action: { [send = store.sender] in send(.orderTapped(id)) })
                .accessibilityIdentifier("support.order.open")
        }
        if opensIncident {
            ListRow(Strings.incidents, symbol: AppSymbols.warningName, tone: .warning, action: { [send = store.sender] in send(.incidentTapped) })
                .accessibilityIdentifier("support.incident.open")
        }
    }

    private var order: String { ticket.orderID.map(Strings.order) ?? "" }

    /// Only administrators settle differences.
    private var opensIncident: Bool {
        ticket.incident == .payment && store.state.person?.roles.contains(.admin) == true && canOpen(MoneyLink.self)
    }

    /// Drivers have no page of an order.
    private var opensOrder: Bool { ticket.orderID != nil && mode != .driver && canOpen(OrdersLink.self) }
}
