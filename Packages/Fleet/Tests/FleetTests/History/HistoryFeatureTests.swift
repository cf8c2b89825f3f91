import Core
import CoreTesting
import CoreUI
import FleetAPI
import OrdersAPI
import Testing
import UI

@testable import Fleet

struct HistoryFeatureTests {
    private func store(_ state: HistoryFeature.State = HistoryFeature.State()) -> TestStore<HistoryFeature.State, HistoryFeature.Action> {
        let (history, clock) = (FakeHistoryService(), TestClock())
        return TestStore(
            screen: HistoryFeature(
                charts: ChartsFeature(history: history, clock: clock), trips: PastTripsFeature(history: history, clock: clock)), initial: state)
    }

    @Test func `a URL opens a page with what it names, and what can't be a day is today`() async {
        let store = store()
        await store.send(.opened(.trips(day: today.text, driver: 5))) {
            ($0.page, $0.trips.filter) = (.trips, PastTripFilter(day: today, driver: 5))
        }
        #expect(store.state.link == .trips(day: today.text, driver: 5))
        await store.send(.opened(.charts(day: today.text))) { ($0.page, $0.charts.day) = (.charts, today) }
        #expect(store.state.link == .charts(day: today.text))
        await store.send(.opened(.charts(day: "2026-02-30"))) { $0.charts.day = nil }
        #expect(store.state.link == .charts())
        await store.finish()
    }

    @Test func `the other page shows the same day`() async {
        var state = HistoryFeature.State()
        state.charts.day = today
        let store = store(state)
        await store.send(.pageTapped(.charts))
        await store.send(.pageTapped(.trips))
        await store.receive(event: .open(HistoryLink.trips(day: today.text).place))
        await store.send(.opened(.trips(driver: 5))) { ($0.page, $0.trips.filter.driver) = (.trips, 5) }
        await store.send(.pageTapped(.charts))
        await store.receive(event: .open(HistoryLink.charts().place))
        await store.finish()
    }

    @Test func `back leads to the fleet`() async {
        let store = store()
        await store.send(.backTapped)
        await store.receive(event: .open(FleetLink.drivers.place))
        await store.finish()
    }

    @Test func `both pages load over the feature's service`() async {
        let store = store()
        await store.send(.charts(.appeared)) { ($0.charts.today, $0.charts.charts) = (today, .loading) }
        await store.receive(.charts(.loaded(.success(.sample)))) { $0.charts.charts = .loaded(.sample) }
        await store.send(.trips(.appeared)) { ($0.trips.today, $0.trips.trips) = (today, .loading) }
        await store.receive(unordered: .trips(.loaded(.success(.sample)))) { $0.trips.trips = .loaded(.sample) }
        await store.receive(unordered: .trips(.driversLoaded(.success([.sample])))) { $0.trips.drivers = [.sample] }
        await store.finish()
    }

    @Test(arguments: [
        HistoryLink.charts(), .charts(day: "2026-01-31"), .trips(), .trips(day: "2026-01-31"), .trips(driver: 5), .trips(day: "2026-01-31", driver: 5),
    ])
    func `a link reads as it is written, and the tab opens it`(link: HistoryLink) throws {
        #expect(HistoryLink(link.place) == link)
        let tab = FleetPlugin().tabs.first { $0.id == HistoryLink.tab }
        #expect(tab?.open(link.place.components) != nil)
    }

    @Test(arguments: [["x"], ["trips", "3"], ["?day=2026-01-31", "trips"]])
    func `other places are none`(components: [String]) {
        #expect(HistoryLink(LinkPlace(mode: .dispatcher, tab: HistoryLink.tab, components: components)) == nil)
        #expect(HistoryLink(LinkPlace(mode: .driver, tab: HistoryLink.tab)) == nil && HistoryLink(LinkPlace(tab: "fleet")) == nil)
    }

    @Test func `what a query can't name is left out`() {
        func link(_ components: String...) -> HistoryLink? { HistoryLink(LinkPlace(mode: .dispatcher, tab: HistoryLink.tab, components: components)) }
        #expect(link("?day=yesterday&x=1") == .charts())
        #expect(link("trips", "?driver=0&day=") == .trips())
        #expect(link("trips", "?driver=x&day=2026-01-31") == .trips(day: "2026-01-31"))
    }

    @Test func `a page stands below the switch of both`() {
        let page = html(DispatchHistoryView_Previews.page(.trips))
        #expect(page.contains("fleet.history.trips") && page.contains("fleet.pastTrip.6") && !page.contains("fleet.charts.hours"))
        #expect(html(DispatchHistoryView_Previews.page(.charts)).contains("fleet.charts.hours.orders"))
    }
}
