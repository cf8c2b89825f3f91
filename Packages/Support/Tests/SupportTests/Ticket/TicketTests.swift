import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import PaymentsAPI
import SupportAPI
import Testing

@testable import Support

struct TicketTests {
    private typealias Store = TestStore<TicketFeature.State, TicketFeature.Action>

    private func store(
        _ service: FakeSupportService = FakeSupportService(), isStaff: Bool = false, realtime: FakeRealtime = FakeRealtime(),
        change: (inout TicketFeature.State) -> Void = { $0.thread = .loaded(.sample) }
    ) -> Store {
        let feature = TicketFeature(
            service: service, answers: FakeAnswerService(), following: Following(realtime: realtime, clock: TestClock()), random: SeededRandomSource(seed: 1))
        return TestStore(screen: feature, initial: state(isStaff: isStaff, change))
    }

    private func state(isStaff: Bool = false, _ change: (inout TicketFeature.State) -> Void = { _ in }) -> TicketFeature.State {
        var state = TicketFeature.State(isStaff: isStaff)
        (state.ticketID, state.person) = (4, isStaff ? .agent : .requester)
        change(&state)
        return state
    }

    private func page(isStaff: Bool = false, canOpen: LinkAvailability = LinkAvailability(OrdersLink.self), _ thread: TicketThread = .sample) -> String {
        html(TicketView(id: 4, store: ScopedStore(state: state(isStaff: isStaff) { $0.thread = .loaded(thread) })), canOpen: canOpen)
    }

    @Test(arguments: [false, true])
    func `a ticket is loaded, and again after each of its changes, until it leaves the screen`(isStaff: Bool) async {
        let realtime = FakeRealtime()
        let topic = isStaff ? SupportTopics.desk : SupportTopics.tickets(of: 7)
        let store = store(isStaff: isStaff, realtime: realtime) { _ in }
        await store.send(.appeared) { $0.thread = .loading }
        await store.receive(.loaded(.success(.sample))) { $0.thread = .loaded(.sample) }
        realtime.send(Change(topic: topic, kind: "support.replied", id: 5, sequence: 1))
        realtime.send(Change(topic: topic, kind: "support.replied", id: 4, sequence: 2))
        await store.receive(.loaded(.success(.sample)))
        await store.send(.disappeared(3))
        await store.send(.disappeared(4))
        await store.finish()
    }

    @Test func `a ticket that can't be loaded says why`() async {
        let store = store(FakeSupportService(threadResult: .failure(.notFound()))) { _ in }
        await store.send(.appeared) { $0.thread = .loading }
        await store.receive(.loaded(.failure(.notFound()))) { $0.thread = .failed(APIError.notFound().message) }
        await store.send(.disappeared(4))
        await store.finish()
    }

    @Test func `older messages come before the others, and stay when new ones arrive`() async {
        let old = TicketMessage(id: 30, ticketID: 4, sender: .sample, text: "Here", createdAt: Ticket.sample.createdAt)
        let new = TicketMessage(id: 32, ticketID: 4, sender: .dispatcher, fromStaff: true, text: "Hi", createdAt: Ticket.sample.createdAt)
        let store = store(FakeSupportService(olderResult: .success(TicketMessagePage(items: [old])))) {
            $0.thread = .loaded(TicketThread(ticket: .sample, messages: [.sample], hasOlder: true))
        }
        await store.send(.olderTapped) { $0.isLoadingOlder = true }
        await store.send(.olderTapped)
        await store.receive(.olderLoaded(.success(TicketMessagePage(items: [old])))) {
            $0.isLoadingOlder = false
            $0.thread = .loaded(TicketThread(ticket: .sample, messages: [old, .sample], hasOlder: false))
        }
        await store.send(.loaded(.success(TicketThread(ticket: .sample, messages: [.sample, new], hasOlder: true)))) {
            $0.thread = .loaded(TicketThread(ticket: .sample, messages: [old, .sample, new], hasOlder: false))
        }
        let gap = TicketThread(
            ticket: .sample, messages: [TicketMessage(id: 90, ticketID: 4, sender: .sample, text: "?", createdAt: new.createdAt)], hasOlder: true)
        await store.send(.loaded(.success(gap))) { $0.thread = .loaded(gap) }
        await store.send(.olderLoaded(.failure(.offline))) { $0.reply.message = APIError.offline.message }
        await store.finish()
    }

    @Test func `another ticket takes the place of the one before, whose reply is kept`() async {
        let store = store {
            $0.thread = .loaded(.sample)
            $0.reply.entry.text = "Half a"
        }
        await store.send(.opened(5)) {
            $0 = TicketFeature.State()
            ($0.ticketID, $0.person, $0.entries) = (5, .requester, [4: ReplyEntry(text: "Half a")])
        }
        await store.send(.loaded(.success(.sample)))
        await store.send(.opened(4)) { ($0.ticketID, $0.reply.entry, $0.entries) = (4, ReplyEntry(text: "Half a"), [:]) }
        await store.send(.opened(4))
        await store.finish()
    }

    @Test func `entries come back after a restart, also of a ticket that isn't open`() async {
        let store = store()
        await store.send(.draftRestored(TicketDraft(ticket: 4, entry: ReplyEntry(text: "Hi"), rating: 4, comment: "Quick"))) {
            ($0.reply.entry, $0.rating.rating, $0.rating.comment) = (ReplyEntry(text: "Hi"), 4, "Quick")
        }
        await store.send(.draftRestored(TicketDraft(ticket: 9, entry: ReplyEntry(text: "Later")))) { $0.entries = [9: ReplyEntry(text: "Later")] }
        await store.finish()
    }

    @Test func `the order opens where the person can see it`() async {
        let requester = store()
        await requester.send(.orderTapped(12))
        await requester.receive(event: .open(OrdersLink.activity(order: 12).place))
        await requester.send(.backTapped)
        await requester.finish()
        let staff = store(isStaff: true)
        await staff.send(.orderTapped(12))
        await staff.receive(event: .open(OrdersLink.board(order: 12).place))
        await staff.finish()
        #expect(page().contains("support.order.open") && !page(canOpen: LinkAvailability()).contains("support.order.open"))
    }

    @Test func `requesters see no handling, no notes' switch and no saved answers`() {
        let own = page()
        for id in ["support.take", "support.handling.priority", "support.reply.note", "support.reply.answers"] {
            #expect(!own.contains(id) && page(isStaff: true).contains(id), "\(id)")
        }
        #expect(own.contains("support.close") && own.contains("support.message.description") && own.contains("support.message.31"))
        #expect(page(TicketThread(ticket: .closed, messages: [], hasOlder: false)).contains("support.rating.5"))
    }

    @Test func `an incident has only notes, and leads administrators to the differences`() async {
        let store = store(isStaff: true)
        await store.send(.incidentTapped)
        await store.receive(event: .open(MoneyLink.incidents.place))
        await store.finish()
        let thread = TicketThread(ticket: .ofIncident, messages: [], hasOlder: false)
        let page = page(isStaff: true, canOpen: LinkAvailability(OrdersLink.self, MoneyLink.self), thread)
        #expect(!page.contains("support.reply.public") && page.contains(Strings.incidentNotes) && page.contains(Strings.internalNote))
        #expect(!page.contains("support.incident.open"))
        var state = state(isStaff: true) { $0.thread = .loaded(thread) }
        state.person = Person(id: 12, name: "Ada Admin", roles: [.admin])
        let view = TicketView(id: 5, store: ScopedStore(state: state))
        #expect(html(view, canOpen: LinkAvailability(OrdersLink.self, MoneyLink.self)).contains("support.incident.open"))
        #expect(!html(view).contains("support.incident.open"))
    }

    @Test func `an internal note stands apart, and a notice is nobody's bubble`() {
        let busy = page(isStaff: true, .busy)
        #expect(busy.contains("The plant looks for it.") && busy.contains("\(Strings.internalNote) · Dee Dispatcher") && busy.contains("support.older"))
    }

    @Test func `what people write is never read as HTML`() {
        var thread = TicketThread.sample
        thread.messages[0].text = "<script>alert(1)</script>"
        thread.ticket.subject = "<b>bold</b>"
        #expect(!page(thread).contains("<script>alert") && !page(isStaff: true, thread).contains("<b>bold"))
    }
}
