import ChatAPI
import Core
import CoreTesting
import Networking
import Testing

@testable import Chat

struct ChatSafetyTests {
    private func store(_ service: FakeChatService, conversation: Conversation = .sample) -> TestStore<ChatState, ChatAction> {
        var state = ChatState.thread()
        state.conversations = .loaded([conversation])
        return TestStore(ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock()), initial: state)
    }

    private let muted = Conversation(id: 5, participants: Conversation.sample.participants, isMuted: true)
    private let blocked = Conversation(id: 5, participants: Conversation.sample.participants, isBlocked: true)

    @Test func `a conversation is muted`() async {
        let store = store(FakeChatService(changed: .success(muted)))
        await store.send(.muteTapped)
        await store.receive(.conversationChanged(.success(muted))) { $0.conversations = .loaded([self.muted]) }
        await store.finish()
    }

    @Test func `what fails says why`() async {
        let store = store(FakeChatService(changed: .failure(.offline)))
        await store.send(.muteTapped)
        await store.receive(.conversationChanged(.failure(.offline))) { $0.outcome = APIError.offline.message }
        await store.finish()
    }

    @Test func `blocking is asked first, and unblocking isn't`() async {
        let blocking = store(FakeChatService(changed: .success(blocked)))
        await blocking.send(.blockTapped) { $0.asksBlock = true }
        await blocking.send(.blockDismissed) { $0.asksBlock = false }
        await blocking.send(.blockTapped) { $0.asksBlock = true }
        await blocking.send(.blockConfirmed) { $0.asksBlock = false }
        await blocking.receive(.conversationChanged(.success(blocked))) { $0.conversations = .loaded([self.blocked]) }
        await blocking.finish()
        let unblocking = store(FakeChatService(), conversation: blocked)
        await unblocking.send(.blockTapped)
        await unblocking.receive(.conversationChanged(.success(.sample))) { $0.conversations = .loaded([.sample]) }
        await unblocking.finish()
    }

    @Test func `a report is written and sent`() async {
        let store = store(FakeChatService())
        await store.send(.reportTapped(31)) { $0.report = ReportForm(conversationID: 5, messageID: 31) }
        await store.send(.reportReasonChosen(.fraud)) { $0.report?.reason = .fraud }
        await store.send(.reportNoteChanged("Asked for money")) { $0.report?.note = "Asked for money" }
        await store.send(.reportSendTapped) { $0.report?.isSending = true }
        await store.send(.reportSendTapped)
        await store.receive(.reported(nil)) {
            $0.report = nil
            $0.outcome = Strings.reported
        }
        await store.finish()
    }

    @Test func `a report is about the other one's newest message, unless it names one`() async {
        let messages = [Message.from(9, id: 40, text: "Hurry up!"), .from(9, id: 41, text: "Now!"), .from(7, id: 42, text: "No")]
        let store = TestStore(
            ChatFeature(chat: FakeChatService(), realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock()), initial: .thread(messages))
        await store.send(.reportTapped(nil)) { $0.report = ReportForm(conversationID: 5, messageID: 41) }
        await store.send(.reportTapped(40)) { $0.report = ReportForm(conversationID: 5, messageID: 40) }
        await store.finish()
    }

    @Test func `a report that fails stays with its reason`() async {
        let store = store(FakeChatService(changed: .failure(.offline)))
        await store.send(.reportTapped(nil)) { $0.report = ReportForm(conversationID: 5) }
        await store.send(.reportSendTapped) { $0.report?.isSending = true }
        await store.receive(.reported(.offline)) {
            $0.report?.isSending = false
            $0.report?.message = APIError.offline.message
        }
        await store.send(.reportDismissed) { $0.report = nil }
        await store.finish()
    }
}

struct ChatDispatchTests {
    private func store(_ service: FakeChatService, path: [ChatRoute]) -> TestStore<ChatState, ChatAction> {
        var state = ChatState.signedIn
        state.path = path
        return TestStore(ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock()), initial: state)
    }

    @Test func `reports are loaded, or say why not`() async {
        let loading = store(FakeChatService(), path: [.reports])
        await loading.send(.reportsAppeared) { $0.reports = .loading }
        await loading.receive(.reportsLoaded(.success([.sample]))) { $0.reports = .loaded([.sample]) }
        await loading.finish()
        let failing = store(FakeChatService(reports: .failure(.offline)), path: [.reports])
        await failing.send(.reportsAppeared) { $0.reports = .loading }
        await failing.receive(.reportsLoaded(.failure(.offline))) { $0.reports = .failed(APIError.offline.message) }
        await failing.finish()
    }

    @Test func `an order's conversations are loaded, and an answer for another place changes nothing`() async {
        let store = store(FakeChatService(), path: [.order(12)])
        await store.send(.orderAppeared(12)) { $0.orderConversations = .loading }
        await store.receive(.orderLoaded(12, .success([.sample]))) { $0.orderConversations = .loaded([.sample]) }
        await store.send(.orderLoaded(13, .success([])))
        await store.finish()
    }

    @Test func `joining fails with a reason`() async {
        let store = store(FakeChatService(changed: .failure(.notFound())), path: [.reports])
        await store.send(.joinTapped(5))
        await store.receive(.joined(.failure(.notFound()))) { $0.outcome = APIError.notFound().message }
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `joining opens the conversation, leaving goes back to the list`() async {
        let feature = ChatFeature(chat: FakeChatService(), realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock())
        var initial = ChatState.signedIn
        initial.path = [.reports]
        let store = Store(initial: initial) { feature.reduce(&$0, $1) }
        store.send(.joinTapped(5))
        await store.run {
            if store.state.threads[5]?.messages.value != nil { store.send(.leaveTapped) }
            if store.state.path.isEmpty { store.stop() }
        }
        #expect(store.state.path.isEmpty && store.state.threads[5] == nil)
    }

    @Test func `leaving that fails says why`() async {
        let store = store(FakeChatService(changed: .failure(.offline)), path: [.thread(5)])
        await store.send(.leaveTapped)
        await store.receive(.left(5, .offline)) { $0.outcome = APIError.offline.message }
        await store.finish()
    }

    @Test func `each place has its address`() {
        let coordinator = ChatCoordinator()
        for route in [ChatRoute.thread(5), .with(9), .order(12), .reports] {
            #expect(coordinator.path(for: coordinator.components(for: [route])) == [route])
        }
        #expect(coordinator.path(for: ["order", "x"]) == nil && coordinator.path(for: ["nothing"]) == nil)
    }
}

struct ChatSearchTests {
    private let clock = TestClock()

    private func store(_ service: FakeChatService) -> TestStore<ChatState, ChatAction> {
        TestStore(ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(), clock: clock), initial: .signedIn)
    }

    @Test(.timeLimit(.minutes(1))) func `a text is searched for once nobody types any more`() async {
        let store = store(FakeChatService(found: .success(MessagePage(items: [.sample], hasMore: true))))
        await store.send(.searchChanged("g")) { $0.search.text = "g" }
        await store.send(.searchChanged("ga")) {
            $0.search.text = "ga"
            $0.search.results = .loading
        }
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        let page = MessagePage(items: [.sample], hasMore: true)
        await store.receive(.found("ga", .success(page))) {
            $0.search.results = .loaded([.sample])
            $0.search.hasMore = true
        }
        await store.send(.moreResultsTapped)
        await store.receive(.moreFound("ga", .success(page)))
        await store.send(.searchChanged("")) { $0.search = ChatSearch() }
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `a search that fails says why; an answer for another text changes nothing`() async {
        let store = store(FakeChatService(found: .failure(.offline)))
        await store.send(.searchChanged("gate")) {
            $0.search.text = "gate"
            $0.search.results = .loading
        }
        await store.send(.found("gat", .success(MessagePage(items: []))))
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await store.receive(.found("gate", .failure(.offline))) { $0.search.results = .failed(APIError.offline.message) }
        await store.send(.moreResultsTapped)
        await store.finish()
    }
}
