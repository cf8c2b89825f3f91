import Core
import CoreTesting
import CoreUI
import OrdersAPI
import Testing

@testable import Orders

struct SlotPlanTests {
    private typealias Store = TestStore<SlotPlanState, SlotPlanAction>

    private func store(_ service: FakeSlotPlanService = FakeSlotPlanService(), _ state: SlotPlanState = .sample()) -> Store {
        TestStore(screen: SlotPlanFeature(plans: service), initial: state)
    }

    private let plan = SlotPage.sample.plan
    private let stale = APIError.conflict("Somebody else has changed these windows.", code: "stale_version")

    @Test func `a page is loaded with its windows and the places that are taken`() async {
        let store = store(FakeSlotPlanService(), SlotPlanState())
        await store.send(.opened(.area(1))) { $0 = SlotPlanState(subject: .area(1), page: .loading) }
        await store.receive(.loaded(.success(.sample))) { ($0.page, $0.form) = (.loaded(.sample), SlotForm(SlotPage.sample.plan.slots)) }
        await store.send(.opened(.area(9))) { $0 = SlotPlanState(subject: .area(9), page: .loading) }
        await store.receive(.loaded(.failure(.notFound()))) { $0.page = .failed(APIError.notFound().message) }
        await store.finish()
    }

    @Test func `weekly windows are stored with the version that was changed`() async {
        let store = store()
        await store.send(.ruleAdded) { $0.form?.rules.append(.empty) }
        await store.send(.ruleEdited(2, .start("9:00"))) { $0.form?.rules[2].start = "9:00" }
        await store.send(.ruleEdited(2, .end("11:30"))) { $0.form?.rules[2].end = "11:30" }
        await store.send(.ruleEdited(2, .places("7"))) { $0.form?.rules[2].places = "7" }
        await store.send(.ruleEdited(2, .weekday(.sunday))) { $0.form?.rules[2].weekdays = Array(Weekday.allCases.dropLast()) }
        await store.send(.ruleEdited(0, .removed)) { $0.form?.rules.removeFirst() }
        await store.send(.saveTapped) { $0.storing = .week }
        var stored = plan
        stored.version = 4
        stored.slots = [
            plan.slots[1],
            SlotRule(weekdays: Array(Weekday.allCases.dropLast()), start: TimeOfDay(hour: 9), end: TimeOfDay(minutes: 690), capacity: 7),
        ]
        await store.receive(.stored(.success(stored))) { [stored] in
            $0.change { $0.plan = stored }
            ($0.storing, $0.form, $0.isSaved) = (nil, SlotForm(stored.slots), true)
        }
        await store.receive(.counted(.success(.sample)))
        await store.finish()
    }

    @Test func `what is no window is named where it was typed, and not stored`() async {
        let store = store()
        await store.send(.ruleEdited(0, .start("noon"))) { $0.form?.rules[0].start = "noon" }
        await store.send(.ruleEdited(1, .places("many"))) { $0.form?.rules[1].places = "many" }
        await store.send(.saveTapped) {
            $0.fields = ["slots.0.start": Strings.slotTimeWrong, "slots.1.capacity": Strings.slotPlacesWrong]
            $0.message = Strings.slotsWrong
        }
        await store.send(.ruleEdited(0, .start("8:00"))) {
            $0.form?.rules[0].start = "8:00"
            ($0.fields, $0.message) = ([:], nil)
        }
        await store.finish()
    }

    @Test func `what the server refuses is said where it belongs, and somebody else's windows can be loaded`() async {
        let wrong = APIError.invalid(["slots.0.end": "Too short."])
        let store = store(FakeSlotPlanService(refusal: wrong))
        await store.send(.ruleEdited(0, .end("08:10"))) { $0.form?.rules[0].end = "08:10" }
        await store.send(.saveTapped) { $0.storing = .week }
        await store.receive(.stored(.failure(wrong))) { ($0.storing, $0.fields, $0.message) = (nil, wrong.fields, Strings.slotsWrong) }
        await store.send(.stored(.failure(stale))) { [stale] in ($0.isStale, $0.fields, $0.message) = (true, [:], stale.message) }
        #expect(html(SlotPlanView(store: ScopedStore(state: .sample { ($0.message, $0.isStale) = ("Stale", true) }))).contains("slots.reload"))
        await store.send(.opened(.area(1))) { $0 = SlotPlanState(subject: .area(1), page: .loading) }
        await store.receive(.loaded(.success(.sample))) { ($0.page, $0.form) = (.loaded(.sample), SlotForm(SlotPage.sample.plan.slots)) }
        await store.finish()
    }

    @Test func `an area gets its own windows, and gives them back after a second press`() async {
        let store = store(FakeSlotPlanService(), .sample(.shared))
        await store.send(.ownTapped) { $0.storing = .sharing }
        var own = SlotPage.shared.plan
        own.version = 1
        await store.receive(.stored(.success(own))) { [own] in
            $0.change { ($0.plan, $0.isOwn) = (own, true) }
            ($0.storing, $0.form) = (nil, SlotForm(own.slots))
        }
        await store.receive(.counted(.success(.sample)))
        await store.send(.shareTapped) { $0.confirmsRemoval = true }
        await store.send(.shareDismissed) { $0.confirmsRemoval = false }
        await store.send(.shareTapped) { $0.confirmsRemoval = true }
        await store.send(.shareConfirmed) { $0.storing = .sharing }
        await store.receive(.removed(.success(NoOutput()))) { $0 = SlotPlanState(subject: .area(4), page: .loading) }
        await store.receive(.loaded(.success(.shared))) { $0.page = .loaded(.shared) }
        await store.send(.removed(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.finish()
    }

    @Test func `entries survive the server, unless somebody else stored others meanwhile`() async throws {
        let changed = SlotPlanState.sampleChanged
        let entries = try #require(changed.entries)
        #expect(SlotPlanState.sample().entries == nil)
        let store = store(FakeSlotPlanService(), SlotPlanState(subject: .area(1), page: .loading))
        await store.send(.restored(entries)) { $0.restored = entries }
        await store.send(.loaded(.success(.sample))) { ($0.page, $0.form, $0.restored, $0.days) = (.loaded(.sample), entries.form, nil, entries.days) }
        await store.send(.restored(SlotPlanEntries(subject: .area(1), version: 7, form: SlotForm([]), days: SlotDays(date: "2026-12-25"))))
        await store.finish()
    }
}
