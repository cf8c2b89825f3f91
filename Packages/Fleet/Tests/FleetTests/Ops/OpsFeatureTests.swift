import Core
import CoreTesting
import CoreUI
import FleetAPI
import PaymentsAPI
import Testing
import UI

@testable import Fleet

struct OpsFeatureTests {
    private static let overview = OpsOverview(metrics: .sample, trips: [.sample], next: nil)

    private func store(
        _ reviews: FakeReviewService = FakeReviewService(), _ overview: ViewState<OpsOverview> = .loaded(overview)
    ) -> TestStore<OpsFeature.State, OpsFeature.Action> {
        var state = OpsFeature.State()
        state.overview = overview
        return TestStore(screen: OpsFeature(reviews: reviews), initial: state)
    }

    @Test func `figures and trips are loaded, or say why not`() async {
        let store = store(FakeReviewService(), .idle)
        await store.send(.appeared) { $0.overview = .loading }
        await store.receive(.loaded(.success(Self.overview))) { $0.overview = .loaded(Self.overview) }
        await store.finish()
        let failing = self.store(FakeReviewService(metricsResult: .failure(.offline)), .idle)
        await failing.send(.appeared) { $0.overview = .loading }
        await failing.receive(.loaded(.failure(.offline))) { $0.overview = .failed(APIError.offline.message) }
        await failing.finish()
    }

    @Test func `older trips follow, or say why not`() async {
        var first = Self.overview
        first.next = 3
        var older = FinishedTrip.sample
        older.job.id = 2
        let page = FinishedTripPage(items: [older], next: nil)
        let store = store(FakeReviewService(tripsResult: .success(page)), .loaded(first))
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.send(.moreTapped)
        await store.receive(.moreLoaded(.success(page))) {
            $0.isLoadingMore = false
            $0.overview = .loaded(OpsOverview(metrics: .sample, trips: [.sample, older], next: nil))
        }
        await store.send(.moreTapped)
        await store.finish()
        let failing = self.store(FakeReviewService(tripsResult: .failure(.offline)), .loaded(first))
        await failing.send(.moreTapped) { $0.isLoadingMore = true }
        await failing.receive(.moreLoaded(.failure(.offline))) { ($0.isLoadingMore, $0.message) = (false, APIError.offline.message) }
        await failing.finish()
    }

    @Test func `a trip of the list is there at once, and loaded again`() async {
        let store = store()
        await store.send(.tripTapped(3))
        await store.receive(event: .open(OpsLink.trip(3).place))
        await store.send(.opened([.trip(3)])) { $0.path = [.trip(3)] }
        await store.send(.tripAppeared(3)) {
            $0.trip = .loaded(.sample)
            $0.trip.beginLoading()
        }
        await store.receive(.tripLoaded(.success(.sample))) { $0.trip = .loaded(.sample) }
        await store.send(.backTapped)
        await store.receive(event: .open(OpsLink.history.place))
        await store.finish()
    }

    @Test func `a trip that isn't in the list is loaded, or isn't there`() async {
        let missing = APIError.notFound("We couldn't find that.")
        let store = store(FakeReviewService(tripResult: .failure(missing)))
        await store.send(.tripAppeared(99)) { $0.trip = .loading }
        await store.receive(.tripLoaded(.failure(missing))) { $0.trip = .failed(missing.message) }
        await store.finish()
    }

    @Test func `earnings are a page of another feature`() async {
        let store = store()
        await store.send(.earningsTapped)
        await store.receive(event: .open(EarningsLink.earnings.place))
        await store.finish()
        let page = OpsView_Previews.page(.loaded(Self.overview))
        #expect(html(OpsView(store: ScopedStore(state: state(of: Self.overview))), canOpen: LinkAvailability()).contains("fleet.ops.earnings") == false)
        #expect(html(page, canOpen: LinkAvailability()).contains("fleet.ops.earnings"))
    }

    @Test func `a row of the list shows the route and the outcome`() {
        let list = html(OpsView_Previews.page(.loaded(OpsView_Previews.overview)), canOpen: LinkAvailability())
        #expect(list.matches(of: /t-map-route"/).count == OpsView_Previews.trips.count)
        for text in ["On time", "Late", "Failed"] { #expect(list.contains(text), "\(text)") }
    }

    private func state(of overview: OpsOverview) -> OpsFeature.State {
        var state = OpsFeature.State()
        state.overview = .loaded(overview)
        return state
    }

    @Test(arguments: [OpsLink.history, .trip(3)])
    func `a link reads as it is written`(link: OpsLink) {
        #expect(OpsLink(link.place) == link)
    }

    @Test(arguments: [["3"], ["trips"], ["trips", "0"], ["trips", "+3"], ["trips", "x"], ["trips", "3", "4"]])
    func `other places are none`(components: [String]) {
        #expect(OpsLink(LinkPlace(mode: .driver, tab: OpsLink.tab, components: components)) == nil)
        #expect(OpsLink(LinkPlace(mode: .customer, tab: OpsLink.tab)) == nil)
    }

    @Test func `shares are whole percentages`() {
        #expect([nil, 0, 0.954, 1].map(Strings.share) == ["–", "0%", "95%", "100%"])
    }
}
