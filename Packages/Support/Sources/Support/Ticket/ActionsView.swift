import Core
import CoreUI
import OrdersAPI
import PaymentsAPI
import PromotionsAPI
import SupportAPI
import Theme
import UI

/// The actions of staff about a ticket besides writing: give money back, arrange another visit, grant credit, and merge it into another ticket.
struct ActionsView: View {
    let ticket: Ticket
    let store: ScopedStore<TicketFeature>

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        DisclosureCard(
            Strings.actions, isExpanded: Binding(get: { store.state.showsActions }, set: { [send = store.sender] in send(.actionsTapped($0)) })
        ) {
            if let order = ticket.orderID { orderActions(order) }
            if ticket.requester.role == .customer, ticket.incident == nil, canOpen(PromotionsLink.self) {
                ListRow(Strings.grantCredit, symbol: AppSymbols.starName, action: { [send = store.sender] in send(.credit(.formTapped)) })
                    .accessibilityIdentifier("support.credit")
                CreditFormView(state: store.state.credit) { [send = store.sender] in send(.credit($0)) }
            }
            if ticket.incident == nil {
                ListRow(Strings.merge, symbol: AppSymbols.messagesName, action: { [send = store.sender] in send(.merge(.openTapped)) })
                    .accessibilityIdentifier("support.merge")
                MergeChoiceView(state: store.state.merge) { [send = store.sender] in send(.merge($0)) }
            }
        }
    }

    @ViewBuilder
    private func orderActions(_ order: Int) -> some View {
        if canOpen(RefundsLink.self) {
            ListRow(Strings.refund, symbol: AppSymbols.receiptName, action: { [send = store.sender] in send(.refundTapped(order)) })
                .accessibilityIdentifier("support.refund")
        }
        if canOpen(OrdersLink.self) {
            ListRow(Strings.redeliver, symbol: AppSymbols.truckName, action: { [send = store.sender] in send(.orderTapped(order)) })
                .accessibilityIdentifier("support.redeliver")
        }
    }
}

/// The fields of a grant of credit.
struct CreditFormView: View {
    let state: CreditFeature.State
    let send: (CreditFeature.Action) -> Void

    var body: some View {
        if let form = state.form {
            TextFormField(
                Strings.creditAmount, text: Binding(get: { form.amount }, set: { [send] in send(.amountChanged($0)) }), placeholder: "10.00",
                message: state.fields["cents"], identifier: "support.credit.amount"
            )
            .keyboardType(.decimalPad)
            TextFormField(
                Strings.creditReason, text: Binding(get: { form.reason }, set: { [send] in send(.reasonChanged($0)) }), message: state.fields["reason"],
                identifier: "support.credit.reason")
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("support.credit.message") }
            PrimaryButton(Strings.grantCredit, isBusy: state.isWorking) { [send] in send(.grantTapped) }
                .accessibilityIdentifier("support.credit.grant")
        }
    }
}

/// The other tickets of a person, one of which is chosen.
struct MergeChoiceView: View {
    let state: MergeFeature.State
    let send: (MergeFeature.Action) -> Void

    var body: some View {
        if state.isOpen {
            Text(Strings.mergeHint)
            ViewStateView(state.others, loading: .rows(2), retry: { [send] in send(.openTapped) }) { others($0) }
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("support.merge.message") }
            if let chosen = state.chosen {
                PrimaryButton(Strings.mergeInto(chosen), isBusy: state.isWorking) { [send] in send(.mergeTapped) }
                    .accessibilityIdentifier("support.merge.confirm")
            }
        }
    }

    @ViewBuilder
    private func others(_ tickets: [Ticket]) -> some View {
        if tickets.isEmpty {
            NoticeBanner(Strings.mergeNone)
        } else {
            ForEach(tickets, id: \.id) { ticket in
                ChoiceRow(
                    ticket.subject, subtitle: "#\(ticket.id) · \(Strings.status(ticket.status)) · \(DateFormat.day(ticket.createdAt))",
                    isSelected: ticket.id == state.chosen
                ) { [send] in send(.chosen(ticket.id)) }
                .accessibilityIdentifier("support.merge.\(ticket.id)")
            }
        }
    }
}
