import ChatAPI
import Core
import CoreTesting
import Foundation
import Networking
import Testing

@testable import Chat

struct ChatTypingTests {
    private let clock = TestClock()

    private func store(_ service: any ChatService = FakeChatService(), change: (inout ChatThread) -> Void = { _ in }) -> TestStore<ChatState, ChatAction> {
        TestStore(
            ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(), clock: clock), initial: .thread(change: change))
    }

    @Test(.timeLimit(.minutes(1))) func `who types is shown for seven seconds`() async {
        let store = store()
        await store.send(.typingSeen(5, 9)) { $0.threads[5]?.typing = [9] }
        await clock.sleepers(1)
        clock.advance(by: .seconds(6))
        await store.send(.typingSeen(5, 9))
        await clock.sleepers(1)
        clock.advance(by: .seconds(7))
        await store.receive(.typingExpired(5, 9)) { $0.threads[5]?.typing = [] }
        await store.finish()
    }

    @Test func `one's own typing and another thread's show nothing`() async {
        let store = store()
        await store.send(.typingSeen(5, 7))
        await store.send(.typingSeen(6, 9))
        await store.finish()
    }

    @Test func `who has written types no longer`() {
        var thread = ChatThread()
        thread.typing = [9, 10]
        thread.merge([.from(9, id: 40, text: "Here")])
        #expect(thread.typing == [10])
    }

    @Test(.timeLimit(.minutes(1))) func `typing is told at most every three seconds, and never for an empty field`() async {
        let service = FlakyChatService()
        let store = store(service)
        let start = clock.now
        await store.send(.draftChanged("a")) {
            $0.threads[5]?.draft = "a"
            $0.threads[5]?.typingToldAt = start
        }
        clock.advance(by: .seconds(2))
        await store.send(.draftChanged("ab")) { $0.threads[5]?.draft = "ab" }
        await store.send(.draftChanged("")) { $0.threads[5]?.draft = "" }
        clock.advance(by: .seconds(1))
        await store.send(.draftChanged("")) { _ in }
        await store.send(.draftChanged("c")) {
            $0.threads[5]?.draft = "c"
            $0.threads[5]?.typingToldAt = start.addingTimeInterval(3)
        }
        await store.finish()
        #expect(service.typed.value.allSatisfy { $0 == 5 } && service.typed.value.count <= 2)
    }
}

struct ChatConnectionTests {
    private let clock = TestClock()

    @Test(.timeLimit(.minutes(1))) func `a lost connection is said, and listened to again after longer and longer pauses`() async {
        let realtime = FakeRealtime()
        realtime.refuse(ChatTopics.conversation(5))
        let feature = ChatFeature(chat: FakeChatService(), realtime: realtime, random: SeededRandomSource(), clock: clock)
        var (connected, lost) = (0, 0)
        let clock = clock
        let store = Store(initial: ChatState.signedIn) { (state: inout ChatState, action: ChatAction) in
            if case .threadConnected = action { connected += 1 }
            if case .threadLost = action { lost += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.opened([.thread(5)]))
        await store.run {
            if lost == 3 { return store.stop() }
            // The presence's timer sleeps as well.
            if lost > 0, clock.sleeperCount >= 2 { clock.advance(by: ChatFeature.pause(lost - 1)) }
        }
        #expect(connected == 3 && store.state.threads[5]?.isDisconnected == true)
        #expect((0..<7).map(ChatFeature.pause) == [1, 2, 4, 8, 16, 30, 30].map { .seconds($0) })
    }

    @Test func `being connected again takes the line away, and fetches what was missed`() async {
        let service = FlakyChatService()
        let store = TestStore(
            ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(), clock: clock),
            initial: .thread { $0.isDisconnected = true })
        await store.send(.threadConnected(5)) { $0.threads[5]?.isDisconnected = false }
        await store.receive(.newerLoaded(5, .success([])))
        await store.send(.threadLost(5)) { $0.threads[5]?.isDisconnected = true }
        await store.finish()
        #expect(service.cursors.value == [31])
    }

    @Test func `receipts are fetched from the first message that nobody has read`() async {
        let read = Message(
            id: 30, conversationID: 5, senderID: 7, text: "a", createdAt: Message.sample.createdAt, updatedAt: Message.sample.updatedAt, readBy: [9])
        let service = FlakyChatService()
        let store = TestStore(
            ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(), clock: clock),
            initial: .thread([read, .sample, .from(9, id: 32, text: "b")]))
        await store.send(.receiptsChanged(5))
        await store.receive(.newerLoaded(5, .success([])))
        await store.send(.receiptsChanged(6))
        await store.finish()
        #expect(service.cursors.value == [30])
    }

    @Test func `muted conversations have no badge`() {
        var state = ChatState.signedIn
        state.conversations = .loaded([.sample, .closed])
        #expect(state.unreadCount == 1)
    }
}
