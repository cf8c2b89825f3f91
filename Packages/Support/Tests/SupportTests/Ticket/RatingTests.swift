import Core
import CoreTesting
import CoreUI
import Networking
import SupportAPI
import Testing

@testable import Support

struct RatingTests {
    private func store(_ result: Result<Ticket, APIError>) -> TestStore<TicketFeature.State, TicketFeature.Action> {
        let feature = TicketFeature(
            service: FakeSupportService(ticketResult: result), answers: FakeAnswerService(),
            following: Following(realtime: FakeRealtime(), clock: TestClock()), random: SeededRandomSource(seed: 1))
        var state = TicketFeature.State()
        (state.ticketID, state.person) = (2, .requester)
        state.thread = .loaded(TicketThread(ticket: .closed, messages: [], hasOlder: false))
        return TestStore(screen: feature, initial: state)
    }

    @Test func `a rating with a comment is sent and thanked for`() async {
        var rated = Ticket.closed
        (rated.rating, rated.version) = (5, 4)
        let result = rated
        let store = store(.success(result))
        await store.send(.rating(.sendTapped))
        await store.send(.rating(.ratingChosen(5))) { $0.rating.rating = 5 }
        await store.send(.rating(.commentChanged("Quick"))) { $0.rating.comment = "Quick" }
        await store.send(.rating(.sendTapped)) { $0.rating.isSending = true }
        await store.receive(.rating(.rated(.success(result)))) {
            $0.rating = RatingFeature.State()
            $0.thread = .loaded(TicketThread(ticket: result, messages: [], hasOlder: false))
        }
        await store.finish()
        #expect(html(SatisfactionView(ticket: result, state: RatingFeature.State()) { _ in }).contains("support.rated"))
    }

    @Test func `a rating that couldn't be sent stays and says why`() async {
        let store = store(.failure(.offline))
        await store.send(.rating(.ratingChosen(1))) { $0.rating.rating = 1 }
        await store.send(.rating(.sendTapped)) { $0.rating.isSending = true }
        await store.receive(.rating(.rated(.failure(.offline)))) { ($0.rating.isSending, $0.rating.message) = (false, APIError.offline.message) }
        await store.finish()
    }
}
