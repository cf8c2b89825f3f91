import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

struct ReportsTests {
    private func store(_ chat: FakeChatService) -> TestStore<ReportsFeature.State, ReportsFeature.Action> {
        let feature = ReportsFeature(chat: chat)
        return TestStore(screen: feature, initial: ReportsFeature.State())
    }

    @Test func `reports are loaded, or say why not`() async {
        let loading = store(FakeChatService())
        await loading.send(.appeared) { $0.reports = .loading }
        await loading.receive(.loaded(.success([.sample]))) { $0.reports = .loaded([.sample]) }
        await loading.finish()
        let failing = store(FakeChatService(reported: .failure(.offline)))
        await failing.send(.appeared) { $0.reports = .loading }
        await failing.receive(.loaded(.failure(.offline))) { $0.reports = .failed(APIError.offline.message) }
        await failing.finish()
    }

    @Test func `a conversation that can't be joined says why`() async {
        let store = store(FakeChatService(changed: .failure(.notFound())))
        await store.send(.joinTapped(5))
        await store.receive(.joined(.failure(.notFound()))) { $0.failure = APIError.notFound().message }
        await store.finish()
    }

    @Test func `a conversation is joined`() async {
        let store = store(FakeChatService())
        await store.send(.joinTapped(5))
        await store.receive(.joined(.success(.sample)))
        await store.finish()
    }
}
