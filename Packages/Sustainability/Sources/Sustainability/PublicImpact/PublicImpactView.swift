import Core
import CoreUI
import SustainabilityAPI
import Theme
import UI

/// The page `/impact`, for everybody.
struct PublicImpactView: View {
    let store: ScopedStore<PublicImpactFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn {
            PageHeader(Strings.publicTitle, subtitle: Strings.publicSubtitle)
            ViewStateView(store.state.impact, loading: .page, retry: { store.send(.retryTapped) }) { content($0) }
        }
        .navigationTitle(Strings.publicTitle)
    }

    @ViewBuilder
    private func content(_ impact: PublicImpact) -> some View {
        if impact.months.isEmpty {
            EmptyStateView(symbol: AppSymbols.leafName, title: Strings.publicEmpty, message: Strings.publicEmptyHint(impact.leastOrders))
        } else {
            SavingsGrid(orders: impact.total.orders, savings: impact.total.savings)
            if impact.total.savings.isAnyNegative { NoticeBanner(Strings.publicNegative, tone: .warning) }
            SplitColumns {
                MonthsCard(months: impact.months.map(\.monthly), measure: store.state.measure) { store.send(.measureTapped($0)) }
                Text(Strings.publicPrivacy(impact.leastOrders)).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            } side: {
                EquivalentsCard(savings: impact.total.savings)
                MethodCard(method: impact.method)
            }
        }
    }
}
