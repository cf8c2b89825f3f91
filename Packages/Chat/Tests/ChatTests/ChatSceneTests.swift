import ChatAPI
import Core
import CoreTesting
import Networking
import Testing

@testable import Chat

struct ChatSceneTests {
    private let service = FlakyChatService()
    private let new = Message.from(9, id: 32, text: "Here")

    private func store(_ initial: ChatState = .thread()) -> TestStore<ChatState, ChatAction> {
        TestStore(ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(), clock: TestClock()), initial: initial)
    }

    @Test func `what arrives in an open thread is read at once while somebody can see it`() async {
        let store = store()
        await store.send(.newerLoaded(5, .success([new]))) { $0.threads[5]?.messages = .loaded([.sample, new]) }
        await store.finish()
        #expect(service.read.value == [32])
    }

    @Test func `what arrives while the page is hidden or gone is read when somebody is back, once`() async {
        let store = store()
        await store.send(event: .sceneChanged(isActive: false)) { $0.isSceneActive = false }
        await store.send(.newerLoaded(5, .success([new]))) {
            $0.threads[5]?.messages = .loaded([.sample, new])
            $0.threads[5]?.isUnseen = true
        }
        await store.send(.newerLoaded(5, .success([])))
        #expect(service.read.value.isEmpty)
        await store.send(event: .sceneChanged(isActive: true)) {
            $0.isSceneActive = true
            $0.threads[5]?.isUnseen = false
        }
        await store.send(event: .sceneChanged(isActive: false)) { $0.isSceneActive = false }
        await store.send(event: .sceneChanged(isActive: true)) { $0.isSceneActive = true }
        await store.finish()
        #expect(service.read.value == [32])
    }

    @Test func `a page that was asked for and never shown reads nothing`() async {
        var state = ChatState.thread(nil)
        state.isSceneActive = false
        let store = store(state)
        await store.send(.newestLoaded(5, .success(MessagePage(items: [.from(9, id: 31, text: "Hello")], hasMore: false)))) {
            $0.threads[5]?.messages = .loaded([.from(9, id: 31, text: "Hello")])
            $0.threads[5]?.isUnseen = true
        }
        await store.finish()
        #expect(service.read.value.isEmpty)
    }

    @Test func `nobody's coming back reads a thread that isn't on the screen, or one's own messages`() async {
        var state = ChatState.thread([.from(9, id: 31, text: "Hello")]) { $0.isUnseen = true }
        state.path = []
        state.isSceneActive = false
        let list = store(state)
        await list.send(event: .sceneChanged(isActive: true)) { $0.isSceneActive = true }
        await list.finish()
        state = .thread([])
        state.isSceneActive = false
        let own = store(state)
        await own.send(.newerLoaded(5, .success([.from(7, id: 32, text: "Mine")]))) {
            $0.threads[5]?.messages = .loaded([.from(7, id: 32, text: "Mine")])
        }
        await own.send(event: .sceneChanged(isActive: true)) { $0.isSceneActive = true }
        await own.finish()
        #expect(service.read.value.isEmpty)
    }
}
