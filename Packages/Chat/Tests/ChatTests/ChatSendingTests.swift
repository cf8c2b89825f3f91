import ChatAPI
import Core
import CoreTesting
import Networking
import Testing

@testable import Chat

struct ChatSendingTests {
    /// The first client ids that the seeded source makes.
    private let ids: [String] = {
        let random = SeededRandomSource(seed: 1)
        return (0..<4).map { _ in random.hexadecimal(byteCount: 16) }
    }()

    private let clock = TestClock()
    private let refused = APIError.conflict("Closed.", code: "conversation_closed")

    private func store(
        sent: Result<Message, APIError>, newer: Result<[Message], APIError> = .success([]), change: (inout ChatThread) -> Void = { _ in }
    ) -> TestStore<ChatState, ChatAction> {
        TestStore(
            ChatFeature(
                chat: FakeChatService(newer: newer, sent: sent), realtime: FakeRealtime(), random: SeededRandomSource(seed: 1), clock: clock),
            initial: .thread(change: change))
    }

    @Test func `a message shows at once, and takes its place when it has arrived`() async {
        let message = Message.from(7, id: 33, text: "Hello", clientID: ids[0])
        let between = Message.from(9, id: 32, text: "Hi")
        let store = store(sent: .success(message), newer: .success([between, message]))
        await store.send(.draftChanged(" Hello ")) {
            $0.threads[5]?.draft = " Hello "
            $0.threads[5]?.typingToldAt = self.clock.now
        }
        await store.send(.sendTapped) {
            $0.threads[5]?.draft = ""
            $0.threads[5]?.draftID = self.ids[1]
            $0.threads[5]?.typingToldAt = nil
            $0.threads[5]?.outgoing = [OutgoingMessage(clientID: self.ids[0], text: "Hello", status: .sending)]
        }
        await store.receive(.sent(5, ids[0], .success(message))) { $0.threads[5]?.outgoing[0].status = .sent }
        await store.receive(.newerLoaded(5, .success([between, message]))) {
            $0.threads[5]?.outgoing = []
            $0.threads[5]?.messages = .loaded([.sample, between, message])
        }
        await store.finish()
    }

    @Test func `a message that failed stays, and is sent again under the same client id`() async {
        let store = store(sent: .failure(refused)) { $0.draft = "Hello" }
        await store.send(.sendTapped) {
            $0.threads[5]?.draft = ""
            $0.threads[5]?.draftID = self.ids[1]
            $0.threads[5]?.typingToldAt = nil
            $0.threads[5]?.outgoing = [OutgoingMessage(clientID: self.ids[0], text: "Hello", status: .sending)]
        }
        await store.receive(.sent(5, ids[0], .failure(refused))) { $0.threads[5]?.outgoing[0].status = .failed(self.refused.message) }
        await store.send(.retryTapped(ids[0])) { $0.threads[5]?.outgoing[0].status = .sending }
        await store.receive(.sent(5, ids[0], .failure(refused))) { $0.threads[5]?.outgoing[0].status = .failed(self.refused.message) }
        await store.send(.discardTapped(ids[0])) { $0.threads[5]?.outgoing = [] }
        await store.finish()
    }

    @Test func `messages go one after the other`() async {
        let store = store(sent: .failure(refused)) { $0.draft = "a" }
        await store.send(.sendTapped) {
            $0.threads[5]?.draft = ""
            $0.threads[5]?.draftID = self.ids[1]
            $0.threads[5]?.typingToldAt = nil
            $0.threads[5]?.outgoing = [OutgoingMessage(clientID: self.ids[0], text: "a", status: .sending)]
        }
        await store.send(.draftChanged("b")) {
            $0.threads[5]?.draft = "b"
            $0.threads[5]?.typingToldAt = self.clock.now
        }
        await store.send(.sendTapped) {
            $0.threads[5]?.draft = ""
            $0.threads[5]?.draftID = self.ids[2]
            $0.threads[5]?.typingToldAt = nil
            $0.threads[5]?.outgoing.append(OutgoingMessage(clientID: self.ids[1], text: "b", status: .waiting))
        }
        await store.receive(.sent(5, ids[0], .failure(refused))) {
            $0.threads[5]?.outgoing[0].status = .failed(self.refused.message)
            $0.threads[5]?.outgoing[1].status = .sending
        }
        await store.receive(.sent(5, ids[1], .failure(refused))) { $0.threads[5]?.outgoing[1].status = .failed(self.refused.message) }
        await store.finish()
    }

    @Test func `a lost answer is made up for when the message itself arrives`() async {
        let message = Message.from(7, id: 33, text: "Hello", clientID: "c1")
        let store = store(sent: .success(message)) { $0.outgoing = [OutgoingMessage(clientID: "c1", text: "Hello", status: .failed("Lost"))] }
        await store.send(.newerLoaded(5, .success([message]))) {
            $0.threads[5]?.outgoing = []
            $0.threads[5]?.messages = .loaded([.sample, message])
        }
        await store.finish()
    }

    @Test func `an answer that comes after the thread was left is taken`() async {
        let message = Message.from(7, id: 33, text: "Hello", clientID: "c1")
        let store = store(sent: .success(message)) { $0.outgoing = [OutgoingMessage(clientID: "c1", text: "Hello", status: .sending)] }
        await store.send(.opened([])) { $0.path = [] }
        await store.send(.sent(5, "c1", .success(message))) { $0.threads[5]?.outgoing = [] }
        await store.finish()
    }

    @Test func `nothing but space isn't sent, and too much says so and stays`() async {
        let store = store(sent: .success(.sample)) { $0.draft = " \n" }
        await store.send(.sendTapped)
        let long = String(repeating: "a", count: 4_001)
        await store.send(.draftChanged(long)) {
            $0.threads[5]?.draft = long
            $0.threads[5]?.typingToldAt = self.clock.now
        }
        await store.send(.sendTapped) { $0.threads[5]?.message = Strings.tooLong }
        await store.send(.draftChanged("a")) {
            $0.threads[5]?.draft = "a"
            $0.threads[5]?.message = nil
        }
        await store.finish()
    }

    @Test func `only what failed is sent again or discarded`() async {
        let store = store(sent: .success(.sample)) { $0.outgoing = [OutgoingMessage(clientID: "c1", text: "Hello", status: .sending)] }
        await store.send(.retryTapped("c1"))
        await store.send(.discardTapped("c1"))
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `a lost connection is waited out, longer each time, under one client id`() async {
        let service = FlakyChatService(failures: [.offline, .internalError, .rateLimited(retryAfter: .seconds(9))])
        let store = TestStore(
            ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(seed: 1), clock: clock),
            initial: .thread { $0.draft = "Hello" })
        await store.send(.sendTapped) {
            $0.threads[5]?.draft = ""
            $0.threads[5]?.draftID = self.ids[1]
            $0.threads[5]?.outgoing = [OutgoingMessage(clientID: self.ids[0], text: "Hello", status: .sending)]
        }
        for pause in [1, 2, 9] {
            await clock.sleepers(1)
            clock.advance(by: .seconds(pause))
        }
        await store.receive(.sent(5, ids[0], .success(.sample))) { $0.threads[5]?.outgoing[0].status = .sent }
        await store.receive(.newerLoaded(5, .success([])))
        #expect(service.clientIDs.value == Array(repeating: ids[0], count: 4))
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `after five attempts a person decides`() async {
        let service = FlakyChatService(failures: Array(repeating: .offline, count: 5))
        let store = TestStore(
            ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(seed: 1), clock: clock),
            initial: .thread { $0.draft = "Hello" })
        await store.send(.sendTapped) {
            $0.threads[5]?.draft = ""
            $0.threads[5]?.draftID = self.ids[1]
            $0.threads[5]?.outgoing = [OutgoingMessage(clientID: self.ids[0], text: "Hello", status: .sending)]
        }
        for pause in [1, 2, 4, 8] {
            await clock.sleepers(1)
            clock.advance(by: .seconds(pause))
        }
        await store.receive(.sent(5, ids[0], .failure(.offline))) { $0.threads[5]?.outgoing[0].status = .failed(APIError.offline.message) }
        #expect(service.clientIDs.value.count == 5)
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `signing out sends nothing any more`() async {
        let service = FlakyChatService(failures: Array(repeating: .offline, count: 5))
        let store = TestStore(
            ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(seed: 1), clock: clock),
            initial: .thread { $0.draft = "Hello" })
        await store.send(.sendTapped) {
            $0.threads[5]?.draft = ""
            $0.threads[5]?.draftID = self.ids[1]
            $0.threads[5]?.outgoing = [OutgoingMessage(clientID: self.ids[0], text: "Hello", status: .sending)]
        }
        await clock.sleepers(1)
        await store.send(.signedOut) { $0 = ChatState() }
        await store.finish()
        #expect(clock.sleeperCount == 0 && service.clientIDs.value.count == 1)
    }
}
