import AdministrationAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct EventsTests {
    private let page = LoggedEventPage(items: [.sample], next: nil)

    private func store(
        _ service: FakeEventLogService = FakeEventLogService(), change: (inout EventsFeature.State) -> Void = { $0.events = .loaded([.sample]) }
    ) -> TestStore<EventsFeature.State, EventsFeature.Action> {
        var state = EventsFeature.State()
        change(&state)
        return TestStore(screen: EventsFeature(service: service), initial: state)
    }

    @Test func `events and kinds load, or say why they don't`() async {
        let loaded = store { _ in }
        await loaded.send(.appeared) { $0.events = .loading }
        await loaded.receive(unordered: .loaded(EventLogFilter(), .success(page))) { $0.events = .loaded([.sample]) }
        await loaded.receive(unordered: .kindsLoaded(.success(["order.moved", "payment.moved"]))) { $0.kinds = ["order.moved", "payment.moved"] }
        await loaded.finish()
        let failed = store(FakeEventLogService(eventsResult: .failure(.offline), kindsResult: .failure(.offline))) { _ in }
        await failed.send(.appeared) { $0.events = .loading }
        await failed.receive(unordered: .loaded(EventLogFilter(), .failure(.offline))) { $0.events = .failed(APIError.offline.message) }
        await failed.receive(unordered: .kindsLoaded(.failure(.offline)))
        await failed.finish()
    }

    @Test func `a filter is typed, asked for, and cleared`() async {
        let store = store()
        let filter = EventLogFilter(kind: "order.moved", thing: "Order 12")
        await store.send(.formChanged(filter)) { $0.form = filter }
        await store.send(.filterTapped) { ($0.filter, $0.events) = (filter, .loading) }
        await store.receive(.loaded(filter, .success(page))) { $0.events = .loaded([.sample]) }
        // It was asked for before.
        await store.send(.loaded(EventLogFilter(), .success(LoggedEventPage(items: [], next: 7))))
        await store.send(.clearTapped) { ($0.form, $0.filter, $0.events) = (EventLogFilter(), EventLogFilter(), .loading) }
        await store.receive(.loaded(EventLogFilter(), .success(page))) { $0.events = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `a time that can't be read, and a thing that the server can't, are named`() async throws {
        let store = store()
        await store.send(.formChanged(EventLogFilter(since: "yesterday"))) { $0.form.since = "yesterday" }
        await store.send(.filterTapped) { $0.fields = ["since": Strings.eventTimeHint] }
        await store.finish()
        let refused = APIError.invalid(["thing": "Enter a thing such as order/12."])
        let server = self.store(FakeEventLogService(eventsResult: .failure(refused))) { $0.form.thing = "x" }
        await server.send(.filterTapped) { ($0.filter.thing, $0.events) = ("x", .loading) }
        await server.receive(.loaded(EventLogFilter(thing: "x"), .failure(refused))) { ($0.events, $0.fields) = (.failed(refused.message), refused.fields) }
        await server.finish()
        let query = try EventLogFilter(kind: "order.moved", thing: "Order 12", since: "2026-12-01 06:00").query(before: 9)
        #expect(query.kind == "order.moved" && query.thing == "order/12" && query.since != nil && query.until == nil && query.before == 9)
    }

    @Test func `the next page follows, and says why where it doesn't`() async {
        let store = store { ($0.events, $0.next) = (.loaded([]), 41) }
        await store.send(.moreTapped) { $0.isWorking = true }
        await store.send(.moreTapped)
        await store.receive(.moreLoaded(EventLogFilter(), .success(page))) { ($0.isWorking, $0.events, $0.next) = (false, .loaded([.sample]), nil) }
        await store.finish()
        let failed = self.store(FakeEventLogService(eventsResult: .failure(.offline))) { ($0.events, $0.next) = (.loaded([]), 41) }
        await failed.send(.moreTapped) { $0.isWorking = true }
        await failed.receive(.moreLoaded(EventLogFilter(), .failure(.offline))) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        await failed.finish()
    }

    @Test func `an event that is pressed shows its payload until it is pressed again`() async {
        let store = store()
        await store.send(.eventTapped(41)) { $0.open = 41 }
        let state = store.state
        #expect(html(EventsView(store: ScopedStore(state: state)) {}).contains("accepted"))
        await store.send(.eventTapped(41)) { $0.open = nil }
        #expect(!html(EventsView(store: ScopedStore(state: store.state)) {}).contains("accepted"))
        await store.finish()
    }

    @Test func `an empty page says whether there is more to look through`() {
        func page(_ next: Int?) -> String { html(EventsView(store: ScopedStore(state: EventsFeature.State(events: .loaded([]), next: next))) {}) }
        #expect(page(nil).contains(Strings.noEventsMessage) && !page(nil).contains("administration.events.more"))
        #expect(page(7).contains(Strings.lookFurther) && page(7).contains("administration.events.more"))
    }
}
