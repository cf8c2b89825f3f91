import ChatAPI
import Core
import CoreTesting
import FleetAPI
import Testing

@testable import Fleet

struct DriverHomeFeatureTests {
    private func store(
        _ job: Result<Job, APIError> = .success(.active()), form: StopForm = StopForm(stopID: 5, bags: 2), message: String? = nil
    ) -> TestStore<DriverHomeFeature.State, DriverHomeFeature.Action> {
        let feature = DriverHomeFeature(fleet: FakeFleetService(jobResult: job))
        return TestStore(screen: feature, initial: DriverHomeFeature.State(form: form, message: message))
    }

    @Test func `a step is reported once, with what was entered`() async {
        let store = store()
        await store.send(.bagsChanged(3)) { $0.form.bags = 3 }
        await store.send(.noteChanged("One more")) { $0.form.note = "One more" }
        #expect(store.state.form.update(to: .done) == StopUpdate(id: 5, status: .done, bags: 3, note: "One more"))
        await store.send(.stepTapped(.arrived)) { $0.form.isBusy = true }
        await store.send(.stepTapped(.arrived))
        await store.receive(.stepReported(.success(.active()))) { $0.form.isBusy = false }
        await store.finish()
    }

    @Test func `a PIN and photos come with the bags alone`() async {
        let store = store()
        await store.send(.pinChanged("04 27")) { $0.form.pin = "0427" }
        await store.send(.photoSent(PhotoOutcome(id: nil, message: "That photo is damaged."))) {
            $0.form.fields = ["photo": "That photo is damaged."]
        }
        await store.send(.photoSent(PhotoOutcome(id: 3))) {
            $0.form.photos = [3]
            $0.form.fields = [:]
        }
        await store.send(.photoSent(PhotoOutcome(id: 3)))
        #expect(store.state.form.update(to: .done) == StopUpdate(id: 5, status: .done, bags: 2, pin: "0427", proofIDs: [3]))
        #expect(store.state.form.update(to: .arrived) == StopUpdate(id: 5, status: .arrived))
        #expect(store.state.form.draft?.photos == [3])
        await store.finish()
    }

    @Test func `tags are typed with spaces or commas, and one that another order has is named at the field`() async {
        let used = APIError.conflict("The tag T-105 is on order 14.", code: "tag_in_use")
        let store = store(.failure(used))
        await store.send(.tagsChanged("t-104, T-105")) { $0.form.tags = "t-104, T-105" }
        #expect(store.state.form.update(to: .done) == StopUpdate(id: 5, status: .done, bags: 2, bagTags: ["t-104", "T-105"]))
        #expect(store.state.form.update(to: .arrived) == StopUpdate(id: 5, status: .arrived))
        await store.send(.stepTapped(.done)) { $0.form.isBusy = true }
        await store.receive(.stepReported(.failure(used))) {
            $0.form.isBusy = false
            $0.form.fields = ["bagTags": "The tag T-105 is on order 14."]
        }
        await store.send(.tagsChanged(" ")) { ($0.form.tags, $0.form.fields) = (" ", [:]) }
        #expect(store.state.form.update(to: .done)?.bagTags == nil)
        let draft = StopForm(stopID: 5, tags: "T-9").draft
        await store.send(.draftRestored(draft ?? StopDraft(stopID: 0, bags: 0, note: "", reason: ""))) { $0.form = StopForm(stopID: 5, tags: "T-9") }
        await store.finish()
    }

    @Test func `a stop that can't be done is reported with a reason, and without a count`() async {
        let store = store()
        await store.send(.reasonChanged("noAccess")) { $0.form.reason = "noAccess" }
        #expect(store.state.form.update(to: .failed) == StopUpdate(id: 5, status: .failed, reason: "noAccess"))
        await store.finish()
    }

    @Test func `a refused step keeps what was entered and names the field`() async {
        let refused = APIError.invalid(["note": "Say in the note why the count is different."])
        let store = store(.failure(refused), form: StopForm(stopID: 5, bags: 3, note: "x"))
        await store.send(.stepTapped(.done)) { $0.form.isBusy = true }
        await store.receive(.stepReported(.failure(refused))) {
            $0.form.isBusy = false
            $0.form.fields = ["note": "Say in the note why the count is different."]
        }
        await store.send(.noteChanged("xy")) {
            $0.form.note = "xy"
            $0.form.fields = [:]
        }
        await store.finish()
    }

    @Test func `a step without a connection says so in the form`() async {
        let store = store(.failure(.offline))
        await store.send(.stepTapped(.enRoute)) { $0.form.isBusy = true }
        await store.receive(.stepReported(.failure(.offline))) {
            $0.form.isBusy = false
            $0.form.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `without a job there is no step`() async {
        let store = store(form: StopForm())
        await store.send(.stepTapped(.enRoute))
        await store.finish()
    }

    @Test func `the customer can be messaged, and an offer leads to where it can be accepted`() async {
        let store = store()
        await store.send(.messageCustomerTapped(7))
        await store.receive(event: .open(ChatLink.with(person: 7).place))
        await store.send(.offerTapped)
        await store.receive(event: .open(FleetLink.jobs.place))
        await store.send(.vehicleTapped)
        await store.receive(event: .open(FleetLink.vehicle.place))
        await store.finish()
    }

    @Test func `a message is gone when the page is shown again`() async {
        let store = store(message: "This step isn't possible right now.")
        await store.send(.appeared) { $0.message = nil }
        await store.finish()
    }
}
