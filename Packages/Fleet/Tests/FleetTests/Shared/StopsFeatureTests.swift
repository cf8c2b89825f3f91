import ChatAPI
import Core
import CoreTesting
import FleetAPI
import Testing

@testable import Fleet

struct StopsFeatureTests {
    private func store(
        _ job: Result<Job, APIError> = .success(.active()), forms: [Int: StopForm] = [5: StopForm(bags: 2)], message: String? = nil
    ) -> TestStore<StopsFeature.State, StopsFeature.Action> {
        let feature = StopsFeature(fleet: FakeFleetService(jobResult: job))
        return TestStore(screen: feature, initial: StopsFeature.State(forms: forms, message: message))
    }

    @Test func `a step is reported once, with what was entered`() async {
        let store = store()
        await store.send(.entered(stop: 5, .bags(3))) { $0.forms[5]?.bags = 3 }
        await store.send(.entered(stop: 5, .note("One more"))) { $0.forms[5]?.note = "One more" }
        #expect(store.state.forms[5]?.update(of: 5, to: .done) == StopUpdate(id: 5, status: .done, bags: 3, note: "One more"))
        await store.send(.stepTapped(stop: 5, .arrived)) { $0.forms[5]?.isBusy = true }
        await store.send(.stepTapped(stop: 5, .arrived))
        await store.receive(.stepReported(stop: 5, .success(.active()))) { $0.forms[5]?.isBusy = false }
        await store.finish()
    }

    @Test func `a PIN and photos come with the bags alone`() async throws {
        let store = store()
        await store.send(.entered(stop: 5, .pin("04 27"))) { $0.forms[5]?.pin = "0427" }
        await store.send(.entered(stop: 5, .photo(PhotoOutcome(id: nil, message: "That photo is damaged.")))) {
            $0.forms[5]?.fields = ["photo": "That photo is damaged."]
        }
        await store.send(.entered(stop: 5, .photo(PhotoOutcome(id: 3)))) {
            $0.forms[5]?.photos = [3]
            $0.forms[5]?.fields = [:]
        }
        await store.send(.entered(stop: 5, .photo(PhotoOutcome(id: 3))))
        let form = try #require(store.state.forms[5])
        #expect(form.update(of: 5, to: .done) == StopUpdate(id: 5, status: .done, bags: 2, pin: "0427", proofIDs: [3]))
        #expect(form.update(of: 5, to: .arrived) == StopUpdate(id: 5, status: .arrived))
        #expect(store.state.draft?.stops.first?.photos == [3])
        await store.finish()
    }

    @Test func `a weight comes along once the bags change hands, and survives a restart`() async throws {
        let store = store(.success(.active()))
        await store.send(.entered(stop: 5, .weight("7,5"))) { $0.forms[5]?.weight = "7,5" }
        let form = try #require(store.state.forms[5])
        #expect(form.update(of: 5, to: .done).kilograms == 7.5 && form.update(of: 5, to: .arrived).kilograms == nil)
        #expect(StopForm(form.draft(of: 5)).weight == "7,5")
        await store.finish()
    }

    @Test func `tags are typed with spaces or commas, and one that another order has is named at the field`() async throws {
        let used = APIError.conflict("The tag T-105 is on order 14.", code: "tag_in_use")
        let store = store(.failure(used))
        await store.send(.entered(stop: 5, .tags("t-104, T-105"))) { $0.forms[5]?.tags = "t-104, T-105" }
        let form = try #require(store.state.forms[5])
        #expect(form.update(of: 5, to: .done) == StopUpdate(id: 5, status: .done, bags: 2, bagTags: ["t-104", "T-105"]))
        #expect(form.update(of: 5, to: .arrived) == StopUpdate(id: 5, status: .arrived))
        await store.send(.stepTapped(stop: 5, .done)) { $0.forms[5]?.isBusy = true }
        await store.receive(.stepReported(stop: 5, .failure(used))) {
            $0.forms[5]?.isBusy = false
            $0.forms[5]?.fields = ["bagTags": "The tag T-105 is on order 14."]
        }
        await store.send(.entered(stop: 5, .tags(" "))) { $0.forms[5] = StopForm(bags: 2, tags: " ") }
        #expect(store.state.forms[5]?.update(of: 5, to: .done).bagTags == nil)
        await store.finish()
    }

    @Test func `what was entered at each stop comes back`() async {
        let forms = [5: StopForm(bags: 3, tags: "T-9"), 6: StopForm(bags: 2, note: "Bay 4")]
        let draft = StopsFeature.State(forms: forms).draft
        let store = store(forms: [:])
        #expect(store.state.draft == nil)
        await store.send(.draftRestored(draft ?? StopsDraft(stops: []))) { $0.forms = forms }
        await store.finish()
    }

    @Test func `a stop that can't be done is reported with a reason, and without a count`() async {
        let store = store()
        await store.send(.entered(stop: 5, .reason("noAccess"))) { $0.forms[5]?.reason = "noAccess" }
        #expect(store.state.forms[5]?.update(of: 5, to: .failed) == StopUpdate(id: 5, status: .failed, reason: "noAccess"))
        await store.finish()
    }

    @Test func `a refused step keeps what was entered and names the field`() async {
        let refused = APIError.invalid(["note": "Say in the note why the count is different."])
        let store = store(.failure(refused), forms: [5: StopForm(bags: 3, note: "x")])
        await store.send(.stepTapped(stop: 5, .done)) { $0.forms[5]?.isBusy = true }
        await store.receive(.stepReported(stop: 5, .failure(refused))) {
            $0.forms[5]?.isBusy = false
            $0.forms[5]?.fields = ["note": "Say in the note why the count is different."]
        }
        await store.send(.entered(stop: 5, .note("xy"))) { $0.forms[5] = StopForm(bags: 3, note: "xy") }
        await store.finish()
    }

    @Test func `a step without a connection says so in the form`() async {
        let store = store(.failure(.offline))
        await store.send(.stepTapped(stop: 5, .enRoute)) { $0.forms[5]?.isBusy = true }
        await store.receive(.stepReported(stop: 5, .failure(.offline))) {
            $0.forms[5]?.isBusy = false
            $0.forms[5]?.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `a step that isn't possible says so outside of the form, which may be gone`() async {
        let refused = APIError.conflict("This step isn't possible right now.", code: "illegal_transition")
        let store = store(.failure(refused))
        await store.send(.stepTapped(stop: 5, .done)) { $0.forms[5]?.isBusy = true }
        await store.receive(.stepReported(stop: 5, .failure(refused))) {
            $0.forms[5]?.isBusy = false
            $0.message = "This step isn't possible right now."
        }
        await store.send(.appeared) { $0.message = nil }
        await store.finish()
    }

    @Test func `without a job there is no step`() async {
        let store = store(forms: [:])
        await store.send(.stepTapped(stop: 5, .enRoute))
        await store.send(.allDoneTapped([]))
        await store.finish()
    }

    @Test func `stops of several orders at the plant are reported with one press, in order`() async {
        let sent = LockedValue<[StopUpdate]>([])
        let store = TestStore(
            screen: StopsFeature(fleet: FakeFleetService(onUpdate: { update in sent.withLock { $0.append(update) } })),
            initial: StopsFeature.State(forms: [6: StopForm(), 8: StopForm()]))
        await store.send(.allDoneTapped([6, 8])) { $0.forms[6]?.isBusy = true }
        await store.send(.stepTapped(stop: 8, .done))
        await store.receive(.stepReported(stop: 6, .success(.active()))) { $0.forms[6]?.isBusy = false }
        #expect(sent.value == [StopUpdate(id: 6, status: .done), StopUpdate(id: 8, status: .done)])
        await store.finish()
    }

    @Test func `the customer can be messaged`() async {
        let store = store()
        await store.send(.messageCustomerTapped(7))
        await store.receive(event: .open(ChatLink.with(person: 7).place))
        await store.finish()
    }

    @Test func `each stop that is left has a form, which keeps what was entered`() {
        var state = StopsFeature.State()
        state.follow(.trip)
        #expect(state.forms == [5: StopForm(bags: 4), 7: StopForm(bags: 4), 6: StopForm(bags: 4), 8: StopForm(bags: 4)])
        state.forms[7]?.note = "Blue door"
        var counted = Job.trip
        counted.stops[0].bags = 3
        var other = StopsFeature.State()
        other.follow(counted)
        #expect(other.forms[5]?.bags == 3)
        var next = Job.trip
        next.stops[0].status = .done
        state.follow(next)
        #expect(state.forms.keys.sorted() == [6, 7, 8] && state.forms[7]?.note == "Blue door")
        state.follow(nil)
        #expect(state.forms.isEmpty)
    }

    @Test func `a count that changed at the door comes along to the plant, unless another was entered there`() {
        let job = Job.active()
        var counted = job
        counted.stops[0].status = .done
        counted.bags = 3
        for index in counted.stops.indices { counted.stops[index].bags = 3 }
        var state = StopsFeature.State()
        state.follow(job)
        state.forms[6]?.note = "Bay 4"
        state.follow(counted, after: job)
        #expect(state.forms == [6: StopForm(bags: 3, note: "Bay 4")])
        state.forms[6]?.bags = 5
        state.follow(job, after: counted)
        #expect(state.forms[6]?.bags == 5)
    }
}
