import Core
import CoreTesting
import Foundation
import Networking
import SupportAPI
import Testing

@testable import Support

struct ReplyTests {
    private func store(
        _ service: FakeSupportService = FakeSupportService(), answers: FakeAnswerService = FakeAnswerService(),
        change: (inout TicketFeature.State) -> Void = { _ in }
    ) -> TestStore<TicketFeature.State, TicketFeature.Action> {
        let feature = TicketFeature(
            service: service, answers: answers, following: Following(realtime: FakeRealtime(), clock: TestClock()), random: SeededRandomSource(seed: 1))
        var state = TicketFeature.State(isStaff: true)
        (state.ticketID, state.person, state.thread) = (4, .agent, .loaded(.sample))
        change(&state)
        return TestStore(screen: feature, initial: state)
    }

    private static let sent = TicketMessage(id: 40, ticketID: 4, sender: .dispatcher, fromStaff: true, text: "Hi", createdAt: Ticket.sample.createdAt)

    @Test func `a reply is sent under one key and shows at once`() async {
        let store = store(FakeSupportService(sentResult: .success(Self.sent)))
        await store.send(.reply(.textChanged(" Hi "))) { $0.reply.entry.text = " Hi " }
        await store.send(.reply(.sendTapped)) { ($0.reply.entry.key, $0.reply.isSending) = (firstKey, true) }
        await store.send(.reply(.sendTapped))
        await store.receive(.reply(.sent(4, .success(Self.sent)))) {
            ($0.reply.entry, $0.reply.isSending) = (ReplyEntry(), false)
            $0.thread = .loaded(TicketThread(ticket: .sample, messages: [.sample, Self.sent], hasOlder: false))
        }
        await store.finish()
    }

    @Test func `a reply that wasn't sent stays with its key, which a change takes away`() async {
        let store = store(FakeSupportService(sentResult: .failure(.offline))) { $0.reply.entry = ReplyEntry(text: "Hi", isNote: true) }
        await store.send(.reply(.sendTapped)) { ($0.reply.entry.key, $0.reply.isSending) = (firstKey, true) }
        await store.receive(.reply(.sent(4, .failure(.offline)))) { ($0.reply.isSending, $0.reply.message) = (false, APIError.offline.message) }
        await store.send(.reply(.noteChosen(false))) { ($0.reply.entry, $0.reply.message) = (ReplyEntry(text: "Hi"), nil) }
        await store.finish()
    }

    @Test func `what is written about an incident is a note`() async {
        let store = store(FakeSupportService(sentResult: .failure(.offline))) {
            ($0.ticketID, $0.thread) = (5, .loaded(TicketThread(ticket: .ofIncident, messages: [], hasOlder: false)))
            $0.reply.entry.text = "Called them"
        }
        await store.send(.reply(.sendTapped)) { ($0.reply.entry.key, $0.reply.isSending) = (firstKey, true) }
        await store.receive(.reply(.sent(5, .failure(.offline)))) { ($0.reply.isSending, $0.reply.message) = (false, APIError.offline.message) }
        await store.finish()
    }

    @Test func `empty texts, long ones and unfilled placeholders aren't sent`() async {
        let store = store()
        await store.send(.reply(.sendTapped))
        for (text, message) in [
            (String(repeating: "a", count: 4_001), Strings.textLong), ("Hi {name}", Strings.placeholderLeft("{name}")),
        ] {
            await store.send(.reply(.textChanged(text))) { ($0.reply.entry.text, $0.reply.message) = (text, nil) }
            await store.send(.reply(.sendTapped)) { $0.reply.message = message }
        }
        await store.finish()
    }

    @Test func `saved answers are loaded when they are asked for, and inserted with what they speak of`() async {
        let store = store()
        await store.send(.reply(.answersTapped)) { ($0.reply.showsAnswers, $0.reply.answers) = (true, .loading) }
        await store.receive(.reply(.answersLoaded(.success([.sample])))) { $0.reply.answers = .loaded([.sample]) }
        let text = "Hi Casey, we're sorry: order 12 is running late. Dee Dispatcher"
        await store.send(.reply(.answerTapped(2))) { ($0.reply.entry.text, $0.reply.showsAnswers) = (text, false) }
        await store.send(.reply(.answersTapped)) { $0.reply.showsAnswers = true }
        await store.receive(.reply(.answersLoaded(.success([.sample]))))
        await store.send(.reply(.answerTapped(2))) { ($0.reply.entry.text, $0.reply.showsAnswers) = ("\(text)\n\(text)", false) }
        await store.send(.reply(.answerTapped(99)))
        await store.finish()
    }

    @Test func `saved answers that can't be loaded say why, and can be put away`() async {
        let store = store(answers: FakeAnswerService(listResult: .failure(.offline)))
        await store.send(.reply(.answersTapped)) { ($0.reply.showsAnswers, $0.reply.answers) = (true, .loading) }
        await store.receive(.reply(.answersLoaded(.failure(.offline)))) { $0.reply.answers = .failed(APIError.offline.message) }
        await store.send(.reply(.answersTapped)) { $0.reply.showsAnswers = false }
        await store.finish()
    }

    @Test func `a placeholder without a value stays, and what people write fills in nothing`() {
        var ticket = Ticket.sample
        (ticket.orderID, ticket.subject) = (nil, "{agent}")
        let answer = CannedAnswer(id: 1, title: "", text: "{order} {ticket} {subject}", updatedAt: ticket.createdAt)
        #expect(answer.filled(for: ticket, by: "Dee") == "{order} 4 {agent}")
    }

    @Test func `the outcome for a ticket that was left doesn't touch the one that is open`() async {
        let store = store {
            $0.entries = [9: ReplyEntry(text: "Hi", key: "k")]
            $0.reply.entry.text = "Another"
        }
        await store.send(.reply(.sent(9, .failure(.offline))))
        await store.send(.reply(.sent(9, .success(Self.sent)))) { $0.entries = [:] }
        await store.finish()
    }
}
