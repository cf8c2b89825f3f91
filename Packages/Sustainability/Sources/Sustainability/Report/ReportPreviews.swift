#if DEBUG
import Core
import CoreUI
import SustainabilityAPI
import UI

struct ReportView_Previews: PreviewProvider {
    private static func page(_ report: ViewState<ImpactReport>) -> some View {
        ReportView(store: ScopedStore(state: ReportFeature.State(report: report)))
    }

    private static let nothing = ImpactReport(
        total: ReportTotal(orders: 0, measuredOrders: 0, kilograms: 0, kilometers: 0, savings: SustainabilitySummary.empty.savings), months: [], methods: [])

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(nothing)).previewDisplayName("Empty")
            page(.loaded(.sample)).previewDisplayName("Loaded")
        }
    }
}

struct WorkCard_Previews: PreviewProvider {
    static var previews: some View { WorkCard(total: .sample).previewDisplayName("Loaded") }
}
#endif
