import Core
import CoreUI
import PaymentsAPI
import Theme
import UI

/// The page of a payout.
struct PayoutView: View {
    let id: Int
    let store: ScopedStore<PayoutFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.payoutNumber(id), back: BackButton(Strings.payouts, identifier: "payouts.back") { store.send(.backTapped) })
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("payouts.message") }
            ViewStateView(store.state.detail, retry: { store.send(.appeared(id)) }) { content($0) }
        }
        .navigationTitle(Strings.payoutNumber(id))
        .onAppear { store.send(.appeared(id)) }
    }

    @ViewBuilder
    private func content(_ detail: PayoutDetail) -> some View {
        let payout = detail.payout
        SectionCard(Strings.driver(payout)) {
            Pill(Strings.name(payout.state), tone: payout.state.tone)
        } content: {
            PriceLines(
                detail.lines.map { PriceLines.Line(Strings.line($0), cents: $0.amountCents) }, total: payout.amountCents, currency: payout.currency,
                identifier: "payouts.total")
            if let reference = payout.reference { Text(reference).foregroundStyle(theme.colors.secondaryText) }
        }
        if payout.state == .open { settlement }
        SecondaryButton(Strings.saveTable, symbol: AppSymbols.receiptName) { store.send(.exportTapped) }.accessibilityIdentifier("payouts.export")
        if let export = store.state.export {
            VStack {}.hook(.save, options: ["name": export.filename, "text": export.csv]) { _ in store.send(.saved) }
        }
    }

    private var settlement: some View {
        SectionCard(Strings.settlePayout) {
            TextFormField(
                Strings.reference, text: store.binding(\.reference) { .referenceChanged($0) }, hint: Strings.referenceHint, identifier: "payouts.reference")
            PrimaryButton(Strings.markPaid, symbol: AppSymbols.checkName, isBusy: store.state.isSettling) { store.send(.settleTapped(.paid)) }
                .accessibilityIdentifier("payouts.paid")
            SecondaryButton(Strings.cancelPayout, symbol: AppSymbols.crossName) { store.send(.settleTapped(.canceled)) }
                .accessibilityIdentifier("payouts.cancel")
        }
    }
}
