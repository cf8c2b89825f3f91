import Core
public import CoreUI
import SustainabilityAPI
import Theme
public import UI

/// The tab `impact`: what the person's orders saved, with ranges, sources and assumptions.
public struct ImpactView: View {
    private let store: ScopedStore<SustainabilityFeature>

    /// Makes the page.
    public init(store: ScopedStore<SustainabilityFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn {
            PageHeader(Strings.impact, subtitle: Strings.subtitle)
            ViewStateView(store.state.impact, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.impact)
        .onAppear { store.send(.appeared) }
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

struct ImpactView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ImpactView(store: preview(.loading)).previewDisplayName("Loading")
            ImpactView(store: preview(.loaded(.empty))).previewDisplayName("Empty")
            ImpactView(store: preview(.loaded(.year))).previewDisplayName("Loaded")
            ImpactView(store: preview(.loaded(.sample))).previewDisplayName("Negative")
            ImpactView(store: preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }

    private static func preview(_ impact: ViewState<Impact>) -> ScopedStore<SustainabilityFeature> {
        var state = SustainabilityFeature.State()
        state.impact = impact
        return ScopedStore(state: state)
    }
}
