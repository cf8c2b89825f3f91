import Core
import CoreTesting
import FleetAPI
import Foundation
import Testing

@testable import Fleet

/// The screens together: a step or a response changes the shift, and an assignment reloads the board.
struct FleetFeatureTests {
    private func store(_ fleet: FakeFleetService, shift: DriverShift = .offers) -> TestStore<FleetFeature.State, FleetFeature.Action> {
        var state = FleetFeature.State()
        state.shift.driverID = 5
        state.shift.shift = .loaded(shift)
        state.stops.follow(shift.currentJob)
        return TestStore(FleetFeature.test(fleet), initial: state)
    }

    @Test func `a person who signs in is the shift's driver`() async {
        let (store, eva) = (TestStore(FleetFeature.test()), Person(id: 6, name: "Eva", roles: [.driver]))
        await store.send(event: .signedIn(eva)) { ($0.shift.driverID, $0.apply.person) = (6, eva) }
        await store.send(.opened)
        await store.finish()
    }

    @Test func `the history of trips follows its path`() async {
        let store = TestStore(FleetFeature.test())
        await store.send(.ops(.opened([.trip(3)]))) { $0.ops.path = [.trip(3)] }
        await store.finish()
    }

    @Test func `a place among the applications opens one, or the list`() async {
        let store = TestStore(FleetFeature.test())
        await store.send(.applicationsOpened(.application(4))) { ($0.application.id, $0.application.application) = (4, .loading) }
        await store.receive(.application(.loaded(.success(.sample)))) { $0.application.application = .loaded(.sample) }
        await store.send(.applications(.opened(nil)))
        await store.send(.applicationsOpened(.list(nil))) { $0.application = ApplicationFeature.State() }
        await store.finish()
    }

    @Test func `an accepted offer is the current job, with a form for its first stop`() async {
        let store = store(FakeFleetService(shiftResult: .success(.job())))
        await store.send(.jobs(.acceptTapped(3))) { $0.jobs.respondingTo = 3 }
        await store.receive(.jobs(.responded(accepted: true, .success(.active())))) {
            $0.jobs.respondingTo = nil
            $0.shift.shift = .loaded(.job())
            $0.stops.forms = [5: StopForm(bags: 2), 6: StopForm(bags: 2)]
        }
        await store.receive(event: .notice("The job is yours."))
        await store.receive(event: .open(FleetLink.driverHome.place))
        await store.receive(.shift(.shiftLoaded(.success(.job()))))
        await store.finish()
    }

    @Test func `a declined offer is gone`() async {
        var declined = Job.sample
        declined.status = .declined
        let store = store(FakeFleetService(shiftResult: .success(.idle), jobResult: .success(declined)))
        await store.send(.jobs(.declineTapped(3))) { $0.jobs.respondingTo = 3 }
        await store.receive(.jobs(.responded(accepted: false, .success(declined)))) {
            $0.jobs.respondingTo = nil
            $0.shift.shift = .loaded(.idle)
        }
        await store.receive(.shift(.shiftLoaded(.success(.idle))))
        await store.finish()
    }

    @Test func `a lost race is explained, and the offers are loaded again`() async {
        let taken = APIError.conflict("Another driver took this job first.", code: "job_taken")
        let store = store(FakeFleetService(shiftResult: .success(.idle), jobResult: .failure(taken)))
        await store.send(.jobs(.acceptTapped(3))) { $0.jobs.respondingTo = 3 }
        await store.receive(.jobs(.responded(accepted: true, .failure(taken)))) {
            $0.jobs.respondingTo = nil
            $0.jobs.message = "Another driver took this job first."
        }
        await store.receive(event: .notice("Another driver took this job first."))
        await store.receive(.shift(.shiftLoaded(.success(.idle)))) { $0.shift.shift = .loaded(.idle) }
        await store.finish()
    }

    @Test func `a reported step shows the next stop with a fresh form`() async {
        var next = Job.active(first: .done)
        next.stops[1].status = .enRoute
        let done = next
        let store = store(
            FakeFleetService(shiftResult: .success(.job(done)), jobResult: .success(done)), shift: .job(.active(first: .arrived)))
        await store.send(.stops(.entered(stop: 5, .bags(3)))) { $0.stops.forms[5]?.bags = 3 }
        await store.send(.stops(.stepTapped(stop: 5, .done))) { $0.stops.forms[5]?.isBusy = true }
        await store.receive(.stops(.stepReported(stop: 5, .success(done)))) {
            $0.shift.shift = .loaded(.job(done))
            $0.stops.forms = [6: StopForm(bags: 2)]
        }
        await store.receive(.shift(.shiftLoaded(.success(.job(done)))))
        await store.finish()
    }

    @Test func `the last step of a job leaves the driver without one`() async {
        var finished = Job.active(first: .failed)
        finished.status = .finished
        let ended = finished
        let store = store(FakeFleetService(shiftResult: .success(.idle), jobResult: .success(ended)), shift: .job(.active(first: .arrived)))
        await store.send(.stops(.stepTapped(stop: 5, .failed))) { $0.stops.forms[5]?.isBusy = true }
        await store.receive(.stops(.stepReported(stop: 5, .success(ended)))) {
            $0.shift.shift = .loaded(.idle)
            $0.stops.forms = [:]
        }
        await store.receive(event: .notice("Job finished."))
        await store.receive(.shift(.shiftLoaded(.success(.idle))))
        await store.finish()
    }

    @Test func `a step that is no longer possible loads the shift, and the reason stays where the job is gone`() async {
        let refused = APIError.conflict("This step isn't possible right now.", code: "illegal_transition")
        let store = store(FakeFleetService(shiftResult: .success(.idle), jobResult: .failure(refused)), shift: .job(.active(first: .arrived)))
        await store.send(.stops(.stepTapped(stop: 5, .done))) { $0.stops.forms[5]?.isBusy = true }
        await store.receive(.stops(.stepReported(stop: 5, .failure(refused)))) {
            $0.stops.forms[5]?.isBusy = false
            $0.stops.message = "This step isn't possible right now."
        }
        await store.receive(.shift(.shiftLoaded(.success(.idle)))) {
            $0.shift.shift = .loaded(.idle)
            $0.stops.forms = [:]
        }
        await store.finish()
    }

    @Test func `what was entered stays while the job is at the same stop`() async {
        let store = store(FakeFleetService(), shift: .job())
        await store.send(.stops(.entered(stop: 5, .note("At the side door")))) { $0.stops.forms[5]?.note = "At the side door" }
        await store.send(.shift(.shiftLoaded(.success(.job(.active(first: .arrived)))))) { $0.shift.shift = .loaded(.job(.active(first: .arrived))) }
        await store.finish()
    }

    @Test func `what was entered at a stop comes back after a restart, while the shift loads and once it is known`() async {
        let before = store(FakeFleetService(), shift: .job())
        await before.send(.stops(.entered(stop: 5, .bags(4)))) { $0.stops.forms[5]?.bags = 4 }
        await before.send(.stops(.entered(stop: 5, .note("At the side door")))) { $0.stops.forms[5]?.note = "At the side door" }
        let entered = StopForm(bags: 4, note: "At the side door")
        let draft = StopsDraft(stops: [entered.draft(of: 5), StopForm(bags: 2).draft(of: 6)])
        #expect(before.state.stops.draft == draft)
        let store = TestStore(FleetFeature.test())
        await store.send(.stops(.draftRestored(draft))) { $0.stops.forms = [5: entered, 6: StopForm(bags: 2)] }
        await store.send(.shift(.areasLoaded(.success([]))))
        await store.send(.shift(.shiftLoaded(.success(.job())))) { $0.shift.shift = .loaded(.job()) }
        await store.finish()
        await before.finish()
    }

    @Test func `what was entered at a stop that is done is dropped`() async {
        let store = TestStore(FleetFeature.test())
        await store.send(.stops(.draftRestored(StopsDraft(stops: [StopForm(bags: 4).draft(of: 4)])))) { $0.stops.forms = [4: StopForm(bags: 4)] }
        await store.send(.shift(.shiftLoaded(.success(.job())))) {
            $0.shift.shift = .loaded(.job())
            $0.stops.forms = [5: StopForm(bags: 2), 6: StopForm(bags: 2)]
        }
        await store.finish()
    }

    @Test func `an assignment loads the board of the screen that made it`() async {
        var state = FleetFeature.State()
        state.dispatchHome.assignment = AssignmentForm(orderID: 14, driver: .sample)
        let store = TestStore(FleetFeature.test(), initial: state)
        await store.send(.dispatchHome(.assignment(.submitTapped))) { $0.dispatchHome.assignment?.isAssigning = true }
        // The live board hears of it as of any other change.
        await store.receive(.dispatchHome(.assignment(.assigned(.success(.active()))))) { $0.dispatchHome.assignment = nil }
        await store.receive(event: .notice("Dan Diaz has the order."))
        store.stop()
        await store.finish()

        let drivers = TestStore(FleetFeature.test())
        await drivers.send(.drivers(.assignTapped(order: 14, driver: .sample))) {
            $0.drivers.assignment = AssignmentForm(orderID: 14, driver: .sample)
            $0.drivers.assignment?.suggestions = .loading
        }
        await drivers.receive(.drivers(.assignment(.suggestionsLoaded(.success(DriverSuggestion.previews))))) {
            $0.drivers.assignment?.suggestions = .loaded(DriverSuggestion.previews)
        }
        await drivers.send(.drivers(.assignment(.submitTapped))) { $0.drivers.assignment?.isAssigning = true }
        await drivers.receive(.drivers(.assignment(.assigned(.success(.active()))))) { $0.drivers.assignment = nil }
        await drivers.receive(event: .notice("Dan Diaz has the order."))
        await drivers.receive(.board(.overviewLoaded(.success(.sample)))) { $0.board.overview = .loaded(.sample) }
        await drivers.finish()
    }

    @Test func `a conflict loads the board too, a lost connection doesn't`() async {
        let busy = APIError.conflict("This driver already has a job.", code: "driver_busy")
        for (error, loadsBoard) in [(busy, true), (.offline, false)] {
            var state = FleetFeature.State()
            state.drivers.assignment = AssignmentForm(orderID: 14, driver: .sample)
            state.drivers.assignment?.isAssigning = true
            let store = TestStore(FleetFeature.test(), initial: state)
            await store.send(.drivers(.assignment(.assigned(.failure(error))))) {
                $0.drivers.assignment?.isAssigning = false
                $0.drivers.assignment?.message = error.message
            }
            if loadsBoard { await store.receive(.board(.overviewLoaded(.success(.sample)))) { $0.board.overview = .loaded(.sample) } }
            await store.finish()
        }
    }
}
