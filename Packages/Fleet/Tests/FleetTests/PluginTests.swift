import Core
import CoreTesting
import CoreUI
import Fleet
import FleetAPI
import Networking
import Testing

struct PluginTests {
    @Test func `the tabs stand where the app expects them`() {
        let tabs = FleetPlugin().tabs
        #expect(tabs.map(\.id) == ["home", "jobs", "home", "fleet"])
        #expect(tabs.map(\.modes) == [[.driver], [.driver], [.dispatcher], [.dispatcher]])
        for tab in tabs {
            #expect(tab.open([]) != nil && tab.open(["x"]) == nil)
            #expect(tab.location(Slices([Slice(FleetFeature(fleet: FakeFleetService(), clock: TestClock()))])) == [])
        }
    }

    @Test func `every view has a preview`() {
        #expect(FleetPlugin.previews.count > 20)
    }
}

struct FleetCoordinatorTests {
    @Test(arguments: [[], [FleetRoute.trip(3)], [.driver(5)], [.driver(5), .trip(3)], [.trip(3), .driver(5), .trip(4)]])
    func `a path reads back from its URL`(path: [FleetRoute]) {
        let coordinator = FleetCoordinator()
        #expect(coordinator.path(for: coordinator.components(for: path)) == path)
    }

    @Test(arguments: [["x"], ["trips"], ["trips", "x"], ["trips", "0"], ["trips", "03"], ["vans", "3"], ["trips", "3", "drivers"]])
    func `what names no place is refused`(components: [String]) {
        #expect(FleetCoordinator().path(for: components) == nil)
    }
}
