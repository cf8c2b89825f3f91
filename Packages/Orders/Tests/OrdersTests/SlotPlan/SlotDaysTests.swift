import Core
import CoreTesting
import CoreUI
import OrdersAPI
import Testing

@testable import Orders

struct SlotDaysTests {
    private typealias Store = TestStore<SlotPlanState, SlotPlanAction>

    private let key = SlotKey(day: .sample, start: TimeOfDay(hour: 12))

    private func store(_ service: FakeSlotPlanService = FakeSlotPlanService(), _ state: SlotPlanState = .sample()) -> Store {
        TestStore(screen: SlotPlanFeature(plans: service), initial: state)
    }

    /// The plan as it is stored after a change of single days.
    private func stored(_ edit: SlotDayEdit) -> SlotPlan {
        var plan = SlotPage.sample.plan.applying(edit) { _ in 40 }
        plan.version += 1
        return plan
    }

    private func receive(_ plan: SlotPlan, in store: Store) async {
        await store.receive(.stored(.success(plan))) {
            $0.change { $0.plan = plan }
            ($0.storing, $0.days) = (nil, SlotDays())
        }
        await store.receive(.counted(.success(.sample)))
    }

    @Test func `a slot takes another number on one day, and what is typed of the week stays`() async {
        let store = store()
        await store.send(.ruleEdited(0, .places("9"))) { $0.form?.rules[0].places = "9" }
        await store.send(.days(.slotTapped(key))) { [key] in $0.days = SlotDays(open: key, places: "40") }
        await store.send(.days(.placesChanged("few"))) { $0.days.places = "few" }
        await store.send(.days(.placesTapped)) { $0.fields["places"] = Strings.slotPlacesWrong }
        await store.send(.days(.placesChanged("4"))) { ($0.days.places, $0.fields) = ("4", [:]) }
        await store.send(.days(.placesTapped)) { $0.storing = .days }
        await receive(stored(.places(key, 4)), in: store)
        await store.finish()
    }

    @Test func `a tapped slot closes when it is tapped again`() async {
        let store = store()
        await store.send(.days(.slotTapped(key))) { [key] in $0.days = SlotDays(open: key, places: "40") }
        await store.send(.days(.slotTapped(key))) { $0.days = SlotDays() }
        await store.finish()
    }

    @Test func `a day is closed by a button or by its date, but not one that has passed`() async {
        let store = store()
        await store.send(.days(.chosen(.closeDay(.sample)))) { $0.storing = .days }
        await receive(stored(.closeDay(.sample)), in: store)
        for date in ["Christmas", "2025-12-31"] {
            await store.send(.days(.dateChanged(date))) { ($0.days.date, $0.fields) = (date, [:]) }
            await store.send(.days(.dateTapped)) { $0.fields["date"] = Strings.slotDateWrong }
        }
        await store.finish()
    }

    @Test func `what the server refuses of a day is said there`() async {
        let full = APIError.invalid(["slots": "There can be 100 exceptions at most."])
        let store = store(FakeSlotPlanService(refusal: full))
        await store.send(.days(.dateChanged("2026-12-25"))) { $0.days.date = "2026-12-25" }
        await store.send(.days(.dateTapped)) { $0.storing = .days }
        await store.receive(.stored(.failure(full))) {
            ($0.storing, $0.fields, $0.message, $0.messagePart) = (nil, full.fields, "There can be 100 exceptions at most.", .days)
        }
        await store.finish()
    }

    @Test func `windows of all areas can't be changed on the page of one`() async {
        let store = store(FakeSlotPlanService(), .sample(.shared))
        await store.send(.days(.chosen(.closeDay(.sample))))
        await store.finish()
    }

    @Test func `closing and reopening leaves no exception behind`() {
        let plan = SlotPlan.initial
        func after(_ edits: SlotDayEdit...) -> [SlotException] {
            edits.reduce(plan) { plan, edit in plan.applying(edit) { _ in 40 } }.exceptions
        }
        #expect(after(.closeDay(.sample)) == [SlotException(day: .sample)])
        #expect(after(.closeDay(.sample), .closeDay(.sample), .reopenDay(.sample)) == [])
        #expect(after(.places(key, 0)) == [SlotException(day: .sample, start: key.start)])
        #expect(after(.places(key, 3), .places(key, 0), .reopen(key)) == [])
        // One slot of a closed day is open alone; closing the day closes it as well.
        #expect(after(.closeDay(.sample), .reopen(key)) == [SlotException(day: .sample), SlotException(day: .sample, start: key.start, capacity: 40)])
        #expect(after(.closeDay(.sample), .reopen(key), .closeDay(.sample)) == [SlotException(day: .sample)])
        let later = LocalDay.sample.adding(3)
        #expect(after(.closeDay(later), .places(key, 3)).map(\.day) == [.sample, later])
    }

    @Test func `a page says how full each slot and day is, and which are closed`() {
        let page = html(SlotPlanView(store: ScopedStore(state: .sample())))
        #expect(page.contains("46 of 120 taken"))
        #expect(page.contains("40 of 40 taken"))
        #expect(page.contains("Full"))
        #expect(page.contains("Closed"))
        #expect(page.contains("40 places (usual)"))
        let shared = html(SlotPlanView(store: ScopedStore(state: .sample(.shared))))
        #expect(shared.contains("slots.own"))
        #expect(!shared.contains("slots.save"))
        #expect(!html(SlotPlanView(store: ScopedStore(state: .sample(.all)))).contains("taken"))
    }
}
