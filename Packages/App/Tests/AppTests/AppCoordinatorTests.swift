import Core
import CoreUI
import Testing

@testable import App

struct AppCoordinatorTests {
    private let coordinator = AppCoordinator(tabs: TabBarCoordinator(plugins: [CounterPlugin()]))
    private let customer = Person(id: 1, name: "Ann", roles: [.customer])
    private let driver = Person(id: 2, name: "Dan", roles: [.driver])

    @Test(arguments: ["/", "/nowhere", "/customer", "/dispatcher/counter", "/customer/nowhere", "//", "/%00/x"])
    func `an address that leads nowhere leads to the first tab of a mode of one's own`(path: String) {
        let place = coordinator.place(at: path, for: customer, current: .customer)
        #expect(place.mode == .customer)
        #expect(place.tab == "first")
    }

    @Test func `somebody else's mode leads to one's own`() {
        let place = coordinator.place(at: "/customer/counter/3", for: driver, current: .customer)
        #expect(place.mode == .driver)
        #expect(place.tab == "counter")
        #expect(place.action == nil)
    }

    @Test func `a place inside a tab is opened by its feature, and one that isn't there by the tab's first place`() {
        let found = coordinator.place(at: "/customer/counter/3?x=1", for: customer, current: .customer)
        #expect(found.action?.action(of: CounterFeature.self) == .opened([3]))
        let lost = coordinator.place(at: "/customer/counter/abc", for: customer, current: .customer)
        #expect(lost.action?.action(of: CounterFeature.self) == .opened([]))
        let nearest = coordinator.place(at: "/customer/counter/3/abc/4", for: customer, current: .customer)
        #expect(nearest.action?.action(of: CounterFeature.self) == .opened([3]))
    }

    @Test func `a tab that knows its query gets it, and has it in its address`() {
        let tabs = AppCoordinator(tabs: TabBarCoordinator(plugins: [QueryPlugin()]))
        let place = tabs.place(at: "/customer/query?area=Newport%20Beach#x", for: customer, current: .customer)
        #expect(place.action?.action(of: CounterFeature.self) == .opened([7]))
        #expect(tabs.place(at: "/customer/query?", for: customer, current: .customer).action?.action(of: CounterFeature.self) == .opened([]))
        var state = AppState(slices: Slices([Slice(CounterFeature())]))
        (state.route, state.person, state.mode, state.tab) = (.home(.customer), customer, .customer, "query")
        #expect(tabs.path(of: state) == "/customer/query?area=Newport%20Beach")
        #expect(tabs.path(to: LinkPlace(mode: .customer, tab: "query", components: ["a b", "?x=1"]), from: state) == "/customer/query/a%20b?x=1")
    }

    @Test func `a tab wears its feature's badge`() throws {
        var slices = Slices([Slice(CounterFeature())])
        let tab = try #require(coordinator.tabs.tab("counter", in: .customer))
        #expect(tab.badge(slices) == nil)
        _ = slices.reduce(SliceAction(CounterFeature.self, .tapped))
        #expect(tab.badge(slices) == "1")
    }

    @Test func `tabs come in their order, per mode`() {
        #expect(coordinator.tabs.tabs(in: .customer).map(\.id) == ["first", "counter"])
        #expect(coordinator.tabs.tabs(in: .driver).map(\.id) == ["counter"])
        #expect(coordinator.tabs.tabs(in: .dispatcher).isEmpty)
    }
}
