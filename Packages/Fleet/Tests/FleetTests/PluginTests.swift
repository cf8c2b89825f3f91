import Core
import CoreUI
import FleetAPI
import Testing

@testable import Fleet

struct PluginTests {
    @Test func `the tabs have the places that links name`() {
        let tabs = FleetPlugin().tabs
        #expect(tabs.map(\.id) == ["home", "jobs", "orders", "ops", "vehicle", "home", "fleet", "history", "drive", "applications"])
        let modes: [Mode] = [.driver, .driver, .driver, .driver, .driver, .dispatcher, .dispatcher, .dispatcher, .customer]
        #expect(tabs.map(\.modes) == modes.map { [$0] } + [Set(Mode.allCases)])
        for tab in tabs {
            #expect(tab.open([]) != nil && tab.open(["x"]) == nil)
            #expect(tab.location(Slices([Slice(FleetFeature.test())])) == [])
        }
    }

    @Test(arguments: [FleetLink.driverHome, .jobs, .intake, .vehicle, .dispatchHome, .drivers, .trip(3), .driver(5)])
    func `a link reads back from its place, which a tab opens`(link: FleetLink) throws {
        #expect(FleetLink(link.place) == link)
        let mode = try #require(link.place.mode)
        let tab = FleetPlugin().tabs.first { $0.id == link.place.tab && $0.modes.contains(mode) }
        #expect(tab?.open(link.place.components) != nil)
    }

    @Test(arguments: [
        LinkPlace(mode: .driver, tab: "fleet"), LinkPlace(tab: "jobs"), LinkPlace(mode: .dispatcher, tab: "fleet", components: ["trips", "03"]),
        LinkPlace(mode: .dispatcher, tab: "fleet", components: ["vans", "3"]), LinkPlace(mode: .dispatcher, tab: "fleet", components: ["trips"]),
    ])
    func `a place of another feature is no link`(place: LinkPlace) {
        #expect(FleetLink(place) == nil)
    }
}
