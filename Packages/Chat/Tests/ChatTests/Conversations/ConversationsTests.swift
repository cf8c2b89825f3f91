import ChatAPI
import Core
import CoreTesting
import Networking
import Testing

@testable import Chat

struct ConversationsTests {
    private func store(_ chat: FakeChatService) -> TestStore<ConversationsFeature.State, ConversationsFeature.Action> {
        let feature = ConversationsFeature(chat: chat, following: Following(realtime: FakeRealtime(), clock: TestClock()))
        return TestStore(screen: feature, initial: ConversationsFeature.State())
    }

    @Test func `the list is loaded`() async {
        let store = store(FakeChatService())
        await store.send(.appeared) { $0.list = .loading }
        await store.receive(.loaded(.success([.sample]))) { $0.list = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `a list that can't be loaded says why, and can be asked for again`() async {
        let store = store(FakeChatService(list: .failure(.offline)))
        for _ in 0..<2 {
            await store.send(.appeared) { $0.list = .loading }
            await store.receive(.loaded(.failure(.offline))) { $0.list = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `muted conversations don't count as unread`() {
        #expect(ConversationsFeature.State(list: .loaded([.sample, .closed])).unreadCount == 1)
    }
}
