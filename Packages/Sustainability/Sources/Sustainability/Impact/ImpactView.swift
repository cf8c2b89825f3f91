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
            SavingsGrid(summary: impact.summary)
            notice(impact.summary)
            details(impact)
        }
    }

    @ViewBuilder
    private func notice(_ summary: SustainabilitySummary) -> some View {
        if summary.isAnyNegative { NoticeBanner(Strings.negativeNotice, tone: .warning) }
    }

    private func details(_ impact: Impact) -> some View {
        SplitColumns {
            MonthsCard(months: impact.summary.byMonth, measure: store.state.measure) { store.send(.measureTapped($0)) }
            OrderImpactList(orders: impact.orders)
        } side: {
            ShareCard(orders: impact.orders)
            MethodCard(method: impact.summary.method)
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

/// The method that computed the figures: its formula, assumptions and sources.
private struct MethodCard: View {
    let method: MethodDescription

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.method) {
            Pill(Strings.version(method.version))
        } content: {
            Text(Strings.formula).font(theme.fonts.body).foregroundStyle(theme.colors.text)
            lines(Strings.assumptions, method.assumptions)
            lines(Strings.sources, method.sources)
        }
    }

    private func lines(_ title: String, _ lines: [String]) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            Text(title).font(theme.fonts.subheadline).foregroundStyle(theme.colors.text)
            ForEach(lines, id: \.self) { line in
                Text(line).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            }
        }
    }
}
