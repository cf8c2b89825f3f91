import Core
import CoreTesting
import CoreUI
import FleetAPI
import Networking
import Testing
import UI

@testable import Fleet

struct ApplicationsFeatureTests {
    private static let page = ApplicationsPage(applications: [.sample], total: 1)

    private func store(
        _ service: FakeDecisionService = FakeDecisionService(), _ state: ApplicationsFeature.State = ApplicationsFeature.State()
    ) -> TestStore<ApplicationsFeature.State, ApplicationsFeature.Action> {
        let feature = ApplicationsFeature(service: service, following: Following(realtime: FakeRealtime(), clock: TestClock()))
        return TestStore(screen: feature, initial: state)
    }

    @Test func `a state is chosen by its place, and its applications are followed`() async {
        let store = store()
        await store.send(.statusChosen(.declined))
        await store.receive(event: .open(ApplicationsLink.list(.declined).place))
        await store.send(.opened(nil))
        await store.send(.opened(.declined)) { ($0.status, $0.page) = (.declined, .loading) }
        await store.receive(.loaded(.success(Self.page))) { $0.page = .loaded(Self.page) }
        await store.send(.applicationTapped(4))
        await store.receive(event: .open(ApplicationsLink.application(4).place))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a list that can't be loaded says why`() async {
        let store = store(FakeDecisionService(listResult: .failure(.offline)))
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.failure(.offline))) { $0.page = .failed(APIError.offline.message) }
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `more are added once, or it says why not`() async {
        var second = ApplicationSummary.sample
        second.id = 5
        let more = Page(items: [.sample, second], page: 2, limit: 20, total: 2)
        let state = ApplicationsFeature.State(page: .loaded(ApplicationsPage(applications: [.sample], total: 2)))
        let store = store(FakeDecisionService(listResult: .success(more)), state)
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.receive(.moreLoaded(.success(more))) { [second] in
            $0.isLoadingMore = false
            $0.page = .loaded(ApplicationsPage(applications: [.sample, second], number: 2, total: 2))
        }
        await store.send(.moreTapped)
        await store.finish()
        let failing = self.store(FakeDecisionService(listResult: .failure(.offline)), state)
        await failing.send(.moreTapped) { $0.isLoadingMore = true }
        await failing.receive(.moreLoaded(.failure(.offline))) { ($0.isLoadingMore, $0.message) = (false, APIError.offline.message) }
        await failing.finish()
    }

    @Test func `the list masks licenses and points out those that expire`() {
        var page = Self.page
        page.expiring = [.sample]
        let text = html(ApplicationsView(store: ScopedStore(state: ApplicationsFeature.State(page: .loaded(page)))))
        #expect(text.contains("••••567") && text.contains("fleet.license.7") && !text.contains("D1234567"))
    }
}
