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
        state.driverHome.form.follow(shift.currentJob)
        return TestStore(FleetFeature.test(fleet), initial: state)
    }

    @Test func `a person who signs in is the shift's driver`() async {
        let store = TestStore(FleetFeature.test())
        await store.send(event: .signedIn(Person(id: 6, name: "Eva", roles: [.driver]))) { $0.shift.driverID = 6 }
        await store.send(.opened)
        await store.finish()
    }

    @Test func `an accepted offer is the current job, with a form for its first stop`() async {
        let store = store(FakeFleetService(shiftResult: .success(.job())))
        await store.send(.jobs(.acceptTapped(3))) { $0.jobs.respondingTo = 3 }
        await store.receive(.jobs(.responded(accepted: true, .success(.active())))) {
            $0.jobs.respondingTo = nil
            $0.shift.shift = .loaded(.job())
            $0.driverHome.form = StopForm(stopID: 5, bags: 2)
        }
        await store.receive(event: .notice("The job is yours."))
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
        await store.receive(.shift(.shiftLoaded(.success(.idle)))) { $0.shift.shift = .loaded(.idle) }
        await store.finish()
    }

    @Test func `a reported step shows the next stop with a fresh form`() async {
        var next = Job.active(first: .done)
        next.stops[1].status = .enRoute
        let done = next
        let store = store(
            FakeFleetService(shiftResult: .success(.job(done)), jobResult: .success(done)), shift: .job(.active(first: .arrived)))
        await store.send(.driverHome(.bagsChanged(3))) { $0.driverHome.form.bags = 3 }
        await store.send(.driverHome(.stepTapped(.done))) { $0.driverHome.form.isBusy = true }
        await store.receive(.driverHome(.stepReported(.success(done)))) {
            $0.shift.shift = .loaded(.job(done))
            $0.driverHome.form = StopForm(stopID: 6, bags: 2)
        }
        await store.receive(.shift(.shiftLoaded(.success(.job(done)))))
        await store.finish()
    }

    @Test func `the last step of a job leaves the driver without one`() async {
        var finished = Job.active(first: .failed)
        finished.status = .finished
        let ended = finished
        let store = store(FakeFleetService(shiftResult: .success(.idle), jobResult: .success(ended)), shift: .job(.active(first: .arrived)))
        await store.send(.driverHome(.stepTapped(.failed))) { $0.driverHome.form.isBusy = true }
        await store.receive(.driverHome(.stepReported(.success(ended)))) {
            $0.shift.shift = .loaded(.idle)
            $0.driverHome.form = StopForm()
        }
        await store.receive(event: .notice("Job finished."))
        await store.receive(.shift(.shiftLoaded(.success(.idle))))
        await store.finish()
    }

    @Test func `a step that is no longer possible loads the shift, and the reason stays where the job is gone`() async {
        let refused = APIError.conflict("This step isn't possible right now.", code: "illegal_transition")
        let store = store(FakeFleetService(shiftResult: .success(.idle), jobResult: .failure(refused)), shift: .job(.active(first: .arrived)))
        await store.send(.driverHome(.stepTapped(.done))) { $0.driverHome.form.isBusy = true }
        await store.receive(.driverHome(.stepReported(.failure(refused)))) {
            $0.driverHome.form.isBusy = false
            $0.driverHome.message = "This step isn't possible right now."
        }
        await store.receive(.shift(.shiftLoaded(.success(.idle)))) {
            $0.shift.shift = .loaded(.idle)
            $0.driverHome.form = StopForm()
        }
        await store.finish()
    }

    @Test func `what was entered stays while the job is at the same stop`() async {
        let store = store(FakeFleetService(), shift: .job())
        await store.send(.driverHome(.noteChanged("At the side door"))) { $0.driverHome.form.note = "At the side door" }
        await store.send(.shift(.shiftLoaded(.success(.job(.active(first: .arrived)))))) { $0.shift.shift = .loaded(.job(.active(first: .arrived))) }
        await store.finish()
    }

    @Test func `what was entered at a stop comes back after a restart, while the shift loads and once it is known`() async {
        let before = store(FakeFleetService(), shift: .job())
        await before.send(.driverHome(.bagsChanged(4))) { $0.driverHome.form.bags = 4 }
        await before.send(.driverHome(.noteChanged("At the side door"))) { $0.driverHome.form.note = "At the side door" }
        let draft = StopDraft(stopID: 5, bags: 4, note: "At the side door", reason: "notAtHome")
        #expect(before.state.driverHome.form.draft == draft)
        let store = TestStore(FleetFeature.test())
        await store.send(.driverHome(.draftRestored(draft))) {
            $0.driverHome.form = StopForm(stopID: 5, bags: 4, note: "At the side door")
        }
        await store.send(.shift(.areasLoaded(.success([]))))
        await store.send(.shift(.shiftLoaded(.success(.job())))) { $0.shift.shift = .loaded(.job()) }
        await store.finish()
        await before.finish()
    }

    @Test func `what was entered at a stop that is done is dropped`() async {
        let store = TestStore(FleetFeature.test())
        await store.send(.driverHome(.draftRestored(StopDraft(stopID: 4, bags: 4, note: "", reason: "notAtHome")))) {
            $0.driverHome.form = StopForm(stopID: 4, bags: 4)
        }
        await store.send(.shift(.shiftLoaded(.success(.job())))) {
            $0.shift.shift = .loaded(.job())
            $0.driverHome.form = StopForm(stopID: 5, bags: 2)
        }
        await store.finish()
    }

    @Test func `an open assignment comes back after a restart`() async {
        let store = TestStore(FleetFeature.test())
        #expect(store.state.dispatchHome.assignment?.draft == nil)
        let draft = AssignmentForm(orderID: 14, driver: .sample, isBusy: true).draft
        await store.send(.dispatchHome(.assignment(.draftRestored(draft)))) {
            $0.dispatchHome.assignment = AssignmentForm(orderID: 14, driver: .sample)
        }
        await store.finish()
    }

    @Test func `an assignment from either screen loads the board`() async {
        let store = TestStore(FleetFeature.test())
        await store.send(.dispatchHome(.assignTapped(order: 14))) { $0.dispatchHome.assignment = AssignmentForm(orderID: 14) }
        await store.send(.dispatchHome(.assignment(.driverTapped(.sample)))) { $0.dispatchHome.assignment?.driver = .sample }
        await store.send(.dispatchHome(.assignment(.submitTapped))) { $0.dispatchHome.assignment?.isBusy = true }
        await store.receive(.dispatchHome(.assignment(.assigned(.success(.active()))))) { $0.dispatchHome.assignment = nil }
        await store.receive(event: .notice("Dan Diaz has the order."))
        await store.receive(.board(.overviewLoaded(.success(.sample)))) { $0.board.overview = .loaded(.sample) }

        await store.send(.drivers(.assignTapped(order: 14, driver: .sample))) { $0.drivers.assignment = AssignmentForm(orderID: 14, driver: .sample) }
        await store.send(.drivers(.assignment(.submitTapped))) { $0.drivers.assignment?.isBusy = true }
        await store.receive(.drivers(.assignment(.assigned(.success(.active()))))) { $0.drivers.assignment = nil }
        await store.receive(event: .notice("Dan Diaz has the order."))
        await store.receive(.board(.overviewLoaded(.success(.sample))))
        await store.finish()
    }

    @Test func `a conflict loads the board too, a lost connection doesn't`() async {
        let busy = APIError.conflict("This driver already has a job.", code: "driver_busy")
        for (error, loadsBoard) in [(busy, true), (.offline, false)] {
            var state = FleetFeature.State()
            state.dispatchHome.assignment = AssignmentForm(orderID: 14, driver: .sample, isBusy: true)
            let store = TestStore(FleetFeature.test(), initial: state)
            await store.send(.dispatchHome(.assignment(.assigned(.failure(error))))) {
                $0.dispatchHome.assignment?.isBusy = false
                $0.dispatchHome.assignment?.message = error.message
            }
            if loadsBoard { await store.receive(.board(.overviewLoaded(.success(.sample)))) { $0.board.overview = .loaded(.sample) } }
            await store.finish()
        }
    }
}
