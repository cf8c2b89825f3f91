import Core
import CoreUI
import Fleet
import FleetAPI
import Foundation
import Testing
import UI

struct ViewTests {
    private func html(_ view: some View, features: Set<String> = []) -> String {
        var environment = EnvironmentValues()
        environment.installedFeatures = features
        return String(decoding: Renderer.render(view, environment: environment).html, as: UTF8.self)
    }

    private func home(_ state: FleetState, features: Set<String> = []) -> String {
        html(DriverHomeView(store: ScopedStore(state: state)), features: features)
    }

    @Test func `an offline driver is told to go online`() {
        let page = home(FleetState(status: .loaded(DriverStatus(online: false)), jobs: .loaded([])))
        #expect(page.contains("data-testid=\"fleet.online\"") && page.contains("Go online to get offers."))
        #expect(!page.contains("fleet.step"))
    }

    @Test func `an online driver sees what today brought`() {
        let page = home(FleetState(status: .loaded(.sample), jobs: .loaded([])))
        #expect(page.contains("$24.32") && page.contains("No job at the moment") && page.contains(" checked"))
    }

    @Test func `a stop shows all its steps, of which one is next`() {
        let page = home(FleetState(status: .loaded(.sample), jobs: .loaded([.active()])))
        #expect(page.contains("data-testid=\"fleet.step\"") && page.contains("Start driving") && page.contains("100 Spectrum Center Dr"))
        for id in ["fleet.step.arrived", "fleet.bags", "fleet.note", "fleet.step.done", "fleet.reason", "fleet.fail.submit"] {
            #expect(page.contains("data-testid=\"\(id)\""), "\(id)")
        }
    }

    @Test func `bags are counted at the door, and a problem can be reported`() {
        let page = home(FleetState(status: .loaded(.sample), jobs: .loaded([.active(first: .arrived)])))
        for id in ["fleet.bags", "fleet.note", "fleet.step", "fleet.fail"] { #expect(page.contains("data-testid=\"\(id)\"")) }
        #expect(page.contains("Bags picked up") && !page.contains("fleet.step."))
        let form = StopForm(stopID: 5, fields: ["note": "Say what happened."])
        let report = home(FleetState(status: .loaded(.sample), jobs: .loaded([.active(first: .arrived)]), form: form))
        #expect(report.contains("Say what happened."))
    }

    @Test func `the steps of a stop are kept offline with what was entered`() {
        let page = home(FleetState(status: .loaded(.sample), jobs: .loaded([.active()])))
        #expect(page.contains("data-offline=\"fleet.reportStop\" data-fields=\"{&quot;id&quot;:&quot;5&quot;,&quot;status&quot;:&quot;enRoute&quot;}\""))
        #expect(page.contains("data-offline=\"fleet.confirmStop\" data-fields=\"{&quot;id&quot;:&quot;5&quot;}\""))
        #expect(page.contains("data-offline=\"fleet.failStop\""))
        for name in ["bags", "note", "reason"] { #expect(page.contains("name=\"\(name)\""), "\(name)") }
        #expect(page.contains("data-offline-page=\"stop\" data-title=\"Pick up at the customer&#39;s\""))
    }

    @Test func `a stop at the plant can't fail`() {
        var job = Job.active(first: .done)
        job.stops[1].status = .pending
        let page = home(FleetState(status: .loaded(.sample), jobs: .loaded([job])))
        #expect(page.contains("I&#39;m at the plant") && page.contains("Bags brought in") && !page.contains("fleet.fail"))
    }

    @Test func `the customer can be written to where there is a chat`() {
        let state = FleetState(status: .loaded(.sample), jobs: .loaded([.active()]))
        #expect(home(state, features: ["Chat"]).contains("fleet.messageCustomer"))
        #expect(!home(state).contains("fleet.messageCustomer"))
    }

    @Test func `an offer shows pay, boost, distance, bags, area and time`() {
        let page = html(JobsView(store: ScopedStore(state: FleetState(status: .loaded(.sample), jobs: .loaded([.sample])))))
        for text in ["$12.16", "$2.00", "5.3 mi", "2 bags", "Irvine", "Open until 4:00 AM"] { #expect(page.contains(text), "\(text)") }
        for id in ["fleet.offer.3", "fleet.offer.3.accept", "fleet.offer.3.decline"] { #expect(page.contains("data-testid=\"\(id)\"")) }
    }

    @Test func `without offers the page says why`() {
        func page(_ state: FleetState) -> String { html(JobsView(store: ScopedStore(state: state))) }
        #expect(page(FleetState(status: .loaded(DriverStatus(online: false)), jobs: .loaded([]))).contains("Go online to get offers."))
        #expect(page(FleetState(status: .loaded(.sample), jobs: .loaded([]))).contains("No offers right now"))
        #expect(page(FleetState(status: .loaded(.sample), jobs: .loaded([.active()]))).contains("One job at a time"))
        #expect(page(FleetState(jobs: .failed("No connection."))).contains("No connection."))
    }

    @Test func `pressing a button says what happened`() throws {
        var answers: [Bool] = []
        let render = Renderer.render(
            JobsView(
                store: ScopedStore(state: FleetState(jobs: .loaded([.sample]))) { action in
                    if case .acceptTapped(3) = action { answers.append(true) }
                    if case .declineTapped(3) = action { answers.append(false) }
                }))
        for action in render.actions.ids { render.actions[action]?.perform(.none) }
        #expect(answers.sorted { $0 && !$1 } == [true, false])
    }

    @Test func `the dashboard shows numbers, trips and drivers`() {
        let page = html(DispatchHomeView(store: ScopedStore(state: FleetState(overview: .loaded(.sample)))))
        for id in ["activeOrders", "activeTrips", "unassignedOrders", "onlineDrivers", "lateOrders", "completedToday"] {
            #expect(page.contains("data-testid=\"fleet.dashboard.\(id)\""))
        }
        #expect(page.contains("Order 12") && page.contains("Dan Diaz") && page.contains("On the way"))
        #expect(page.contains("89 %") && page.contains("data-testid=\"fleet.map\""))
        let empty = DispatchOverview(summary: .sample, trips: [], drivers: [])
        #expect(html(DispatchHomeView(store: ScopedStore(state: FleetState(overview: .loaded(empty))))).contains("Nobody is on the road."))
    }

    @Test func `the live map shows drivers where they are, pale where that is long ago, or where they go`() {
        func page(_ position: Position?, now: Date?) -> String {
            var driver = DispatchDriver.sample
            driver.position = position
            let overview = DispatchOverview(summary: .sample, trips: [.sample], drivers: [driver])
            return html(DispatchHomeView(store: ScopedStore(state: FleetState(overview: .loaded(overview), seenAt: now))))
        }
        let fresh = page(.sample, now: Position.sample.time)
        #expect(fresh.contains("t-map-pin is-driver\"") && fresh.contains("t-map-pin is-place\"") && fresh.contains("Order 12"))
        #expect(page(.sample, now: Position.sample.staleAt).contains("t-map-pin is-driver is-stale\""))
        let unknown = page(nil, now: nil)
        #expect(unknown.contains("t-map-pin is-driver\"") && !unknown.contains("t-map-pin is-place\""))
    }

    @Test func `a device says where it is on the page of a job alone`() {
        #expect(home(FleetState(status: .loaded(.sample), jobs: .loaded([.active()]))).contains("data-position"))
        #expect(!home(FleetState(status: .loaded(.sample), jobs: .loaded([.sample]))).contains("data-position"))
        #expect(!home(FleetState(status: .loaded(DriverStatus(online: false)), jobs: .loaded([.active()]))).contains("data-position"))
    }

    @Test func `an offer is counted down, and can't be answered once it is over`() {
        func page(_ after: TimeInterval) -> String {
            let now = Job.sample.expiresAt?.addingTimeInterval(after)
            return html(JobsView(store: ScopedStore(state: FleetState(status: .loaded(.sample), jobs: .loaded([.sample]), now: now))))
        }
        #expect(page(-31.5).contains("32 s left") && !page(-31.5).contains("disabled"))
        #expect(page(1).contains("Too late") && page(1).contains("disabled"))
    }

    @Test func `the fleet shows the drivers that are asked for`() {
        let overview = DispatchOverview(
            summary: .sample, trips: [], drivers: [.sample, DispatchDriver(id: 6, name: "Eva Evans", online: true)])
        func page(_ availability: DriverAvailability?) -> String {
            html(FleetView(store: ScopedStore(state: FleetState(overview: .loaded(overview), availability: availability))))
        }
        #expect(page(nil).contains("Dan Diaz") && page(nil).contains("Eva Evans"))
        #expect(!page(.free).contains("Dan Diaz") && page(.free).contains("Eva Evans"))
        #expect(page(.offline).contains("No driver here at the moment."))
    }

    @Test func `a trip's page says where it leads and who is at it, or that it is over`() {
        func page(_ path: [FleetRoute]) -> String { html(FleetView(store: ScopedStore(state: FleetState(overview: .loaded(.sample), path: path)))) }
        for text in ["100 Spectrum Center Dr", "Dan Diaz", "fleet.order.12"] { #expect(page([.trip(3)]).contains(text), "\(text)") }
        #expect(page([.trip(99)]).contains("This trip is over") && page([.driver(99)]).contains("No such driver"))
    }

    @Test func `a driver's page shows the trip and what waits, with a way to write`() {
        let state = FleetState(overview: .loaded(.sample), path: [.driver(5)])
        let page = html(FleetView(store: ScopedStore(state: state)), features: ["Chat"])
        for text in ["On a job", "fleet.trip.3", "fleet.messageDriver"] { #expect(page.contains(text), "\(text)") }
        #expect(!html(FleetView(store: ScopedStore(state: state))).contains("fleet.messageDriver"))
    }

    @Test func `the sheet offers every driver who is not at a job`() {
        let drivers = [DispatchDriver.sample, DispatchDriver(id: 6, name: "Eva Evans", online: false)]
        let overview = DispatchOverview(summary: .sample, trips: [], drivers: drivers)
        let form = AssignmentForm(orderID: 14, driverID: 6, message: "Not now.")
        let page = html(DispatchHomeView(store: ScopedStore(state: FleetState(overview: .loaded(overview), assignment: form))))
        for text in ["Assign order 14", "Not now.", "fleet.assign.submit", "fleet.assign.cancel", "fleet.assign.driver.6"] {
            #expect(page.contains(text), "\(text)")
        }
    }
}
