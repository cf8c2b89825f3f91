import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

struct OpeningTests {
    private func store(_ chat: FakeChatService) -> TestStore<OpeningFeature.State, OpeningFeature.Action> {
        let feature = OpeningFeature(chat: chat)
        return TestStore(screen: feature, initial: OpeningFeature.State())
    }

    @Test func `the conversation with a person is opened`() async {
        let store = store(FakeChatService())
        await store.send(.appeared(9))
        await store.receive(.opened(9, .success(.sample)))
        await store.finish()
    }

    @Test func `a conversation that can't be opened says why, and can be tried again`() async {
        let store = store(FakeChatService(opened: .failure(.notFound())))
        await store.send(.appeared(9))
        await store.receive(.opened(9, .failure(.notFound()))) { $0.failure = APIError.notFound().message }
        await store.send(.appeared(9)) { $0.failure = nil }
        await store.receive(.opened(9, .failure(.notFound()))) { $0.failure = APIError.notFound().message }
        await store.finish()
    }
}
