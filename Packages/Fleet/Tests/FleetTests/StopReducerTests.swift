import Core
import CoreTesting
import Fleet
import FleetAPI
import Testing

struct StopReducerTests {
    private func state(_ status: StopStatus = .arrived, form: StopForm = StopForm(stopID: 5, bags: 2)) -> FleetState {
        FleetState(personID: 5, status: .loaded(.sample), jobs: .loaded([.active(first: status)]), form: form)
    }

    @Test func `a step is sent with bags and note, and shows the next stop`() async {
        var next = Job.active(first: .done)
        next.stops[1].status = .enRoute
        let done = next
        let store = TestStore(FleetFeature(fleet: FakeFleetService(jobs: .success([done]), job: .success(done)), clock: TestClock()), initial: state())
        await store.send(.bagsChanged(3)) { $0.form.bags = 3 }
        await store.send(.noteChanged("One more")) { $0.form.note = "One more" }
        await store.send(.stepTapped(.done)) { $0.form.isBusy = true }
        await store.send(.stepTapped(.done))
        await store.receive(.stepped(.success(done))) {
            $0.jobs = .loaded([done])
            $0.form = StopForm(stopID: 6, bags: 2)
        }
        await receiveLoaded(store, .sample, [done])
        await store.finish()
    }

    @Test func `a refused step keeps what was entered and names the field`() async {
        let refused = APIError.invalid(["note": "Say why the count differs."])
        let form = StopForm(stopID: 5, bags: 3, note: "x")
        let store = TestStore(FleetFeature(fleet: FakeFleetService(job: .failure(refused)), clock: TestClock()), initial: state(form: form))
        await store.send(.stepTapped(.done)) { $0.form.isBusy = true }
        await store.receive(.stepped(.failure(refused))) {
            $0.form.isBusy = false
            $0.form.fields = ["note": "Say why the count differs."]
        }
        await store.send(.noteChanged("xy")) {
            $0.form.note = "xy"
            $0.form.fields = [:]
        }
        await store.finish()
    }

    @Test func `a step that isn't possible any more shows what is true now`() async {
        let refused = APIError.conflict("This step isn't possible now.", code: "illegal_transition")
        let store = TestStore(FleetFeature(fleet: FakeFleetService(jobs: .success([]), job: .failure(refused)), clock: TestClock()), initial: state())
        await store.send(.stepTapped(.done)) { $0.form.isBusy = true }
        await store.receive(.stepped(.failure(refused))) {
            $0.form.isBusy = false
            $0.message = "This step isn't possible now."
        }
        await receiveLoaded(store, .sample, [], form: StopForm())
        await store.finish()
    }

    @Test func `a stop that can't be done is reported with a reason`() async {
        var failed = Job.active(first: .failed)
        failed.status = .finished
        let ended = failed
        let store = TestStore(FleetFeature(fleet: FakeFleetService(jobs: .success([]), job: .success(ended)), clock: TestClock()), initial: state())
        await store.send(.reasonChanged("noAccess")) { $0.form.reason = "noAccess" }
        await store.send(.stepTapped(.failed)) { $0.form.isBusy = true }
        await store.receive(.stepped(.success(ended))) {
            $0.jobs = .loaded([ended])
            $0.form = StopForm()
        }
        await store.receive(event: .notice("Job finished."))
        await receiveLoaded(store, .sample, [])
        await store.finish()
    }

    @Test func `the customer can be written to`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()), initial: state())
        await store.send(.messageCustomerTapped)
        await store.receive(event: .open("/driver/messages/with/7"))
        await store.finish()
    }

    @Test func `without a job there is no step and nobody to write to`() async {
        let store = TestStore(FleetFeature(fleet: FakeFleetService(), clock: TestClock()), initial: FleetState(jobs: .loaded([.sample])))
        await store.send(.stepTapped(.enRoute))
        await store.send(.messageCustomerTapped)
        await store.finish()
    }
}
