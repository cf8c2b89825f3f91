import Core
import CoreUI
import Fleet
import FleetAPI
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
        for text in ["$12.16", "$2.00", "8.6 km", "2 bags", "Irvine", "Open until 4:00 AM"] { #expect(page.contains(text), "\(text)") }
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
        let empty = DispatchOverview(summary: .sample, trips: [], drivers: [])
        #expect(html(DispatchHomeView(store: ScopedStore(state: FleetState(overview: .loaded(empty))))).contains("Nobody is on the road."))
    }
}
