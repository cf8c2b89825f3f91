import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

struct OrderConversationsTests {
    private func store(
        _ chat: FakeChatService, _ initial: OrderConversationsFeature.State = OrderConversationsFeature.State()
    ) -> TestStore<OrderConversationsFeature.State, OrderConversationsFeature.Action> {
        let feature = OrderConversationsFeature(chat: chat)
        return TestStore(screen: feature, initial: initial)
    }

    @Test func `an order's conversations are loaded, and another order's aren't shown meanwhile`() async {
        let store = store(FakeChatService(), OrderConversationsFeature.State(order: 13, conversations: .loaded([.closed])))
        await store.send(.appeared(12)) {
            $0.order = 12
            $0.conversations = .loading
        }
        await store.receive(.loaded(.success([.sample]))) { $0.conversations = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `conversations that can't be loaded or joined say why`() async {
        let store = store(FakeChatService(list: .failure(.offline), changed: .failure(.notFound())))
        await store.send(.appeared(12)) {
            $0.order = 12
            $0.conversations = .loading
        }
        await store.receive(.loaded(.failure(.offline))) { $0.conversations = .failed(APIError.offline.message) }
        await store.send(.joinTapped(5))
        await store.receive(.joined(.failure(.notFound()))) { $0.failure = APIError.notFound().message }
        await store.finish()
    }
}
