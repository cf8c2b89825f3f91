import AdministrationAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct HomeTests {
    @Test func `the overview is loaded, again after a while, and no more once the page is left`() async {
        let clock = TestClock()
        let store = TestStore(screen: HomeFeature(service: FakeAdministrationService(), clock: clock), initial: HomeFeature.State())
        await store.send(.appeared) { $0.overview = .loading }
        await store.receive(.loaded(.success(.sample))) { $0.overview = .loaded(.sample) }
        await store.send(.refreshDue)
        await store.receive(.loaded(.success(.sample)))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `what can't be loaded says why`() async {
        let service = FakeAdministrationService(overviewResult: .failure(.offline))
        let store = TestStore(screen: HomeFeature(service: service, clock: TestClock()), initial: HomeFeature.State())
        await store.send(.refreshDue)
        await store.receive(.loaded(.failure(.offline))) { $0.overview = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `the button leads to the system's state`() async {
        let store = TestStore(screen: HomeFeature(service: FakeAdministrationService(), clock: TestClock()), initial: HomeFeature.State())
        await store.send(.statusTapped)
        await store.receive(event: .open(AdministrationLink.status.place))
        await store.finish()
    }

    @Test func `the first page leads to a setup that isn't finished`() async {
        let store = TestStore(screen: HomeFeature(service: FakeAdministrationService(), clock: TestClock()), initial: HomeFeature.State())
        await store.send(.setupTapped)
        await store.receive(event: .open(AdministrationLink.setup.place))
        await store.finish()
        let overview = Overview(checks: HealthCheck.samples, figures: [], setup: .sample)
        #expect(html(HomeView(store: ScopedStore(state: HomeFeature.State(overview: .loaded(overview))))).contains("administration.home.setup"))
        #expect(!html(HomeView(store: ScopedStore(state: HomeFeature.State(overview: .loaded(.sample))))).contains("administration.home.setup"))
    }

    @Test func `the page shows figures, and which part needs attention`() {
        let page = html(HomeView(store: ScopedStore(state: HomeFeature.State(overview: .loaded(.sample)))))
        #expect(page.contains("1280") && page.contains(HealthCheck.sample.detail ?? "-") && page.contains(Strings.needsAttention))
    }
}
