import AdministrationAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct AnalyticsTests {
    @Test func `the report is loaded, or says why it isn't`() async {
        for (result, report) in [
            (Result<AnalyticsReport, APIError>.success(.sample), ViewState<AnalyticsReport>.loaded(.sample)),
            (.failure(.offline), .failed(APIError.offline.message)),
        ] {
            let service = FakeAdministrationService(analyticsResult: result)
            let store = TestStore(screen: AnalyticsFeature(service: service), initial: AnalyticsFeature.State())
            await store.send(.appeared) { $0.report = .loading }
            await store.receive(.loaded(days: 30, result)) { $0.report = report }
            await store.finish()
        }
    }

    @Test func `another period loads its own report, and a late one of the former period is left out`() async {
        let store = TestStore(
            screen: AnalyticsFeature(service: FakeAdministrationService()), initial: AnalyticsFeature.State(report: .loaded(.sample)))
        await store.send(.daysChosen(30))
        await store.send(.daysChosen(7)) { ($0.days, $0.report) = (7, .loading) }
        await store.send(.loaded(days: 30, .failure(.offline)))
        await store.receive(.loaded(days: 7, .success(.sample))) { $0.report = .loaded(.sample) }
        await store.finish()
    }

    @Test func `the page shows each step with its share of the first, and says whether anybody is counted`() {
        func page(_ report: AnalyticsReport) -> String {
            html(AnalyticsView(store: ScopedStore(state: AnalyticsFeature.State(report: .loaded(report)))) {})
        }
        let shown = page(.sample)
        for text in ["The way of new customers", "200 people", "150 people, 75% of the first step", "90 people, 45% of the first step", "420"] {
            #expect(shown.contains(text), "\(text)")
        }
        #expect(page(AnalyticsReport(isOn: false, agreed: 0, funnels: [])).contains("ANALYTICS"))
    }

    @Test func `a funnel that nobody has begun says so`() {
        let card = html(FunnelCard(funnel: FunnelReport(id: "a", title: "A", steps: [FunnelReport.Step(title: "First", people: 0)])))
        #expect(card.contains("Nobody yet") && !card.contains("progressbar"))
    }
}
