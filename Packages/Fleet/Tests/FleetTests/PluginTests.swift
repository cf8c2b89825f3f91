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
        #expect(tabs.map(\.id) == ["home", "jobs", "home"])
        #expect(tabs.map(\.modes) == [[.driver], [.driver], [.dispatcher]])
        for tab in tabs {
            #expect(tab.open([]) != nil && tab.open(["x"]) == nil)
            #expect(tab.location(Slices([Slice(FleetFeature(fleet: FakeFleetService()))])) == [])
        }
    }
}
