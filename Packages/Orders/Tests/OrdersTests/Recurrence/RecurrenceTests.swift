import Core
import CoreTesting
import CoreUI
import Foundation
import OrdersAPI
import Testing
import UI

@testable import Orders

struct RecurrenceTests {
    let fixture = Fixture()

    private func form(
        _ subject: RecurrenceState.Subject = .new, orders: FakeOrderService = FakeOrderService(saved: .success(.sample)),
        service: FakeRecurringService = FakeRecurringService()
    ) -> TestStore<RecurrenceState, RecurrenceAction> {
        let feature = RecurrenceFeature(orders: orders, service: service, random: SeededRandomSource(seed: 1))
        return TestStore(screen: feature, initial: RecurrenceState(subject: subject, customerID: 7))
    }

    private func open(_ store: TestStore<RecurrenceState, RecurrenceAction>, _ page: RecurrencePage) async {
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.success(page))) {
            $0.page = .loaded(page)
            $0.entries = page.entries
        }
    }

    @Test func `a new one begins with the usual address and the first window`() async throws {
        let page = RecurrencePage(defaults: .sample, .sample)
        #expect(page.entries.place == .saved(1))
        #expect(page.entries.time == page.times[page.entries.weekday]?.first)
        let store = form()
        await open(store, page)
        #expect(store.state.canSave && store.state.draft == nil)
        await store.send(.saveTapped) { ($0.key, $0.isSaving) = (fixture.firstKey, true) }
        await store.receive(.saved(.success(.sample))) { $0 = RecurrenceState(customerID: 7) }
        await store.receive(event: .notice("Your recurring order is saved."))
        await store.receive(event: .open(OrdersLink.recurring().place))
        await store.finish()
    }

    @Test func `the entries are made, and are a draft`() async throws {
        let store = form()
        await open(store, RecurrencePage(defaults: .sample, .sample))
        let (first, last) = (PickupSlot.samples[0], PickupSlot.samples[5])
        await store.send(.bagsChanged(3)) { ($0.entries.bags, $0.isEdited) = (3, true) }
        await store.send(.weeksChosen(2)) { $0.entries.everyWeeks = 2 }
        let times = try #require(store.state.page.value?.times[last.day.weekday])
        await store.send(.weekdayChosen(last.day.weekday)) {
            $0.entries.weekday = last.day.weekday
            $0.entries.time = times.first
        }
        await store.send(.timeChosen(times[2])) { $0.entries.time = times[2] }
        await store.send(.placeChosen(.other(.sample))) { $0.entries.place = .other(.sample) }
        await store.receive(.slotsLoaded(.success(.sample)))
        #expect(store.state.draft == RecurrenceDraft(subject: .new, entries: store.state.entries))
        #expect(first.day.weekday != last.day.weekday)
        await store.finish()
    }

    @Test func `extras are chosen, and those that aren't offered any more aren't asked for`() async {
        var defaults = OrderDefaults.sample
        defaults.addOns = [.sample, AddOnOffer(code: "hangers", name: "New hangers", unitCents: 300, unit: .order)]
        var recurring = RecurringOrder.sample
        recurring.addOns = [OrderAddOn(code: "starch", name: "Starch"), OrderAddOn(code: "hangers", name: "New hangers")]
        let page = RecurrencePage(defaults: defaults, .sample, changing: recurring)
        let store = form(.recurring(3))
        await store.send(.loaded(.success(page))) { ($0.page, $0.entries) = (.loaded(page), page.entries) }
        await store.send(.addOnToggled("ironing")) { ($0.entries.addOns, $0.isEdited) = (["starch", "hangers", "ironing"], true) }
        await store.send(.addOnToggled("hangers")) { $0.entries.addOns = ["starch", "ironing"] }
        #expect(html(RecurrenceForm(page: page, store: ScopedStore(state: store.state))).contains("orders.addOn.ironing"))
        #expect(store.state.addOns == ["ironing"])
        await store.finish()
    }

    @Test func `a draft comes back to its own form`() async {
        var entries = RecurrenceEntries()
        entries.bags = 5
        let store = form(.order(12))
        await store.send(.draftRestored(RecurrenceDraft(subject: .new, entries: entries)))
        await store.send(.draftRestored(RecurrenceDraft(subject: .order(12), entries: entries))) { ($0.entries, $0.isEdited) = (entries, true) }
        await store.send(.opened(.recurring(3))) { $0 = RecurrenceState(subject: .recurring(3), customerID: 7) }
        await store.finish()
    }

    @Test func `one like an order takes its bags, wash, address and window, from the day after it`() {
        var order = Order.sample
        order.window = PickupSlot.samples[4].window
        let page = RecurrencePage(defaults: OrderDefaults(), .sample, like: order)
        #expect((page.entries.bags, page.entries.place, page.entries.preferences) == (2, .other(.sample), order.preferences))
        #expect(page.entries.weekday == PickupSlot.samples[4].day.weekday)
        #expect(page.entries.from == PickupSlot.samples[4].day.adding(1))
        #expect(RecurrencePage(defaults: .sample, .sample, like: order).entries.place == .saved(1))
    }

    @Test func `one that is there is changed`() async {
        let page = RecurrencePage(defaults: .sample, .sample, changing: .sample)
        #expect((page.entries.everyWeeks, page.entries.weekday, page.entries.time?.start) == (2, .thursday, TimeOfDay(hour: 8)))
        let store = form(.recurring(3))
        await open(store, page)
        await store.send(.saveTapped) { ($0.key, $0.isSaving) = (fixture.firstKey, true) }
        await store.receive(.saved(.success(.sample))) { $0 = RecurrenceState(customerID: 7) }
        await store.receive(event: .notice("Your recurring order is saved."))
        await store.receive(event: .open(OrdersLink.recurring().place))
        await store.finish()
    }

    @Test func `what is refused says why and keeps the entries, and a form that can't be loaded too`() async {
        let store = form(service: FakeRecurringService(order: .failure(.offline)))
        await open(store, RecurrencePage(defaults: .sample, .sample))
        await store.send(.saveTapped) { ($0.key, $0.isSaving) = (fixture.firstKey, true) }
        await store.receive(.saved(.failure(.offline))) {
            ($0.isSaving, $0.message) = (false, "No connection. Please try again.")
        }
        await store.send(.backTapped)
        await store.receive(event: .open(OrdersLink.recurring().place))
        await store.finish()
        let failing = form(orders: FakeOrderService(offered: .failure(.offline)))
        await failing.send(.appeared) { $0.page = .loading }
        await failing.receive(.loaded(.failure(.offline))) { $0.page = .failed("No connection. Please try again.") }
        await failing.finish()
    }

    @Test func `what may have arrived is sent again with its key, also after a restart, until it is edited or refused`() async {
        let refused = APIError.conflict("You have ten already.", code: "too_many_recurring_orders")
        let store = form(service: FakeRecurringService(order: .failure(.offline)))
        await open(store, RecurrencePage(defaults: .sample, .sample))
        for _ in 1...2 {
            await store.send(.saveTapped) { ($0.key, $0.isSaving, $0.message) = (fixture.firstKey, true, nil) }
            await store.receive(.saved(.failure(.offline))) { ($0.isSaving, $0.message) = (false, APIError.offline.message) }
        }
        let draft = store.state.draft
        #expect(draft?.key == fixture.firstKey)
        await store.send(.bagsChanged(3)) { ($0.entries.bags, $0.isEdited, $0.key, $0.message) = (3, true, nil, nil) }
        if let draft { await store.send(.draftRestored(draft)) { ($0.entries, $0.key) = (draft.entries, draft.key) } }
        await store.send(.saved(.failure(refused))) { ($0.key, $0.message) = (nil, refused.message) }
        await store.finish()
    }

    @Test func `one that was changed elsewhere says so, and is saved over it only then`() async {
        let stale = APIError.conflict("This order has changed.", code: "stale_version")
        let page = RecurrencePage(defaults: .sample, .sample, changing: .sample)
        #expect(page.version == RecurringOrder.sample.version)
        let store = form(.recurring(3))
        await open(store, page)
        await store.send(.bagsChanged(7)) { ($0.entries.bags, $0.isEdited) = (7, true) }
        await store.send(.saved(.failure(stale))) {
            $0.message = stale.message
            $0.page.beginLoading()
        }
        await store.receive(.loaded(.success(page))) { $0.page = .loaded(page) }
        #expect(store.state.entries.bags == 7)
        await store.finish()
    }

    @Test func `another address offers its own windows`() async throws {
        var (elsewhere, there) = (Address.sample, PickupSlots.sample)
        elsewhere.latitude = 33.7
        there.slots = [PickupSlot.samples[5]]
        let store = form(orders: FakeOrderService(offeredAt: [33.7: there], saved: .success(.sample)))
        await open(store, RecurrencePage(defaults: .sample, .sample))
        await store.send(.placeChosen(.other(elsewhere))) { ($0.entries.place, $0.isEdited) = (.other(elsewhere), true) }
        let times = there.times
        await store.receive(.slotsLoaded(.success(there))) {
            var page = RecurrencePage(defaults: .sample, .sample)
            page.times = times
            $0.page = .loaded(page)
            $0.entries.weekday = PickupSlot.samples[5].day.weekday
            $0.entries.time = times[PickupSlot.samples[5].day.weekday]?.first
        }
        await store.send(.slotsLoaded(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.finish()
    }

    @Test func `without an address nothing can be saved`() {
        var state = RecurrenceState(page: .loaded(RecurrencePage(defaults: OrderDefaults(), .sample)))
        state.entries = state.page.value?.entries ?? RecurrenceEntries()
        #expect(!state.canSave)
        #expect(html(RecurrenceView(store: ScopedStore(state: state))).contains("recurrence.noAddress"))
    }

    @Test func `the links of recurring orders are read and written`() {
        for link in [OrdersLink.recurring(), .recurring(3), .newRecurring(), .newRecurring(order: 12)] { #expect(OrdersLink(link.place) == link) }
        for components in [["0"], ["x"], ["3", "4"], ["new", "x"], ["new", "1", "2"]] {
            #expect(OrdersLink(LinkPlace(tab: OrdersLink.recurringTab, components: components)) == nil)
        }
    }
}
