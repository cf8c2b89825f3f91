import Core
import CoreUI
import SustainabilityAPI
import Theme
import UI

/// The tab `impact`: what the person's orders saved, with ranges, sources and assumptions.
struct ImpactView: View {
    let store: ScopedStore<ImpactFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.impact, subtitle: Strings.subtitle)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("impact.message") }
            ViewStateView(store.state.impact, loading: .page, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.impact)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }

    @ViewBuilder
    private func content(_ impact: Impact) -> some View {
        if impact.summary.orders == 0 {
            EmptyStateView(symbol: AppSymbols.leafName, title: Strings.noOrders, message: Strings.noOrdersMessage)
            MethodCard(method: impact.summary.method)
        } else {
            SavingsGrid(orders: impact.summary.orders, savings: impact.summary.savings)
            if impact.summary.savings.isAnyNegative { NoticeBanner(Strings.negativeNotice, tone: .warning) }
            details(impact)
        }
    }

    private func details(_ impact: Impact) -> some View {
        SplitColumns {
            MonthsCard(months: impact.summary.byMonth, measure: store.state.measure) { store.send(.measureTapped($0)) }
            if let now = store.state.loadedAt {
                ComparisonCard(
                    comparison: PeriodComparison(impact.summary.byMonth, by: store.state.period, at: now), period: store.state.period
                ) { store.send(.periodTapped($0)) }
            }
            OrderImpactList(
                orders: impact.orders, total: impact.summary.orders, isLoading: store.state.isWaiting, open: { store.send(.orderTapped($0)) },
                more: { store.send(.moreTapped) })
        } side: {
            ShareCard(orders: impact.orders)
            EquivalentsCard(savings: impact.summary.savings)
            MethodCard(method: impact.summary.method)
            SaveTableButton(
                isBusy: store.state.isWaiting, table: store.state.table, identifier: "impact.export", export: { store.send(.exportTapped) },
                saved: { store.send(.saved) })
        }
    }
}

/// The share of the latest orders that took less CO2 than washing at home.
private struct ShareCard: View {
    let orders: [OrderImpact]

    @Environment(\.theme) private var theme

    private var saved: Int { orders.count { $0.savings.co2.value > 0 } }

    private var share: Double { orders.isEmpty ? 0 : Double(saved) / Double(orders.count) }

    var body: some View {
        SectionCard(Strings.share) {
            RingChart(Strings.share, fraction: share, text: "\(saved)/\(orders.count)").frame(maxWidth: .infinity)
            Text(Strings.shareHint(saved, orders: orders.count))
                .font(theme.fonts.caption)
                .foregroundStyle(theme.colors.secondaryText)
        }
        .accessibilityIdentifier("impact.share")
    }
}

/// A period beside the person's own one before it.
struct ComparisonCard: View {
    let comparison: PeriodComparison
    let period: ComparedPeriod
    let choose: (ComparedPeriod) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.compare) {
            SegmentedSwitcher(
                Strings.comparePeriods, options: ComparedPeriod.allCases.map { (id: $0, title: Strings.name($0)) }, selection: period,
                identifier: "impact.compare", onSelect: choose)
            if comparison.former.orders == 0 {
                Text(Strings.compareNothing).foregroundStyle(theme.colors.secondaryText)
            } else {
                ListRow(
                    Strings.orders, subtitle: Strings.compareRow("\(comparison.present.orders)", former: "\(comparison.former.orders)"),
                    symbol: AppSymbols.bagName)
                ForEach(Measure.allCases, id: \.self) { row($0) }
            }
        }
        .accessibilityIdentifier("impact.comparison")
    }

    private func row(_ measure: Measure) -> some View {
        let (present, former) = (comparison.present.value(measure), comparison.former.value(measure))
        let unit = measure.unit
        return ListRow(
            Strings.measure(measure),
            subtitle: Strings.compareRow(SavingFormat.value(present, unit: unit), former: SavingFormat.value(former, unit: unit)), symbol: measure.symbol
        ) {
            Pill(Strings.difference(present - former, unit: unit), tone: present < former ? .warning : .success)
        }
        .accessibilityIdentifier("impact.comparison.\(measure.rawValue)")
    }
}
