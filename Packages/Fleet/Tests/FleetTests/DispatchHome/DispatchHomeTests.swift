import Core
import CoreTesting
import CoreUI
import FleetAPI
import Foundation
import Testing
import UI

@testable import Fleet

struct DispatchHomeFeatureTests {
    private let feature = DispatchHomeFeature(assignment: AssignmentFeature(fleet: FakeFleetService()))

    @Test func `the board leads to the pages of trips and drivers`() async {
        let store = TestStore(screen: feature, initial: DispatchHomeFeature.State())
        await store.send(.tripTapped(3))
        await store.receive(event: .open(FleetLink.trip(3).place))
        await store.send(.driverTapped(5))
        await store.receive(event: .open(FleetLink.driver(5).place))
        await store.finish()
    }

    @Test func `an order is assigned in a sheet`() async {
        let store = TestStore(screen: feature, initial: DispatchHomeFeature.State())
        await store.send(.assignTapped(order: 14)) { $0.assignment = AssignmentForm(orderID: 14) }
        await store.send(.assignment(.canceled)) { $0.assignment = nil }
        await store.finish()
    }
}

struct DispatchHomeViewTests {
    private func page(_ board: BoardFeature.State, assignment: AssignmentForm? = nil) -> String {
        html(DispatchHomeView(store: ScopedStore(state: DispatchHomeFeature.State(assignment: assignment)), board: ScopedStore(state: board)))
    }

    @Test func `the dashboard shows numbers, trips and drivers`() {
        let busy = page(BoardFeature.State(overview: .loaded(.sample)))
        for id in ["activeOrders", "activeTrips", "unassignedOrders", "onlineDrivers", "lateOrders", "completedToday"] {
            #expect(busy.contains("data-testid=\"fleet.dashboard.\(id)\""))
        }
        #expect(busy.contains("Order 12") && busy.contains("Dan Diaz") && busy.contains("On the way"))
        #expect(busy.contains("89 %") && busy.contains("data-testid=\"fleet.map\""))
        #expect(page(BoardFeature.State(overview: .loaded(.empty))).contains("Nobody&#39;s on the road right now."))
    }

    @Test func `the map shows drivers at their positions, pale where those are stale, or else at their next stop`() {
        func map(_ position: Position?, asOf now: Date?) -> String {
            var driver = DispatchDriver.sample
            driver.position = position
            let overview = DispatchOverview(summary: .sample, trips: [.sample], drivers: [driver])
            return page(BoardFeature.State(overview: .loaded(overview), positionsAsOf: now))
        }
        let fresh = map(.sample, asOf: Position.sample.time)
        #expect(fresh.contains("t-map-pin is-driver\"") && fresh.contains("t-map-pin is-place\"") && fresh.contains("Order 12"))
        #expect(map(.sample, asOf: Position.sample.staleAt).contains("t-map-pin is-driver is-stale\""))
        let unknown = map(nil, asOf: nil)
        #expect(unknown.contains("t-map-pin is-driver\"") && !unknown.contains("t-map-pin is-place\""))
    }

    @Test func `the sheet shows over the board`() {
        let page = page(BoardFeature.State(overview: .loaded(.busy)), assignment: AssignmentForm(orderID: 14))
        #expect(page.contains("Assign order 14") && page.contains("fleet.assign.driver.6"))
    }
}
