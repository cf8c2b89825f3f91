import Core
import CoreUI
import PaymentsAPI
import Theme
import UI

/// The dispatcher's page of an order's payments: what was taken and given back, and the way to give back more.
struct RefundView: View {
    let store: ScopedStore<RefundFeature>

    private var order: Int { store.state.orderID ?? 0 }

    var body: some View {
        PageColumn(.reading) {
            PageHeader(
                Strings.refunds, subtitle: Strings.order(order),
                back: BackButton(Strings.order(order), identifier: "refunds.back") { store.send(.backTapped) })
            ViewStateView(store.state.page, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.refundsOf(order))
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }

    @ViewBuilder
    private func content(_ page: RefundPage) -> some View {
        if page.payments.isEmpty {
            EmptyStateView(symbol: AppSymbols.receiptName, title: Strings.noPayments, message: Strings.noPaymentsOfOrder)
        } else {
            if store.state.form == nil, let message = store.state.message {
                NoticeBanner(message, tone: .warning).accessibilityIdentifier("refunds.message")
            }
            ForEach(page.payments, id: \.id) { payment in
                RefundCard(payment: payment, refunds: page.refunds.filter { $0.paymentID == payment.id }, store: store)
            }
        }
    }
}

/// A payment with its refunds, and the form for another one.
struct RefundCard: View {
    let payment: Payment
    let refunds: [Refund]
    let store: ScopedStore<RefundFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(DateFormat.dateTime(payment.createdAt)) {
            Pill(Strings.name(payment.status), tone: payment.status.tone)
        } content: {
            PriceLines(lines, total: payment.capturedCents - payment.refundedCents, currency: payment.currency, identifier: "refunds.left.\(payment.id)")
            if payment.isSupplement { Text(Strings.supplementHint).foregroundStyle(theme.colors.secondaryText) }
            ForEach(refunds, id: \.id) { row($0) }
            if store.state.form?.paymentID == payment.id {
                RefundFormFields(payment: payment, store: store)
            } else if isRefundable {
                SecondaryButton(Strings.refundBegin) { [send = store.sender, id = payment.id] in send(.formTapped(id)) }
                    .accessibilityIdentifier("refunds.begin.\(payment.id)")
            } else if !payment.status.isPaid {
                Text(Strings.refundNothingTaken).foregroundStyle(theme.colors.secondaryText)
            }
        }
        .accessibilityIdentifier("refunds.payment.\(payment.id)")
    }

    /// A payment takes one refund at a time.
    private var isRefundable: Bool { payment.status.isPaid && payment.status != .refunded && !refunds.contains { $0.state == .waiting } }

    private var lines: [PriceLines.Line] {
        var lines = [PriceLines.Line(Strings.heldAmount, cents: payment.authorizedCents)]
        if payment.status.isPaid { lines.append(PriceLines.Line(Strings.taken, cents: payment.capturedCents)) }
        if payment.refundedCents > 0 { lines.append(PriceLines.Line(Strings.givenBack, cents: -payment.refundedCents, isEmphasized: true)) }
        return lines
    }

    private func row(_ refund: Refund) -> some View {
        ListRow(
            MoneyFormat.format(cents: refund.amountCents, currency: payment.currency),
            subtitle: [Strings.reason(of: refund), Strings.role(refund.role), DateFormat.dateTime(refund.createdAt)].joined(separator: " · ")
        ) {
            Pill(Strings.name(refund.state), tone: refund.state.tone)
        }
        .accessibilityIdentifier("refunds.refund.\(refund.id)")
    }
}

/// The form of a refund: how much, why, and once more the amount before it is given back.
struct RefundFormFields: View {
    let payment: Payment
    let store: ScopedStore<RefundFeature>

    private var state: RefundFeature.State { store.state }
    private var rest: String { MoneyFormat.format(cents: payment.capturedCents - payment.refundedCents, currency: payment.currency) }

    var body: some View {
        if let form = state.form {
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("refunds.message") }
            ChipField(Strings.refundExtent, RefundForm.Extent.allCases, selection: form.extent, identifier: "refunds.extent", name: name) {
                [send = store.sender] in send(.edited(.extent($0)))
            }
            if form.extent == .part || state.fields["amount"] != nil {
                TextFormField(
                    Strings.refundAmount, text: text(form.amount) { .amount($0) }, placeholder: DecimalEntry.text(500, digits: 2),
                    hint: Strings.refundAmountHint(rest), message: state.fields["amount"], identifier: "refunds.amount"
                )
                .keyboardType(.decimalPad)
            }
            reasons(form)
            TextFormField(
                Strings.refundNote, text: text(form.note) { .note($0) }, hint: Strings.refundNoteHint, message: state.fields["note"],
                identifier: "refunds.note")
            buttons
        }
    }

    private func reasons(_ form: RefundForm) -> some View {
        FormField(Strings.refundReason, message: state.fields["reason"], kind: .group, identifier: "refunds.reason") {
            ChipRow {
                ForEach(RefundReason.allCases, id: \.rawValue) { reason in
                    Chip(Strings.name(reason), isSelected: form.reason == reason) { [send = store.sender] in send(.edited(.reason(reason))) }
                        .accessibilityIdentifier("refunds.reason.\(reason.rawValue)")
                }
            }
        }
    }

    @ViewBuilder private var buttons: some View {
        if let confirming = state.confirming {
            let amount = MoneyFormat.format(cents: confirming.amountCents ?? 0, currency: payment.currency)
            NoticeBanner(Strings.refundConfirmHint(amount), tone: .warning).accessibilityIdentifier("refunds.review")
            DestructiveButton(Strings.refundConfirm(amount), isBusy: state.isWorking) { store.send(.confirmed) }
                .accessibilityIdentifier("refunds.confirm")
            QuietButton(Strings.refundBack, isDisabled: state.isWorking) { store.send(.reviewDismissed) }
                .accessibilityIdentifier("refunds.review.dismiss")
        } else {
            PrimaryButton(Strings.refundReview) { store.send(.reviewTapped) }.accessibilityIdentifier("refunds.review.open")
            QuietButton(Strings.refundDismiss) { store.send(.formDismissed) }.accessibilityIdentifier("refunds.dismiss")
        }
    }

    private func name(_ extent: RefundForm.Extent) -> String {
        switch extent {
        case .whole: Strings.refundWhole(rest)
        case .part: Strings.refundPart
        }
    }

    private func text(_ text: String, _ edit: @escaping (String) -> RefundEdit) -> Binding<String> {
        Binding(get: { text }, set: { [send = store.sender] in send(.edited(edit($0))) })
    }
}

extension Refund.State {
    /// The color of its name.
    var tone: Tone {
        switch self {
        case .waiting: .warning
        case .done: .success
        case .failed: .danger
        }
    }
}
