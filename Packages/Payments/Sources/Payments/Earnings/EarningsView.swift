import Core
import CoreUI
import FleetAPI
import PaymentsAPI
import Theme
import UI

/// A driver's page of earnings.
struct EarningsView: View {
    let store: ScopedStore<EarningsFeature>

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        PageColumn {
            PageHeader(Strings.earnings, subtitle: Strings.earningsHint, back: back)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("earnings.message") }
            SegmentedSwitcher(
                Strings.earningsPeriod, options: EarningsPeriod.allCases.map { (id: $0, title: Strings.name($0)) }, selection: store.state.period,
                identifier: "earnings.period"
            ) { store.send(.periodTapped($0)) }
            ViewStateView(store.state.page, loading: .page, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.earnings)
        .onAppear { store.send(.appeared) }
    }

    private var back: BackButton? {
        canOpen(OpsLink.self) ? BackButton(Strings.backToOps, identifier: "earnings.back") { store.send(.backTapped) } : nil
    }

    private func content(_ page: EarningsOverview) -> some View {
        SplitColumns {
            EarningsChartCard(summary: page.summary)
            if let total = store.state.total { EarningsTotalCard(total: total, summary: page.summary) }
            EarningsList(totals: page.summary, chosen: store.state.total?.start) { store.send(.totalTapped($0)) }
        } side: {
            balance(page)
            EarningsPayoutsCard(page: page, isLoading: store.state.isWaiting) { store.send(.moreTapped) }
            SecondaryButton(Strings.saveTable, symbol: AppSymbols.receiptName, isBusy: store.state.isWaiting) { store.send(.exportTapped) }
                .accessibilityIdentifier("earnings.export")
            if let export = store.state.export {
                VStack {}.hook(.save, options: ["name": export.filename, "text": export.csv]) { _ in store.send(.saved) }
            }
        }
    }

    private func balance(_ page: EarningsOverview) -> some View {
        AdaptiveGrid {
            StatCard(
                title: Strings.earningsUnpaid, value: MoneyFormat.format(cents: page.unpaidCents, currency: page.summary.currency), symbol: AppSymbols.clockName
            )
            StatCard(
                title: Strings.earningsPaid, value: MoneyFormat.format(cents: page.paidCents, currency: page.summary.currency), symbol: AppSymbols.checkName,
                tone: .success)
        }
        .accessibilityIdentifier("earnings.balance")
    }
}

/// The last days, weeks or months as bars.
struct EarningsChartCard: View {
    let summary: EarningsSummary

    /// The most bars that fit beside each other on a phone with their amounts.
    private var count: Int { summary.period == .day ? 7 : 6 }

    private var bars: [ChartPoint] {
        summary.totals.prefix(count).reversed().map { total in
            ChartPoint(
                name: Strings.shortName(of: total, summary.period), value: Double(total.totalCents),
                text: total.totalCents == 0 ? "–" : Strings.wholeAmount(total.totalCents, summary.currency))
        }
    }

    var body: some View {
        Card { BarChart(Strings.earnings, bars: bars) }.accessibilityIdentifier("earnings.chart")
    }
}

/// A day, week or month with every part of what was earned.
struct EarningsTotalCard: View {
    let total: EarningsTotal
    let summary: EarningsSummary

    var body: some View {
        SectionCard(Strings.name(of: total, summary.period)) {
            Pill(Strings.jobCount(total.jobs))
        } content: {
            PriceLines(
                EarningKind.allCases.map { PriceLines.Line(Strings.name($0), cents: total[$0]) }, total: total.totalCents, currency: summary.currency,
                identifier: "earnings.total")
        }
        .accessibilityIdentifier("earnings.parts")
    }
}

/// The days, weeks or months in which something was earned, to choose one.
private struct EarningsList: View {
    let totals: EarningsSummary
    let chosen: Date?
    let choose: (Date) -> Void

    private var shown: [EarningsTotal] { totals.totals.enumerated().filter { $0.offset == 0 || $0.element.totalCents != 0 }.map(\.element) }

    var body: some View {
        if shown.allSatisfy({ $0.totalCents == 0 }) {
            EmptyStateView(symbol: AppSymbols.receiptName, title: Strings.nothingEarned, message: Strings.nothingEarnedHint)
        } else if shown.count > 1 {
            Card {
                ForEach(shown, id: \.start) { total in
                    ListRow(
                        Strings.name(of: total, totals.period), subtitle: Strings.jobCount(total.jobs), isSelected: total.start == chosen,
                        action: { choose(total.start) }
                    ) {
                        MoneyText(cents: total.totalCents, currency: totals.currency)
                    }
                }
            }
            .accessibilityIdentifier("earnings.list")
        }
    }
}

/// The driver's payouts, newest first.
struct EarningsPayoutsCard: View {
    let page: EarningsOverview
    let isLoading: Bool
    let more: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.yourPayouts) {
            if page.payouts.isEmpty { Text(Strings.noPayouts).foregroundStyle(theme.colors.secondaryText) }
            ForEach(page.payouts, id: \.id) { payout in
                ListRow(
                    MoneyFormat.format(cents: payout.amountCents, currency: payout.currency), subtitle: Strings.description(of: payout),
                    symbol: AppSymbols.receiptName
                ) {
                    Pill(Strings.name(payout.state), tone: payout.state.tone)
                }
                .accessibilityIdentifier("earnings.payout.\(payout.id)")
            }
            if page.next != nil { SecondaryButton(Strings.olderPayouts, isBusy: isLoading) { more() }.accessibilityIdentifier("earnings.more") }
        }
    }
}
