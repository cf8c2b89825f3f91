import ChatAPI
import Core
import CoreTesting
import Networking
import Testing

@testable import Chat

struct ThreadTests {
    @Test(.timeLimit(.minutes(1))) func `a conversation follows, loads the newest messages, then those after the last known one`() async {
        let realtime = FakeRealtime()
        let new = Message.from(9, id: 32, text: "Thanks")
        let chat = FakeChatService(page: .success(MessagePage(items: [.sample], hasMore: true)), newer: .success([new]))
        let feature = ThreadFeature(chat, realtime: realtime)
        let store = Store(initial: ThreadFeature.State(id: 5, person: 7)) { feature.reduce(&$0, $1) }
        store.send(.appeared)
        #expect(store.state.messages == .loading && store.state.isOpen && store.state.composer.draftID == clientIDs[0])
        await store.run {
            let known = store.state.messages.value?.count
            if known == 1 { realtime.send(Change(topic: ChatTopics.conversation(5), kind: "chat.messageSent", id: 5, sequence: 2)) }
            if known == 2 { store.stop() }
        }
        #expect(store.state.messages == .loaded([.sample, new]))
        #expect(store.state.hasOlder)
    }

    @Test(.timeLimit(.minutes(1))) func `a conversation that leaves the screen follows no more, and keeps what was typed`() async throws {
        let (realtime, clock) = (FakeRealtime(), TestClock())
        let feature = ThreadFeature(realtime: realtime, clock: clock)
        let store = Store(initial: ThreadFeature.State.open { $0.composer.draft = "Hello" }) { feature.reduce(&$0, $1) }
        store.send(.appeared)
        await realtime.waitForSubscriber(to: ChatTopics.conversation(5))
        await clock.sleepers(1)
        store.send(.disappeared)
        try await eventually { realtime.subscriberCount(of: ChatTopics.conversation(5)) + clock.sleeperCount == 0 }
        #expect(!store.state.isOpen && store.state.composer.draft == "Hello")
        store.stop()
    }

    @Test(.timeLimit(.minutes(1))) func `each minute on the screen asks who is online`() async {
        let clock = TestClock()
        let feature = ThreadFeature(clock: clock)
        var minutes = 0
        let store = Store(initial: ThreadFeature.State(id: 5, person: 7)) { (state: inout ThreadFeature.State, action: ThreadFeature.Action) in
            if action == .minutePassed { minutes += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.appeared)
        await store.run {
            if minutes == 1 { return store.stop() }
            if clock.sleeperCount > 0 { clock.advance(by: .seconds(60)) }
        }
        #expect(minutes == 1)
    }

    @Test func `messages that can't be loaded say why; later failures take nothing away`() async {
        let store = ThreadFeature(FakeChatService(page: .failure(.offline), newer: .failure(.offline))).store(nil)
        await store.send(.changed) { $0.messages = .loading }
        await store.receive(.newestLoaded(.failure(.offline))) { $0.messages = .failed(APIError.offline.message) }
        await store.send(.newestLoaded(.success(MessagePage(items: [.sample])))) { $0.messages = .loaded([.sample]) }
        await store.send(.changed)
        await store.receive(.newerLoaded(.failure(.offline))) { $0.isBehind = true }
        await store.send(.newerLoaded(.success([]))) { $0.isBehind = false }
        await store.finish()
    }

    @Test func `older messages come before the others`() async {
        let old = Message.from(9, id: 30, text: "Here")
        let store = ThreadFeature(FakeChatService(page: .success(MessagePage(items: [old])))).store { $0.hasOlder = true }
        await store.send(.olderTapped) { $0.isLoadingOlder = true }
        await store.send(.olderTapped)
        await store.receive(.olderLoaded(.success(MessagePage(items: [old])))) {
            $0.isLoadingOlder = false
            $0.hasOlder = false
            $0.messages = .loaded([old, .sample])
        }
        await store.send(.olderTapped)
        await store.finish()
    }

    @Test func `older messages that can't be loaded say why`() async {
        let store = ThreadFeature(FakeChatService(page: .failure(.offline))).store { $0.hasOlder = true }
        await store.send(.olderTapped) { $0.isLoadingOlder = true }
        await store.receive(.olderLoaded(.failure(.offline))) {
            $0.isLoadingOlder = false
            $0.composer.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `merging keeps each message once, in order, in its later version`() {
        var thread = ThreadFeature.State(id: 5, person: 7)
        let (first, second) = (Message.from(9, id: 1, text: "a"), Message.from(9, id: 2, text: "b"))
        let read = Message(
            id: 1, conversationID: 5, senderID: 9, text: "a", createdAt: first.createdAt, updatedAt: first.updatedAt, readBy: [7])
        thread.merge([second])
        thread.merge([read, first, second, read])
        #expect(thread.messages.value == [read, second])
    }

    @Test func `a lost connection is said, and its return takes the line away and loads what was missed`() async {
        let chat = FlakyChatService()
        let store = ThreadFeature(chat).store()
        await store.send(.connectionChanged(isConnected: false)) { $0.isDisconnected = true }
        await store.send(.connectionChanged(isConnected: true)) { $0.isDisconnected = false }
        await store.receive(.newerLoaded(.success([])))
        await store.finish()
        #expect(chat.cursors.value == [31])
    }

    @Test func `receipts are loaded from the first message that nobody has read`() async {
        let read = Message(
            id: 30, conversationID: 5, senderID: 7, text: "a", createdAt: Message.sample.createdAt, updatedAt: Message.sample.updatedAt, readBy: [9])
        let chat = FlakyChatService()
        let store = ThreadFeature(chat).store([read, .sample, .from(9, id: 32, text: "b")])
        await store.send(.receiptsChanged)
        await store.receive(.newerLoaded(.success([])))
        await store.finish()
        #expect(chat.cursors.value == [30])
    }
}
