import ChatAPI
import Core
import CoreTesting
import CoreUI
import FleetAPI
import OrdersAPI
import Testing
import UI

@testable import Fleet

struct DriversFeatureTests {
    private let feature = DriversFeature(assignment: AssignmentFeature(dispatch: FakeDispatchService()))

    private func store() -> TestStore<DriversFeature.State, DriversFeature.Action> {
        TestStore(screen: feature, initial: DriversFeature.State())
    }

    @Test func `pages are opened on top of each other, and left by the browser's back or all at once`() async {
        let store = store()
        await store.send(.driverTapped(5)) { $0.path = [.driver(5)] }
        await store.send(.tripTapped(3)) { $0.path = [.driver(5), .trip(3)] }
        await store.send(.pathChanged([.driver(5)])) { $0.path = [.driver(5)] }
        await store.send(.tripTapped(4)) { $0.path = [.driver(5), .trip(4)] }
        await store.send(.listTapped) { $0.path = [] }
        await store.finish()
    }

    @Test func `a trip leads to its order, a driver to a conversation`() async {
        let store = store()
        await store.send(.orderTapped(12))
        await store.receive(event: .open(OrdersLink.board(order: 12).place))
        await store.send(.messageDriverTapped(5))
        await store.receive(event: .open(ChatLink.with(person: 5).place))
        await store.finish()
    }

    @Test func `the charts and the finished trips are pages of the history, a driver's with the driver chosen`() async {
        let store = store()
        await store.send(.chartsTapped)
        await store.receive(event: .open(HistoryLink.charts().place))
        await store.send(.pastTripsTapped(driver: nil))
        await store.receive(event: .open(HistoryLink.trips().place))
        await store.send(.pastTripsTapped(driver: 5))
        await store.receive(event: .open(HistoryLink.trips(driver: 5).place))
        await store.finish()
    }

    @Test func `drivers are filtered by availability`() async {
        let store = store()
        await store.send(.availabilityTapped(.free)) { $0.availability = .free }
        await store.send(.availabilityTapped(nil)) { $0.availability = nil }
        await store.finish()
    }

    @Test func `a driver's page proposes that driver for an order`() async {
        let store = store()
        await store.send(.assignTapped(order: 14, driver: .sample)) {
            $0.assignment = AssignmentForm(orderID: 14, driver: .sample)
            $0.assignment?.suggestions = .loading
        }
        await store.send(.assignment(.canceled)) { $0.assignment = nil }
        await store.finish()
    }
}

struct DriversCoordinatorTests {
    @Test(arguments: [[], [DriversRoute.trip(3)], [.driver(5)], [.driver(5), .trip(3)], [.trip(3), .driver(5), .trip(4)]])
    func `a path reads back from its URL`(path: [DriversRoute]) {
        let coordinator = DriversCoordinator()
        #expect(coordinator.path(for: coordinator.components(for: path)) == path)
    }

    @Test(arguments: [["x"], ["trips"], ["trips", "x"], ["trips", "0"], ["trips", "03"], ["vans", "3"], ["trips", "3", "drivers"]])
    func `a URL without a page is refused`(components: [String]) {
        #expect(DriversCoordinator().path(for: components) == nil)
    }
}

struct DriversViewTests {
    private func page(
        _ path: [DriversRoute] = [], _ overview: DispatchOverview = .sample, availability: DriverAvailability? = nil,
        canOpen: LinkAvailability = LinkAvailability(ChatLink.self)
    ) -> String {
        html(
            DriversView(
                store: ScopedStore(state: DriversFeature.State(path: path, availability: availability)),
                board: ScopedStore(state: BoardFeature.State(overview: .loaded(overview)))),
            canOpen: canOpen)
    }

    @Test func `the list shows the drivers of an availability`() {
        let overview = DispatchOverview(
            summary: .sample, trips: [], drivers: [.sample, DispatchDriver(id: 6, name: "Eva Evans", online: true)])
        #expect(page([], overview).contains("Dan Diaz") && page([], overview).contains("Eva Evans"))
        let free = page([], overview, availability: .free)
        #expect(!free.contains("Dan Diaz") && free.contains("Eva Evans"))
        #expect(page([], overview, availability: .offline).contains("Choose another filter"))
        #expect(page([], .empty).contains("No drivers have signed in yet."))
        #expect(page().contains("fleet.charts") && page().contains("fleet.pastTrips"))
    }

    @Test func `a trip's page shows its stop, driver and order, or that it is over`() {
        for text in ["100 Spectrum Center Dr", "Dan Diaz", "fleet.order.12"] { #expect(page([.trip(3)]).contains(text), "\(text)") }
        #expect(page([.trip(99)]).contains("This trip is over"))
    }

    @Test func `a driver's page shows the trip and the orders that wait, with a way to send a message`() {
        for text in ["On a job", "fleet.trip.3", "fleet.pastTrips", "fleet.messageDriver"] { #expect(page([.driver(5)]).contains(text), "\(text)") }
        #expect(!page([.driver(5)], canOpen: LinkAvailability()).contains("fleet.messageDriver"))
        #expect(page([.driver(99)]).contains("We couldn&#39;t find that driver"))
    }
}
