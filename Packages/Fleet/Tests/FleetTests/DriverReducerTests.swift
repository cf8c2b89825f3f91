import Core
import CoreTesting
import Fleet
import FleetAPI
import Foundation
import Testing

struct DriverReducerTests {
    private let failure = APIError.offline
    private let online = FleetState(personID: 5, status: .loaded(.sample), jobs: .loaded([.sample]))

    @Test func `a change asks for status and jobs`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(jobs: .success([.active()])), clock: TestClock()))
        await store.send(.driverChanged)
        await receiveLoaded(store, .sample, [.active()], form: StopForm(stopID: 5, bags: 2))
        await store.finish()
    }

    @Test func `what can't be loaded is said`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(status: .failure(failure), jobs: .failure(failure)), clock: TestClock()))
        await store.send(.driverChanged)
        await store.receive(.statusLoaded(.failure(failure))) { $0.status = .failed(APIError.offline.message) }
        await store.receive(.jobsLoaded(.failure(failure))) { $0.jobs = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `going online asks the server, once`() async {
        let store = TestStore(
            FleetFeature(fleet: FakeFleetService(status: .success(DriverStatus(online: true))), clock: TestClock()),
            initial: FleetState(status: .loaded(DriverStatus(online: false)), jobs: .loaded([])))
        await store.send(.onlineToggled(true)) { $0.switchingTo = true }
        await store.send(.onlineToggled(true))
        await store.receive(.onlineSet(.success(DriverStatus(online: true)))) {
            $0.switchingTo = nil
            $0.status = .loaded(DriverStatus(online: true))
        }
        await receiveLoaded(store, DriverStatus(online: true), [.sample])
        await store.finish()
    }

    @Test func `going online can fail`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(status: .failure(failure)), clock: TestClock()), initial: online)
        await store.send(.onlineToggled(false)) { $0.switchingTo = false }
        await store.receive(.onlineSet(.failure(failure))) {
            $0.switchingTo = nil
            $0.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `an accepted offer is the current job`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(jobs: .success([.active()])), clock: TestClock()), initial: online)
        await store.send(.acceptTapped(3)) { $0.answering = 3 }
        await store.send(.declineTapped(3))
        await store.receive(.answered(accepted: true, .success(.active()))) {
            $0.answering = nil
            $0.jobs = .loaded([.active()])
            $0.form = StopForm(stopID: 5, bags: 2)
        }
        await store.receive(event: .notice("The job is yours."))
        await receiveLoaded(store, .sample, [.active()])
        await store.finish()
    }

    @Test func `a lost race is said, and the offers are asked for again`() async {
        let taken = APIError.conflict("Another driver was faster.", code: "job_taken")
        let store = TestStore(FleetFeature(fleet: FakeFleetService(jobs: .success([]), job: .failure(taken)), clock: TestClock()), initial: online)
        await store.send(.acceptTapped(3)) { $0.answering = 3 }
        await store.receive(.answered(accepted: true, .failure(taken))) {
            $0.answering = nil
            $0.message = "Another driver was faster."
        }
        await receiveLoaded(store, .sample, [])
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `open offers are counted down by the second`() async {
        let clock = TestClock()
        let feature = FleetFeature(fleet: FakeFleetService(), clock: clock)
        let store = Store(initial: online) { feature.reduce(&$0, $1) }
        store.send(.jobsLoaded(.success([.sample])))
        #expect(store.state.now == noon)
        let seconds = Task {
            for _ in 1...2 {
                await clock.sleepers(1)
                clock.advance(by: .seconds(1))
            }
        }
        await store.run { if store.state.now == noon + 2 { store.stop() } }
        #expect(store.state.now == noon + 2)
        await seconds.value
    }

    @Test func `without an open offer there is nothing to count`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()), initial: FleetState(jobs: .loaded([])))
        await store.send(.ticked(noon))
        await store.finish()
    }

    @Test func `an offer leads to where it is answered, the job to where it is done`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()), initial: online)
        await store.send(.offersTapped)
        await store.receive(event: .open("/driver/jobs"))
        await store.send(.currentJobTapped)
        await store.receive(event: .open("/driver/home"))
        await store.finish()
    }

    @Test func `a declined offer is gone`() async {
        var declined = Job.sample
        declined.status = .declined
        let store = TestStore(FleetFeature(fleet: FakeFleetService(jobs: .success([]), job: .success(declined)), clock: TestClock()), initial: online)
        await store.send(.declineTapped(3)) { $0.answering = 3 }
        await store.receive(.answered(accepted: false, .success(declined))) {
            $0.answering = nil
            $0.jobs = .loaded([])
        }
        await receiveLoaded(store, .sample, [])
        await store.finish()
    }

    @Test func `the end of the session forgets everything`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()), initial: online)
        await store.send(event: .signedOut) { $0 = FleetState() }
        await store.send(event: .signedIn(Person(id: 6, name: "Eva", roles: [.driver]))) { $0.personID = 6 }
        await store.send(.opened)
        await store.finish()
    }

    @Test func `another person sees nothing of the one before`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()), initial: online)
        await store.send(event: .signedIn(Person(id: 6, name: "Eva", roles: [.driver]))) { $0 = FleetState(personID: 6) }
        await store.finish()
    }
}

/// Status and jobs are answered; where the job has come to another stop the form begins anew.
func receiveLoaded(
    _ store: TestStore<FleetState, FleetAction>, _ status: DriverStatus, _ jobs: [Job], form: StopForm? = nil
) async {
    await store.receive(.statusLoaded(.success(status))) { $0.status = .loaded(status) }
    await store.receive(.jobsLoaded(.success(jobs))) {
        $0.jobs = .loaded(jobs)
        $0.now = jobs.contains { $0.status == .offered } ? noon : nil
        if let form { $0.form = form }
    }
}

/// When a test's clock starts.
let noon = TestClock().now
