import Core
import CoreTesting
import CoreUI
import SustainabilityAPI
import Testing
import UI

@testable import Sustainability

struct ReportTests {
    @Test func `the report is loaded and saved as a table`() async {
        let store = TestStore(screen: ReportFeature(plant: FakePlantService()), initial: ReportFeature.State())
        await store.send(.appeared) { $0.report = .loading }
        await store.receive(.loaded(.success(.sample))) { $0.report = .loaded(.sample) }
        await store.send(.measureTapped(.time)) { $0.measure = .time }
        await store.send(.exportTapped) { $0.isExporting = true }
        await store.send(.exportTapped)
        await store.receive(.exported(.success(.sample))) { ($0.isExporting, $0.table) = (false, .sample) }
        await store.send(.saved) { $0.table = nil }
        await store.send(.exported(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.finish()
    }

    @Test func `the page shows totals, months and versions`() {
        let store = ScopedStore<ReportFeature>(state: ReportFeature.State(report: .loaded(.sample)))
        let page = String(decoding: Renderer.render(ReportView(store: store)).html, as: UTF8.self)
        for text in ["Jan 2026", "40 orders", "400 kg", Strings.workMeasured(31, orders: 40), "Method 2026.1", "12.5 L/kg"] { #expect(page.contains(text)) }
    }
}

struct PublicImpactTests {
    @Test func `everybody's page loads when it is opened, and again after a failure`() async {
        let feature = PublicImpactFeature(sustainability: FakeSustainabilityService(everybody: .failure(.notFound())))
        let store = TestStore(screen: feature, initial: PublicImpactFeature.State())
        await store.send(.opened) { ($0.isOpen, $0.impact) = (true, .loading) }
        await store.receive(.loaded(.failure(.notFound()))) { $0.impact = .failed(APIError.notFound().message) }
        await store.send(.opened)
        await store.send(.retryTapped) { $0.impact = .loading }
        await store.receive(.loaded(.failure(.notFound()))) { $0.impact = .failed(APIError.notFound().message) }
        await store.send(.measureTapped(.co2)) { $0.measure = .co2 }
        await store.send(.closed) { $0 = PublicImpactFeature.State() }
        await store.finish()
    }

    @Test func `the page says what isn't counted`() {
        let store = ScopedStore<PublicImpactFeature>(state: PublicImpactFeature.State(isOpen: true, impact: .loaded(.sample)))
        let page = String(decoding: Renderer.render(PublicImpactView(store: store)).html, as: UTF8.self)
        #expect(page.contains("at least 10 orders are counted") && page.contains("102 L") && page.contains("Jan"))
    }
}
