import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

struct ThreadSceneTests {
    private let chat = FlakyChatService()
    private let new = Message.from(9, id: 32, text: "Here")

    @Test func `what arrives in an open conversation is read at once while somebody can see it`() async {
        let store = ThreadFeature(chat).store()
        await store.send(.newerLoaded(.success([new]))) { $0.messages = .loaded([.sample, new]) }
        await store.finish()
        #expect(chat.read.value == [32])
    }

    @Test func `what arrives while the page is hidden or gone is read when somebody is back, once`() async {
        let store = ThreadFeature(chat).store()
        await store.send(.sceneChanged(isActive: false)) { $0.isSceneActive = false }
        await store.send(.newerLoaded(.success([new]))) {
            $0.messages = .loaded([.sample, new])
            $0.isUnseen = true
        }
        await store.send(.newerLoaded(.success([])))
        #expect(chat.read.value.isEmpty)
        await store.send(.sceneChanged(isActive: true)) {
            $0.isSceneActive = true
            $0.isUnseen = false
        }
        await store.send(.sceneChanged(isActive: false)) { $0.isSceneActive = false }
        await store.send(.sceneChanged(isActive: true)) { $0.isSceneActive = true }
        await store.finish()
        #expect(chat.read.value == [32])
    }

    @Test func `a page that was asked for and never shown reads nothing`() async {
        let store = ThreadFeature(chat).store(nil) { $0.isSceneActive = false }
        let page = MessagePage(items: [.from(9, id: 31, text: "Hello")])
        await store.send(.newestLoaded(.success(page))) {
            $0.messages = .loaded(page.items)
            $0.isUnseen = true
        }
        await store.finish()
        #expect(chat.read.value.isEmpty)
    }

    @Test func `nobody's coming back reads a conversation that isn't on the screen, or one's own messages`() async {
        let closed = ThreadFeature(chat).store([.from(9, id: 31, text: "Hello")]) {
            $0.isUnseen = true
            $0.isOpen = false
            $0.isSceneActive = false
        }
        await closed.send(.sceneChanged(isActive: true)) { $0.isSceneActive = true }
        await closed.finish()
        let own = ThreadFeature(chat).store([]) { $0.isSceneActive = false }
        await own.send(.newerLoaded(.success([.from(7, id: 32, text: "Mine")]))) { $0.messages = .loaded([.from(7, id: 32, text: "Mine")]) }
        await own.send(.sceneChanged(isActive: true)) { $0.isSceneActive = true }
        await own.finish()
        #expect(chat.read.value.isEmpty)
    }
}
