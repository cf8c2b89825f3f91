import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

struct ReportTests {
    private func store(_ chat: FakeChatService) -> TestStore<ReportFeature.State, ReportFeature.Action> {
        let feature = ReportFeature(chat: chat)
        return TestStore(screen: feature, initial: ReportFeature.State(conversation: 5, messageID: 31))
    }

    @Test func `a report is written and sent once`() async {
        let store = store(FakeChatService())
        await store.send(.reasonChosen(.fraud)) { $0.reason = .fraud }
        await store.send(.noteChanged("Asked for money")) { $0.note = "Asked for money" }
        await store.send(.sendTapped) { $0.isSending = true }
        await store.send(.sendTapped)
        await store.receive(.sent(.success(NoOutput())))
        await store.finish()
    }

    @Test func `a report that fails stays with its reason until something is changed`() async {
        let store = store(FakeChatService(changed: .failure(.offline)))
        await store.send(.sendTapped) { $0.isSending = true }
        await store.receive(.sent(.failure(.offline))) {
            $0.isSending = false
            $0.message = APIError.offline.message
        }
        await store.send(.noteChanged("Again")) {
            $0.note = "Again"
            $0.message = nil
        }
        await store.finish()
    }
}
