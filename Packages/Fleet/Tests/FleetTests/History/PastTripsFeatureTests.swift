import Core
import CoreTesting
import FleetAPI
import OrdersAPI
import Testing
import UI

@testable import Fleet

struct PastTripsFeatureTests {
    private static let ofDan = PastTripFilter(driver: 5)
    fileprivate static let page = PastTripPage(items: [.sample], hasMore: true)

    private func store(
        _ history: FakeHistoryService = FakeHistoryService(), _ state: PastTripsFeature.State = PastTripsFeature.State()
    ) -> TestStore<PastTripsFeature.State, PastTripsFeature.Action> {
        TestStore(screen: PastTripsFeature(history: history, clock: TestClock()), initial: state)
    }

    @Test func `trips and drivers are loaded when the page appears, or it says why not`() async {
        let store = store()
        await store.send(.appeared) { ($0.today, $0.trips) = (today, .loading) }
        await store.receive(unordered: .loaded(.success(.sample))) { $0.trips = .loaded(.sample) }
        await store.receive(unordered: .driversLoaded(.success([.sample]))) { $0.drivers = [.sample] }
        // The drivers are known the next time.
        await store.send(.appeared)
        await store.receive(.loaded(.success(.sample)))
        await store.finish()
        let failing = self.store(FakeHistoryService(tripsResult: { _, _ in .failure(.offline) }, driversResult: .failure(.offline)))
        await failing.send(.appeared) { ($0.today, $0.trips) = (today, .loading) }
        await failing.receive(unordered: .loaded(.failure(.offline))) { $0.trips = .failed(APIError.offline.message) }
        await failing.receive(unordered: .driversLoaded(.failure(.offline)))
        await failing.finish()
    }

    @Test func `other trips take the place of those that were listed`() async {
        let none = PastTripPage(items: [], hasMore: false)
        let history = FakeHistoryService(tripsResult: { filter, _ in .success(filter == Self.ofDan ? .sample : none) })
        let store = store(history, PastTripsFeature.State(trips: .loaded(none), drivers: [.sample]))
        await store.send(.filterChosen(Self.ofDan)) { ($0.filter, $0.today, $0.trips) = (Self.ofDan, today, .loading) }
        await store.receive(.loaded(.success(.sample))) { $0.trips = .loaded(.sample) }
        await store.send(.filterChosen(Self.ofDan))
        await store.send(.opened(PastTripFilter(day: today))) { ($0.filter, $0.trips) = (PastTripFilter(day: today), .loading) }
        await store.receive(.loaded(.success(none))) { $0.trips = .loaded(none) }
        await store.finish()
    }

    @Test func `the trips that a URL names are loaded once, when the page appears`() async {
        let store = store(FakeHistoryService(tripsResult: { filter, _ in filter == Self.ofDan ? .success(.sample) : .failure(.offline) }))
        await store.send(.opened(Self.ofDan)) { $0.filter = Self.ofDan }
        await store.send(.appeared) { ($0.today, $0.trips) = (today, .loading) }
        await store.receive(unordered: .loaded(.success(.sample))) { $0.trips = .loaded(.sample) }
        await store.receive(unordered: .driversLoaded(.success([.sample]))) { $0.drivers = [.sample] }
        await store.finish()
    }

    @Test func `earlier trips follow the last one, or it says why not`() async {
        var older = PastTrip.sample
        older.id = 2
        let rest = PastTripPage(items: [older], hasMore: false)
        let history = FakeHistoryService(tripsResult: { filter, before in filter == Self.ofDan && before == 3 ? .success(rest) : .failure(.offline) })
        let store = store(history, PastTripsFeature.State(filter: Self.ofDan, trips: .loaded(Self.page)))
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.send(.moreTapped)
        await store.receive(.moreLoaded(.success(rest))) {
            $0.isLoadingMore = false
            $0.trips = .loaded(PastTripPage(items: [.sample, older], hasMore: false))
        }
        await store.send(.moreTapped)
        await store.finish()
        let failing = self.store(history, PastTripsFeature.State(trips: .loaded(Self.page)))
        await failing.send(.moreTapped) { $0.isLoadingMore = true }
        await failing.receive(.moreLoaded(.failure(.offline))) { ($0.isLoadingMore, $0.message) = (false, APIError.offline.message) }
        // What went wrong is forgotten with the next try.
        await failing.send(.moreTapped) { ($0.isLoadingMore, $0.message) = (true, nil) }
        await failing.receive(.moreLoaded(.failure(.offline))) { ($0.isLoadingMore, $0.message) = (false, APIError.offline.message) }
        await failing.finish()
    }

    @Test func `earlier trips may be asked for while the drivers are on their way`() async {
        let history = SlowDrivers()
        let store = TestStore(screen: PastTripsFeature(history: history, clock: TestClock()), initial: PastTripsFeature.State())
        await store.send(.appeared) { ($0.today, $0.trips) = (today, .loading) }
        await store.receive(.loaded(.success(Self.page))) { $0.trips = .loaded(Self.page) }
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        let rest = PastTripPage(items: [], hasMore: false)
        await store.receive(.moreLoaded(.success(rest))) { ($0.isLoadingMore, $0.trips) = (false, .loaded(PastTripPage(items: [.sample], hasMore: false))) }
        history.answer.continuation.finish()
        await store.receive(.driversLoaded(.success([.sample]))) { $0.drivers = [.sample] }
        await store.finish()
    }

    /// Returns the drivers once it may, or none where nobody waits for them any more.
    private struct SlowDrivers: HistoryService {
        let answer = AsyncStream<Void>.makeStream()

        func charts(of day: String?) async throws(APIError) -> DayCharts { .sample }

        func pastTrips(_ filter: PastTripFilter, before: Int?) async throws(APIError) -> PastTripPage {
            before == nil ? PastTripsFeatureTests.page : PastTripPage(items: [], hasMore: false)
        }

        func drivers() async throws(APIError) -> [DispatchDriver] {
            for await _ in answer.stream {}
            return Task.isCancelled ? [] : [.sample]
        }
    }

    @Test func `a trip leads to its order`() async {
        let store = store()
        await store.send(.orderTapped(12))
        await store.receive(event: .open(OrdersLink.board(order: 12).place))
        await store.finish()
    }
}

struct PastTripsViewTests {
    @Test func `a row shows the driver, the stops on a small map, distance, duration and outcome`() {
        let page = html(PastTripsView_Previews.page(.loaded(PastTripsView_Previews.page)))
        for text in [
            "Order 15 · Pickup · Irvine", "Dan Diaz", "100 Spectrum Center Dr", "took 30 min", "5.3 mi", "On time", "Late", "Failed", "fleet.pastTrips.more",
        ] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(page.matches(of: /t-map-route"/).count == 4)
        // Nothing was promised for bags that go home.
        #expect(page.matches(of: /t-pill t-tone-(success|warning|danger)/).count == 3)
    }

    @Test func `a list without trips says what to do`() {
        let none = PastTripPage(items: [], hasMore: false)
        #expect(html(PastTripsView_Previews.page(.loaded(none))).contains("A trip appears here as soon as"))
        #expect(html(PastTripsView_Previews.page(.loaded(none), PastTripFilter(driver: 5))).contains("Choose another day or driver."))
    }

    @Test func `a driver who isn't listed any more can stay chosen`() {
        let page = html(PastTripsView_Previews.page(.loaded(.sample), PastTripFilter(driver: 77)))
        #expect(page.matches(of: /<option[^>]*selected[^>]*>[^<]*Dan Diaz/).count == 1)
    }
}
