#if DEBUG
import Core
import CoreUI
import SustainabilityAPI
import UI

struct ImpactView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.empty)).previewDisplayName("Empty")
            page(.loaded(.year)).previewDisplayName("Loaded")
            page(.loaded(.sample)).previewDisplayName("Negative")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ impact: ViewState<Impact>) -> some View {
        ImpactView(store: ScopedStore(state: ImpactFeature.State(impact: impact, loadedAt: OrderImpact.sample.deliveredAt)))
    }
}

struct ComparisonCard_Previews: PreviewProvider {
    private static func card(_ months: [MonthlySavings], _ period: ComparedPeriod) -> some View {
        ComparisonCard(comparison: PeriodComparison(months, by: period, at: OrderImpact.sample.deliveredAt), period: period) { _ in }
    }

    static var previews: some View {
        Group {
            card(Impact.year.summary.byMonth, .month).previewDisplayName("Loaded")
            card(SustainabilitySummary.sample.byMonth, .quarter).previewDisplayName("Empty")
        }
    }
}

struct OrderImpactList_Previews: PreviewProvider {
    static var previews: some View {
        OrderImpactList(orders: Impact.year.orders, total: 22, isLoading: false, open: { _ in }, more: {}).previewDisplayName("Loaded")
    }
}

extension Savings {
    /// The savings of a light order near the plant, for tests and previews.
    static let positive = Savings(
        water: Saving(value: 86, low: 20, high: 86, unit: "L"), energy: Saving(value: 3.9, low: 2, high: 3.9, unit: "kWh"),
        co2: Saving(value: 1.2, low: 0.4, high: 1.2, unit: "kg"), time: Saving(value: 75, low: 75, high: 75, unit: "min"))
}

extension OrderImpact {
    /// An order that came along with shopping, for tests and previews.
    static let bundled = OrderImpact(
        orderID: 14, deliveredAt: OrderImpact.sample.deliveredAt, bags: 1, kilograms: 8.4, isWeightEstimated: true,
        distances: OrderDistances(estimated: 2.5, driven: 3, avoided: 6, detour: 0.5), savings: .positive, methodVersion: "1")
}

extension Impact {
    /// Several orders and months, for tests and previews.
    static let year = Impact(
        summary: SustainabilitySummary(
            orders: 2, savings: .positive, method: .sample,
            byMonth: ["2025-11", "2025-12"].map { MonthlySavings(month: $0, orders: 1, savings: .positive) }
                + [MonthlySavings(month: "2026-01", orders: 1, savings: .sample)]),
        orders: [.bundled, .sample])
}
#endif
