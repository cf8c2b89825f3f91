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
        ImpactView(store: ScopedStore(state: ImpactFeature.State(impact: impact)))
    }
}

struct SavingsGrid_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SavingsGrid(summary: Impact.year.summary).previewDisplayName("Loaded")
            SavingsGrid(summary: .sample).previewDisplayName("Negative")
        }
    }
}

struct MonthsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MonthsCard(months: SustainabilitySummary.sample.byMonth, measure: .water) { _ in }.previewDisplayName("Loaded")
            MonthsCard(months: SustainabilitySummary.sample.byMonth, measure: .co2) { _ in }.previewDisplayName("Negative")
            MonthsCard(months: (1...9).map { MonthlySavings(month: "2025-0\($0)", orders: 1, savings: .positive) }, measure: .energy) { _ in }
                .previewDisplayName("Many months")
            MonthsCard(months: [], measure: .water) { _ in }.previewDisplayName("Empty")
        }
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
        orderID: 14, deliveredAt: OrderImpact.sample.deliveredAt, kilograms: 8.4, isWeightEstimated: true, kilometers: 3, bundlingKilometers: 5.5,
        savings: .positive, methodVersion: "1")
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
