import Core
import CoreTesting
import CoreUI
import Networking
import SupportAPI
import Testing

@testable import Support

struct TicketsTests {
    private func store(
        _ service: FakeSupportService = FakeSupportService(), _ state: TicketsFeature.State = TicketsFeature.State(person: 7),
        realtime: FakeRealtime = FakeRealtime()
    ) -> TestStore<TicketsFeature.State, TicketsFeature.Action> {
        TestStore(screen: TicketsFeature(service: service, following: Following(realtime: realtime, clock: TestClock())), initial: state)
    }

    private func page(_ tickets: ViewState<[Ticket]>, next: String? = nil) -> String {
        html(TicketList(store: ScopedStore(state: TicketsFeature.State(tickets: tickets, next: next)), openID: nil))
    }

    @Test func `a person's tickets are loaded, and again after each change, until the list leaves the screen`() async {
        let realtime = FakeRealtime()
        let page = TicketPage(items: [.sample], next: "0.4")
        let store = store(FakeSupportService(listResult: .success(page)), realtime: realtime)
        await store.send(.appeared) { $0.tickets = .loading }
        await store.receive(.loaded(.success(page))) { ($0.tickets, $0.next) = (.loaded([.sample]), "0.4") }
        realtime.send(Change(topic: SupportTopics.tickets(of: 7), kind: "support.replied", id: 4, sequence: 2))
        await store.receive(.loaded(.success(page)))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `tickets that can't be loaded say why`() async {
        let store = store(FakeSupportService(listResult: .failure(.offline)))
        await store.send(.appeared) { $0.tickets = .loading }
        await store.receive(.loaded(.failure(.offline))) { $0.tickets = .failed(APIError.offline.message) }
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `the tickets that follow come below, each once`() async {
        let more = TicketPage(items: [.sample, .closed])
        let store = store(FakeSupportService(listResult: .success(more)), TicketsFeature.State(person: 7, tickets: .loaded([.long, .sample]), next: "0.4"))
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.receive(.moreLoaded(.success(more))) {
            ($0.isLoadingMore, $0.next) = (false, nil)
            $0.tickets = .loaded([.long, .sample, .closed])
        }
        await store.send(.moreTapped)
        await store.finish()
    }

    @Test func `tickets that follow and can't be loaded say why`() async {
        let store = store(FakeSupportService(listResult: .failure(.offline)), TicketsFeature.State(person: 7, tickets: .loaded([.sample]), next: "0.4"))
        await store.send(.moreTapped) { $0.isLoadingMore = true }
        await store.receive(.moreLoaded(.failure(.offline))) { ($0.isLoadingMore, $0.message) = (false, APIError.offline.message) }
        await store.finish()
    }

    @Test func `opening a ticket or the form is the feature's`() async {
        let store = store()
        await store.send(.ticketTapped(4))
        await store.send(.newTapped)
        await store.finish()
    }

    @Test func `the list shows who is next, and an empty one says what to do`() {
        let full = page(.loaded([.sample, .long, .closed]), next: "0.2")
        for text in [Ticket.sample.subject, "reply soon", Strings.ownStatusPending, Strings.ownStatusClosed, "support.ticket.4", "support.more"] {
            #expect(full.contains(text), "\(text)")
        }
        #expect(page(.loaded([])).contains(Strings.noTickets) && page(.loaded([])).contains("support.new"))
    }
}
