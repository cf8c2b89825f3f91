import Core
import CoreTesting
import CoreUI
import Networking
import SupportAPI
import Testing

@testable import Support

struct HandlingTests {
    private func store(_ result: Result<Ticket, APIError>, _ ticket: Ticket = .sample) -> TestStore<TicketFeature.State, TicketFeature.Action> {
        let feature = TicketFeature(
            service: FakeSupportService(ticketResult: result), answers: FakeAnswerService(),
            following: Following(realtime: FakeRealtime(), clock: TestClock()), random: SeededRandomSource(seed: 1))
        var state = TicketFeature.State(isStaff: true)
        (state.ticketID, state.person) = (ticket.id, .agent)
        state.thread = .loaded(TicketThread(ticket: ticket, messages: [], hasOlder: false))
        return TestStore(screen: feature, initial: state)
    }

    @Test func `each change shows the ticket as it is then`() async {
        var changed = Ticket.sample
        changed.version = 2
        let result = changed
        for action in [HandlingFeature.Action.closeTapped, .reopenTapped, .priorityChosen(.high), .categoryChosen(.damage), .takeTapped, .releaseTapped] {
            let store = store(.success(result))
            await store.send(.handling(action)) { $0.handling.isWorking = true }
            await store.send(.handling(.closeTapped))
            await store.receive(.handling(.changed(4, .success(result)))) {
                $0.handling.isWorking = false
                $0.thread = .loaded(TicketThread(ticket: result, messages: [], hasOlder: false))
            }
            await store.finish()
        }
    }

    @Test func `a change that is refused says why, and one of another ticket is nothing to this one`() async {
        let store = store(.failure(.offline))
        await store.send(.handling(.takeTapped)) { $0.handling.isWorking = true }
        await store.receive(.handling(.changed(4, .failure(.offline)))) { ($0.handling.isWorking, $0.handling.message) = (false, APIError.offline.message) }
        await store.send(.handling(.changed(9, .success(.closed))))
        await store.finish()
    }

    @Test func `staff take a ticket on or give it back, and close it or open it again`() {
        var own = Ticket.sample
        own.assignee = TicketPerson(id: 10, name: "Dee Dispatcher", role: .dispatcher)
        let pages = [Ticket.sample, own, .closed].map { html(HandlingView(ticket: $0, person: 10, state: HandlingFeature.State()) { _ in }) }
        #expect(pages[0].contains("support.take") && pages[1].contains("support.release") && !pages[1].contains("support.take"))
        #expect(pages[0].contains("support.close") && pages[2].contains("support.reopen") && !pages[2].contains("support.close"))
    }
}
