import Core
import CoreUI
import PaymentsAPI
import SupportAPI
import Theme
import UI

/// The page of an order's payments.
struct ReceiptView: View {
    let orderID: Int
    let store: ScopedStore<ReceiptFeature>

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        PageColumn(.reading) {
            PageHeader(
                Strings.receipt, subtitle: Strings.order(orderID),
                back: BackButton(Strings.order(orderID), identifier: "payments.back") { store.send(.backTapped) })
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("payments.message") }
            ViewStateView(store.state.page, retry: { store.send(.appeared(orderID)) }) { content($0) }
        }
        .navigationTitle(Strings.receiptOf(orderID))
        .onAppear { store.send(.appeared(orderID)) }
        .onDisappear { store.send(.disappeared) }
    }

    @ViewBuilder
    private func content(_ page: ReceiptPage) -> some View {
        if page.payments.isEmpty {
            EmptyStateView(symbol: AppSymbols.receiptName, title: Strings.noPayments, message: Strings.noPaymentsHint)
        } else {
            ForEach(page.payments, id: \.id) { PaymentCard(payment: $0, page: page, store: store) }
            ShoppedItemsCard(items: page.items, isPaid: page.payments.contains { $0.status.isPaid })
            VStack {
                // The script acts on the press.
                SecondaryButton(Strings.printReceipt, symbol: AppSymbols.receiptName) {}.accessibilityIdentifier("payments.print")
            }
            .hook(.print) { _ in }
            if canOpen(SupportLink.self) {
                SecondaryButton(Strings.help, symbol: AppSymbols.messagesName) { store.send(.helpTapped) }.accessibilityIdentifier("payments.help")
            }
        }
    }
}

/// A payment: its state, amounts and method, and what the customer can do about it.
struct PaymentCard: View {
    let payment: Payment
    let page: ReceiptPage
    let store: ScopedStore<ReceiptFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(DateFormat.dateTime(payment.createdAt)) {
            Pill(Strings.name(payment.status), tone: payment.status.tone)
        } content: {
            amounts
            if let method { Text(Strings.name(method)).foregroundStyle(theme.colors.secondaryText) }
            if payment.isSupplement { Text(Strings.supplementHint).foregroundStyle(theme.colors.secondaryText) }
            if payment.status == .authorized, !payment.isSupplement { Text(Strings.heldHint).foregroundStyle(theme.colors.secondaryText) }
            if payment.status == .failed, payment.id == page.payments.first?.id { refused }
            if needsAction { confirmation }
            if payment.status.isPaid { mail }
        }
        .accessibilityIdentifier("payments.payment.\(payment.id)")
    }

    /// The price as far as it is known: what was paid in the end, or before that what is held or asked for.
    @ViewBuilder private var amounts: some View {
        switch payment.status {
        case .new, .failed:
            PriceLines([], total: payment.authorizedCents, totalLabel: Strings.amount, currency: payment.currency, identifier: "payments.amount")
        case .authorized:
            PriceLines([], total: payment.authorizedCents, totalLabel: Strings.held, currency: payment.currency, identifier: "payments.held")
        case .captured, .partiallyRefunded, .refunded, .voided:
            PriceLines(lines, total: payment.capturedCents - payment.refundedCents, currency: payment.currency, identifier: "payments.paid")
        }
    }

    private var lines: [PriceLines.Line] {
        var lines = [PriceLines.Line(Strings.held, cents: payment.authorizedCents)]
        if payment.status.isPaid { lines.append(PriceLines.Line(Strings.taken, cents: payment.capturedCents)) }
        if payment.refundedCents > 0 { lines.append(PriceLines.Line(Strings.givenBack, cents: -payment.refundedCents, isEmphasized: true)) }
        return lines
    }

    private var method: PaymentMethod? { page.methods.first { $0.id == payment.methodID } }

    private var needsAction: Bool { payment.status == .new && (payment.clientSecret != nil || payment.actionPage != nil) }

    @ViewBuilder private var refused: some View {
        NoticeBanner(Strings.reason(payment.decline), tone: .danger).accessibilityIdentifier("payments.decline")
        PrimaryButton(Strings.payAgain, isBusy: store.state.isPaying) { store.send(.payTapped) }.accessibilityIdentifier("payments.pay")
        SecondaryButton(Strings.otherCard, symbol: AppSymbols.cardName) { store.send(.methodsTapped) }.accessibilityIdentifier("payments.methods")
    }

    @ViewBuilder private var confirmation: some View {
        NoticeBanner(Strings.confirmHint, tone: .warning)
        VStack {
            // The script acts on the press.
            PrimaryButton(Strings.confirmPayment) {}.accessibilityIdentifier("payments.confirm")
        }
        .hook(.provider, options: options) { store.send(.reported($0)) }
    }

    private var mail: some View {
        SecondaryButton(Strings.mailReceipt, isBusy: store.state.mailing == payment.id) { store.send(.mailTapped(payment.id)) }
            .accessibilityIdentifier("payments.mail.\(payment.id)")
    }

    private var options: [String: String] {
        if let actionPage = payment.actionPage {
            let back = PaymentsLink.order(payment.orderID ?? 0).address
            return ["call": "page", "page": actionPage, "back": back]
        }
        return [
            "call": "confirm", "script": page.configuration.script ?? "", "key": page.configuration.publishableKey ?? "",
            "secret": payment.clientSecret ?? "",
        ]
    }
}
