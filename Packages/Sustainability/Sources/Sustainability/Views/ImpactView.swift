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
        } else {
            SavingsGrid(summary: impact.summary)
            if isAnyNegative(impact.summary.savings) { NoticeBanner(Strings.negativeNotice, tone: .warning) }
            months(impact.summary.byMonth)
            OrderImpactList(orders: impact.orders)
        }
        MethodCard(method: impact.summary.method)
    }

    private func months(_ months: [MonthlySavings]) -> some View {
        SectionCard(Strings.byMonth) {
            BarChart(
                Strings.byMonth,
                bars: months.suffix(12).map {
                    Bar(name: Strings.month($0.month), value: $0.savings.water.value, text: SavingFormat.value($0.savings.water))
                })
        }
    }

    private func isAnyNegative(_ savings: Savings) -> Bool {
        [savings.water, savings.energy, savings.co2, savings.time].contains { $0.value < 0 }
    }
}

struct ImpactView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ImpactView(store: preview(.loading))
            ImpactView(store: preview(.loaded(.empty)))
            ImpactView(store: preview(.loaded(.sample)))
            ImpactView(store: preview(.failed("No connection. Please try again.")))
        }
    }

    private static func preview(_ impact: ViewState<Impact>) -> ScopedStore<SustainabilityFeature> {
        var state = SustainabilityFeature.State()
        state.impact = impact
        return ScopedStore(state: state)
    }
}
