#if DEBUG
import AdministrationAPI
import Core
import CoreUI
import UI

struct AnalyticsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.sample)).previewDisplayName("Loaded")
            page(.loaded(AnalyticsReport(isOn: false, agreed: 0, funnels: []))).previewDisplayName("Off")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ report: ViewState<AnalyticsReport>) -> AnalyticsView {
        AnalyticsView(store: ScopedStore(state: AnalyticsFeature.State(report: report))) {}
    }
}

struct FunnelCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            FunnelCard(funnel: .sample).previewDisplayName("Three steps")
            FunnelCard(funnel: FunnelReport(id: "empty", title: "The way of drivers", steps: [FunnelReport.Step(title: "Opened the app", people: 0)]))
                .previewDisplayName("Nobody yet")
        }
    }
}
#endif
