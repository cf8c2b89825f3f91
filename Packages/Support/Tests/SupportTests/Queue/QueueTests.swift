import Core
import CoreTesting
import CoreUI
import Networking
import SupportAPI
import Testing

@testable import Support

struct QueueTests {
    private static let page = TicketPage(items: [.sample, .long], next: "1.3")

    private func store(
        _ service: FakeSupportService = FakeSupportService(listResult: .success(page)), realtime: FakeRealtime = FakeRealtime(),
        clock: TestClock = TestClock(), change: (inout QueueFeature.State) -> Void = { _ in }
    ) -> TestStore<QueueFeature.State, QueueFeature.Action> {
        var state = QueueFeature.State(person: 10)
        change(&state)
        let feature = QueueFeature(service: service, following: Following(realtime: realtime, clock: clock), clock: clock)
        return TestStore(screen: feature, initial: state)
    }

    private func page(_ tickets: ViewState<[Ticket]>) -> String {
        html(QueueList(store: ScopedStore(state: QueueFeature.State(person: 10, tickets: tickets, next: "1.3")), openID: nil))
    }

    @Test func `the queue is loaded, and again after each change but notes, until it leaves the screen`() async {
        let realtime = FakeRealtime()
        let store = store(realtime: realtime)
        await store.send(.appeared) { $0.tickets = .loading }
        await store.receive(.loaded(QueueFilter(), .success(Self.page))) { ($0.tickets, $0.next) = (.loaded(Self.page.items), "1.3") }
        realtime.send(Change(topic: SupportTopics.desk, kind: "support.noted", id: 4, sequence: 2))
        realtime.send(Change(topic: SupportTopics.desk, kind: "support.opened", id: 5, sequence: 1))
        await store.receive(.loaded(QueueFilter(), .success(Self.page)))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a person's tickets are shown alone, of any status, until everybody's are asked for`() async {
        let store = store()
        await store.send(.requesterOpened(7)) { ($0.filter.requester, $0.filter.status) = (7, nil) }
        var filter = QueueFilter()
        (filter.requester, filter.status) = (7, nil)
        #expect(filter.request(by: 10, limit: 30).requesterID == 7)
        await store.send(.appeared) { $0.tickets = .loading }
        await store.receive(.loaded(filter, .success(Self.page))) { ($0.tickets, $0.next) = (.loaded(Self.page.items), "1.3") }
        await store.send(.requesterOpened(7))
        await store.send(.everybodyTapped)
        await store.send(.requesterOpened(nil)) { ($0.filter, $0.tickets, $0.next) = (QueueFilter(), .loading, nil) }
        await store.receive(.loaded(QueueFilter(), .success(Self.page))) { ($0.tickets, $0.next) = (.loaded(Self.page.items), "1.3") }
        await store.send(.disappeared)
        await store.finish()
        let page = html(QueueList(store: ScopedStore(state: QueueFeature.State(person: 10, filter: filter)), openID: nil))
        #expect(page.contains("support.requester.clear"))
    }

    @Test func `a queue that can't be loaded says why`() async {
        let store = store(FakeSupportService(listResult: .failure(.offline)))
        await store.send(.appeared) { $0.tickets = .loading }
        await store.receive(.loaded(QueueFilter(), .failure(.offline))) { $0.tickets = .failed(APIError.offline.message) }
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a filter loads its tickets, and what arrives for the one before is left out`() async {
        let store = store { ($0.tickets, $0.next) = (.loaded([.sample]), "1.4") }
        var mine = QueueFilter()
        mine.owner = .mine
        let filter = mine
        await store.send(.edited(.owner(.mine))) { ($0.filter, $0.tickets, $0.next) = (filter, .loading, nil) }
        await store.receive(.loaded(filter, .success(Self.page))) { ($0.tickets, $0.next) = (.loaded(Self.page.items), "1.3") }
        await store.send(.loaded(QueueFilter(), .success(.sample)))
        await store.send(.moreLoaded(QueueFilter(), .success(.sample)))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a search begins once the person has stopped typing`() async {
        let clock = TestClock()
        let store = store(clock: clock) { $0.tickets = .loaded([.sample]) }
        let filter = QueueFilter(search: "late")
        await store.send(.edited(.search("late"))) { ($0.filter, $0.tickets) = (filter, .loading) }
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await store.receive(.loaded(filter, .success(Self.page))) { ($0.tickets, $0.next) = (.loaded(Self.page.items), "1.3") }
        await store.finish()
    }

    @Test func `each filter becomes a part of the request`() {
        var filter = QueueFilter()
        for edit in [QueueEdit.status(.closed), .owner(.nobody), .category(.damage), .priority(.urgent), .search(" late ")] { filter.edit(edit) }
        let expected = TicketListRequest(status: .closed, category: .damage, priority: .urgent, assigneeID: 0, search: "late", limit: 30)
        #expect(filter.request(by: 10, limit: 30) == expected)
        #expect(QueueFilter(owner: .mine).request(by: 10, limit: 1).assigneeID == 10)
        #expect(QueueFilter().request(by: 10, limit: 1) == TicketListRequest(status: .open, limit: 1))
    }

    @Test func `the tickets that follow come below, or say why they don't`() async {
        let store = store { ($0.tickets, $0.next) = (.loaded([.sample]), "1.4") }
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.send(.moreTapped)
        await store.receive(.moreLoaded(QueueFilter(), .success(Self.page))) {
            ($0.isLoadingMore, $0.tickets, $0.next) = (false, .loaded([.sample, .long]), "1.3")
        }
        await store.send(.moreLoaded(QueueFilter(), .failure(.offline))) { $0.message = APIError.offline.message }
        await store.finish()
    }

    @Test func `a ticket is taken on from the queue`() async {
        var taken = Ticket.sample
        taken.assignee = .dispatcher
        let result = taken
        let store = store(FakeSupportService(ticketResult: .success(result))) { $0.tickets = .loaded([.sample, .long]) }
        await store.send(.takeTapped(4)) { $0.taking = 4 }
        await store.send(.takeTapped(3))
        await store.receive(.taken(.success(result))) { ($0.taking, $0.tickets) = (nil, .loaded([result, .long])) }
        await store.send(.taken(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.send(.ticketTapped(4))
        await store.send(.answersTapped)
        await store.finish()
    }

    @Test func `a filter comes back after a restart, and so do its tickets where others are on the screen`() async {
        let mine = QueueFilter(owner: .mine)
        let early = store()
        await early.send(.draftRestored(mine)) { $0.filter = mine }
        await early.finish()
        let late = store { $0.tickets = .loaded([.closed]) }
        await late.send(.draftRestored(mine)) { ($0.filter, $0.tickets) = (mine, .loading) }
        await late.receive(.loaded(mine, .success(Self.page))) { ($0.tickets, $0.next) = (.loaded(Self.page.items), "1.3") }
        await late.send(.disappeared)
        await late.finish()
    }

    @Test func `tickets show what is due, and can be taken on while they are nobody's`() {
        let full = page(.loaded([.sample, .long, .closed]))
        for text in ["support.ticket.4.take", "Reply by", Strings.priorityUrgent, "support.more", "data-shortcut=\"a\""] {
            #expect(full.contains(text), "\(text)")
        }
        #expect(!full.contains("support.ticket.3.take") && !full.contains("support.ticket.2.take"))
        #expect(page(.loaded([])).contains(Strings.queueEmpty))
    }
}
