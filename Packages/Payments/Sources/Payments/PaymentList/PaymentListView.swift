import Core
import CoreUI
import PaymentsAPI
import Theme
import UI

/// The page of the payments of all customers.
struct PaymentListView: View {
    let store: ScopedStore<PaymentListFeature>

    @Environment(\.person) private var me

    private var state: PaymentListFeature.State { store.state }

    var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.payments, subtitle: Strings.paymentsHint)
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("money.payments.message") }
            if let customer = state.customer {
                NoticeBanner(Strings.paymentsOf(customer)).accessibilityIdentifier("money.payments.customer")
                QuietButton(Strings.everybodysPayments) { store.send(.everybodyTapped) }.accessibilityIdentifier("money.payments.everybody")
            }
            FilterRow {
                Picker(
                    Strings.paymentState, selection: Binding(get: { state.status }, set: { [send = store.sender] in send(.statusChosen($0)) })
                ) {
                    Text(Strings.anyState).tag(PaymentStatus?.none)
                    ForEach(PaymentStatus.allCases, id: \.self) { Text(Strings.name($0)).tag(PaymentStatus?.some($0)) }
                }
                .accessibilityIdentifier("money.payments.status")
            }
            SecondaryButton(Strings.saveTable, symbol: AppSymbols.receiptName) { store.send(.exportTapped) }
                .accessibilityIdentifier("money.payments.export")
            if let export = state.export {
                VStack {}.hook(.save, options: ["name": export.filename, "text": export.csv]) { _ in store.send(.saved) }
            }
            ViewStateView(state.payments, loading: .rows(5), retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.payments)
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ payments: [Payment]) -> some View {
        if payments.isEmpty {
            EmptyStateView(symbol: AppSymbols.receiptName, title: Strings.noneOfPayments, message: Strings.noneOfPaymentsHint)
        } else {
            Card {
                ForEach(payments, id: \.id) { row($0) }
            }
            if state.next != nil {
                SecondaryButton(Strings.morePayments, isBusy: state.isLoadingMore) { store.send(.moreTapped) }.accessibilityIdentifier("money.payments.more")
            }
        }
    }

    @ViewBuilder
    private func row(_ payment: Payment) -> some View {
        let title = payment.orderID.map(Strings.order) ?? Strings.withoutOrder
        // Refunds are the dispatchers' page.
        if let order = payment.orderID, me?.roles.contains(.dispatcher) == true {
            ListRow(title, subtitle: subtitle(payment), symbol: AppSymbols.receiptName, action: { [send = store.sender] in send(.paymentTapped(order: order)) })
            {
                pill(payment)
            }
            .accessibilityIdentifier("money.payment.\(payment.id)")
        } else {
            ListRow(title, subtitle: subtitle(payment), symbol: AppSymbols.receiptName) { pill(payment) }
                .accessibilityIdentifier("money.payment.\(payment.id)")
        }
    }

    private func pill(_ payment: Payment) -> some View { Pill(Strings.name(payment.status), tone: payment.status.tone) }

    private func subtitle(_ payment: Payment) -> String {
        let amount = MoneyFormat.format(cents: payment.status.isPaid ? payment.capturedCents : payment.authorizedCents, currency: payment.currency)
        let refunded = payment.refundedCents > 0 ? Strings.amountGivenBack(MoneyFormat.format(cents: payment.refundedCents, currency: payment.currency)) : nil
        return [amount, refunded, "#\(payment.customerID)", DateFormat.dateTime(payment.createdAt)].compactMap { $0 }.joined(separator: " · ")
    }
}
