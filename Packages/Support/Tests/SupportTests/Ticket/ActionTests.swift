import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import PaymentsAPI
import PromotionsAPI
import SupportAPI
import Testing

@testable import Support

struct ActionTests {
    private static let form = CreditForm(amount: "12.50", reason: " Sorry ")

    private func store(
        _ service: FakeSupportService = FakeSupportService(), change: (inout TicketFeature.State) -> Void = { _ in }
    ) -> TestStore<TicketFeature.State, TicketFeature.Action> {
        let feature = TicketFeature(
            service: service, answers: FakeAnswerService(), following: Following(realtime: FakeRealtime(), clock: TestClock()),
            random: SeededRandomSource(seed: 1))
        var state = TicketFeature.State(isStaff: true)
        (state.ticketID, state.person, state.thread) = (4, .agent, .loaded(.sample))
        change(&state)
        return TestStore(screen: feature, initial: state)
    }

    private func page(_ ticket: Ticket, canOpen: LinkAvailability = LinkAvailability(OrdersLink.self, RefundsLink.self, PromotionsLink.self)) -> String {
        var state = TicketFeature.State(isStaff: true)
        state.showsActions = true
        return html(ActionsView(ticket: ticket, store: ScopedStore(state: state)), canOpen: canOpen)
    }

    @Test func `credit is granted under one key, and the notice shows at once`() async {
        let notice = TicketMessage(
            id: 40, ticketID: 4, sender: .dispatcher, fromStaff: true, notice: .credited, text: "Credit", createdAt: Ticket.sample.createdAt)
        let store = store(FakeSupportService(sentResult: .success(notice)))
        await store.send(.actionsTapped(true)) { $0.showsActions = true }
        await store.send(.credit(.formTapped)) { $0.credit.form = CreditForm() }
        await store.send(.credit(.amountChanged("12.50"))) { $0.credit.form?.amount = "12.50" }
        await store.send(.credit(.reasonChanged(" Sorry "))) { $0.credit.form?.reason = " Sorry " }
        await store.send(.credit(.grantTapped)) {
            $0.credit.form?.key = firstKey
            $0.credit.isWorking = true
        }
        await store.send(.credit(.grantTapped))
        await store.receive(.credit(.granted(4, .success(notice)))) {
            $0.credit = CreditFeature.State()
            $0.thread = .loaded(TicketThread(ticket: .sample, messages: [.sample, notice], hasOlder: false))
        }
        await store.finish()
    }

    @Test func `credit that may have been granted is asked for again under its key, until it is edited`() async {
        let store = store(FakeSupportService(sentResult: .failure(.offline))) { $0.credit.form = Self.form }
        await store.send(.credit(.grantTapped)) {
            $0.credit.form?.key = firstKey
            $0.credit.isWorking = true
        }
        await store.receive(.credit(.granted(4, .failure(.offline)))) { ($0.credit.isWorking, $0.credit.message) = (false, APIError.offline.message) }
        await store.send(.credit(.amountChanged("1"))) { ($0.credit.form, $0.credit.message) = (CreditForm(amount: "1", reason: " Sorry "), nil) }
        await store.send(.credit(.formTapped)) { $0.credit = CreditFeature.State() }
        await store.send(.credit(.granted(9, .failure(.offline))))
        await store.finish()
    }

    @Test func `credit needs an amount and a reason`() async throws {
        let store = store { $0.credit.form = CreditForm(amount: "500.01") }
        await store.send(.credit(.grantTapped)) { $0.credit.fields = ["cents": Strings.creditAmountNeeded, "reason": Strings.creditReasonNeeded] }
        await store.finish()
        #expect(try Self.form.request(for: 4) == GrantTicketCredit(id: 4, cents: 1_250, reason: "Sorry"))
        var state = TicketFeature.State(isStaff: true)
        (state.ticketID, state.credit.form) = (4, Self.form)
        #expect(state.draft?.credit == Self.form)
    }

    @Test func `a ticket is merged into another one of the same person`() async {
        let store = store(FakeSupportService(listResult: .success(TicketPage(items: [.sample, .closed, .merged])), ticketResult: .success(.closed)))
        await store.send(.merge(.openTapped)) { $0.merge = MergeFeature.State(isOpen: true, others: .loading) }
        await store.receive(.merge(.loaded(.success([.closed])))) { $0.merge.others = .loaded([.closed]) }
        await store.send(.merge(.mergeTapped))
        await store.send(.merge(.chosen(2))) { $0.merge.chosen = 2 }
        await store.send(.merge(.mergeTapped)) { $0.merge.isWorking = true }
        await store.receive(.merge(.merged(4, .success(.closed)))) { $0.merge = MergeFeature.State() }
        await store.finish()
    }

    @Test func `tickets that can't be loaded or merged say why`() async {
        let store = store(FakeSupportService(listResult: .failure(.offline), ticketResult: .failure(.offline)))
        await store.send(.merge(.openTapped)) { $0.merge = MergeFeature.State(isOpen: true, others: .loading) }
        await store.receive(.merge(.loaded(.failure(.offline)))) { $0.merge.others = .failed(APIError.offline.message) }
        await store.send(.merge(.chosen(2))) { $0.merge.chosen = 2 }
        await store.send(.merge(.mergeTapped)) { $0.merge.isWorking = true }
        await store.receive(.merge(.merged(4, .failure(.offline)))) { ($0.merge.isWorking, $0.merge.message) = (false, APIError.offline.message) }
        await store.send(.merge(.openTapped)) { $0.merge = MergeFeature.State() }
        await store.send(.merge(.merged(9, .failure(.offline))))
        await store.finish()
    }

    @Test func `money is given back where payments are, and the merged ticket leads on`() async {
        let store = store()
        await store.send(.refundTapped(12))
        await store.receive(event: .open(RefundsLink.order(12).place))
        await store.send(.mergedTapped(3))
        await store.finish()
    }

    @Test func `only what fits the ticket and the product is offered`() {
        let actions = ["support.refund", "support.redeliver", "support.credit", "support.merge"]
        let all = page(.sample)
        #expect(actions.allSatisfy(all.contains))
        let alone = page(.sample, canOpen: LinkAvailability())
        #expect(actions.filter(alone.contains) == ["support.merge"])
        // A driver gets no credit, and an incident is nobody's.
        #expect(actions.filter(page(.long).contains) == ["support.refund", "support.redeliver", "support.merge"])
        #expect(actions.filter(page(.ofIncident).contains) == ["support.refund", "support.redeliver"])
    }

    @Test func `a merged ticket has nothing to write in`() {
        var state = TicketFeature.State()
        (state.ticketID, state.person, state.thread) = (4, .requester, .loaded(TicketThread(ticket: .merged, messages: [], hasOlder: false)))
        let page = html(TicketView(id: 4, store: ScopedStore(state: state)))
        #expect(page.contains("support.merged.open") && !page.contains("support.reply") && !page.contains("support.rating"))
    }
}
