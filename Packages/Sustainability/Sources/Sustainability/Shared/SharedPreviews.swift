#if DEBUG
import CoreUI
import SustainabilityAPI
import UI

struct SavingsGrid_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SavingsGrid(orders: 2, savings: .positive).previewDisplayName("Loaded")
            SavingsGrid(orders: 1, savings: .sample).previewDisplayName("Negative")
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

struct MethodCard_Previews: PreviewProvider {
    static var previews: some View { MethodCard(method: .sample).previewDisplayName("Usual") }
}

struct EquivalentsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            EquivalentsCard(savings: .positive).previewDisplayName("Saved")
            EquivalentsCard(savings: .sample).previewDisplayName("Negative")
        }
    }
}

struct SaveTableButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SaveTableButton(isBusy: false, table: nil, identifier: "impact.export", export: {}, saved: {}).previewDisplayName("Usual")
            SaveTableButton(isBusy: true, table: nil, identifier: "impact.export", export: {}, saved: {}).previewDisplayName("Busy")
        }
    }
}
#endif
