import Core
import CoreTesting
import Networking
import SustainabilityAPI
import Testing

@testable import Sustainability

struct ImpactFeatureTests {
    private func feature(_ result: Result<Impact, APIError> = .success(.sample), realtime: FakeRealtime = FakeRealtime()) -> ImpactFeature {
        ImpactFeature(
            sustainability: FakeSustainabilityService(result: result), following: Following(realtime: realtime, clock: TestClock()), clock: TestClock())
    }

    @Test(.timeLimit(.minutes(1))) func `the page loads, and loads again when figures are recorded`() async {
        let realtime = FakeRealtime()
        let feature = feature(realtime: realtime)
        var loads = 0
        let store = Store(initial: ImpactFeature.State(personID: 7)) { (state: inout ImpactFeature.State, action: ImpactFeature.Action) in
            if case .impactLoaded = action { loads += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.appeared)
        #expect(store.state.impact == .loading)
        await store.run {
            if loads == 1 {
                realtime.send(Change(topic: SustainabilityTopics.person(7), kind: "sustainability.recorded", id: 12, sequence: 1))
            }
            if loads > 1 { store.stop() }
        }
        #expect(store.state.impact == .loaded(.sample))
    }

    @Test func `a page that is left follows nothing`() async {
        let store = TestStore(screen: feature(), initial: ImpactFeature.State(personID: 7))
        await store.send(.appeared) { $0.impact = .loading }
        await store.receive(.impactLoaded(.success(.sample))) { ($0.impact, $0.loadedAt) = (.loaded(.sample), TestClock().now) }
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `figures that can't be loaded say why, and those that are shown stay`() async {
        let store = TestStore(screen: feature(.failure(.offline)), initial: ImpactFeature.State())
        await store.send(.appeared) { $0.impact = .loading }
        await store.receive(.impactLoaded(.failure(.offline))) { $0.impact = .failed(APIError.offline.message) }
        await store.send(.impactLoaded(.success(.sample))) { ($0.impact, $0.loadedAt) = (.loaded(.sample), TestClock().now) }
        await store.send(.impactLoaded(.failure(.offline)))
        await store.finish()
    }

    @Test func `another measure can be shown`() async {
        let store = TestStore(screen: feature(), initial: ImpactFeature.State())
        await store.send(.measureTapped(.co2)) { $0.measure = .co2 }
        await store.send(.periodTapped(.quarter)) { $0.period = .quarter }
        await store.send(.orderTapped(12))
        await store.receive(event: .open(SustainabilityLink.order(12).place))
        await store.finish()
    }

    @Test func `older orders come below the newer ones, each once, and stay when figures are loaded again`() async {
        let state = ImpactFeature.State(impact: .loaded(Impact(summary: .sample, orders: [.bundled])))
        let store = TestStore(screen: feature(), initial: state)
        await store.send(.moreTapped) { $0.isWaiting = true }
        await store.send(.moreTapped)
        let both = Impact(summary: .sample, orders: [.bundled, .sample])
        await store.receive(.moreLoaded(.success(Page(items: [.sample], page: 2, limit: 20, total: 21)))) {
            ($0.isWaiting, $0.impact) = (false, .loaded(both))
        }
        await store.send(.moreLoaded(.success(Page(items: [.sample], page: 2, limit: 20, total: 21))))
        await store.send(.impactLoaded(.success(Impact(summary: .sample, orders: [.bundled])))) { $0.loadedAt = TestClock().now }
        await store.send(.moreLoaded(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.finish()
    }

    @Test func `orders are saved as a table, once`() async {
        let store = TestStore(screen: feature(), initial: ImpactFeature.State())
        await store.send(.exportTapped) { $0.isWaiting = true }
        await store.send(.exportTapped)
        await store.receive(.exported(.success(.sample))) { ($0.isWaiting, $0.table) = (false, .sample) }
        await store.send(.saved) { $0.table = nil }
        await store.send(.exported(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.finish()
    }
}

struct PeriodComparisonTests {
    private func months(_ names: String...) -> [MonthlySavings] { names.map { MonthlySavings(month: $0, orders: 1, savings: .positive) } }

    /// January 1, 2026, which is still December in the service's time zone for some hours.
    private let now = OrderImpact.sample.deliveredAt

    @Test func `a month is compared with the one before, also across a year`() {
        let comparison = PeriodComparison(months("2025-11", "2025-12", "2026-01"), by: .month, at: now)
        #expect(comparison.present.orders == 1 && comparison.former.orders == 1)
        #expect(comparison.present.value(.water) == 86 && comparison.former.value(.co2) == 1.2)
        #expect(PeriodComparison(months("2025-11", "2026-01"), by: .month, at: now).former.orders == 0)
    }

    @Test func `three months are compared with the three before`() {
        let comparison = PeriodComparison(
            months("2025-07", "2025-08", "2025-09", "2025-10", "2025-11", "2025-12", "2026-01", "x"), by: .quarter, at: now)
        #expect(comparison.present.orders == 3 && comparison.former.orders == 3)
        // 3 x 1.2 as doubles would be 3.5999999999999996.
        #expect(comparison.present.value(.co2) == 3.6)
    }
}
