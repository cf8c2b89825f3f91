import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

struct OptionsTests {
    private let muted = Conversation(id: 5, participants: Conversation.sample.participants, isMuted: true)

    private func store(_ chat: FakeChatService) -> TestStore<OptionsFeature.State, OptionsFeature.Action> {
        let feature = OptionsFeature(chat: chat)
        return TestStore(screen: feature, initial: OptionsFeature.State(conversation: 5))
    }

    @Test func `a conversation is muted`() async {
        let store = store(FakeChatService(changed: .success(muted)))
        await store.send(.muteTapped(true))
        await store.receive(.changed(.success(muted)))
        await store.finish()
    }

    @Test func `a change that fails says why, until one succeeds`() async {
        let store = store(FakeChatService(changed: .failure(.offline)))
        await store.send(.muteTapped(true))
        await store.receive(.changed(.failure(.offline))) { $0.outcome = APIError.offline.message }
        await store.send(.changed(.success(muted))) { $0.outcome = nil }
        await store.finish()
    }

    @Test func `blocking asks first, unblocking doesn't`() async {
        let store = store(FakeChatService())
        await store.send(.blockTapped) { $0.asksBlock = true }
        await store.send(.blockDismissed) { $0.asksBlock = false }
        await store.send(.blockTapped) { $0.asksBlock = true }
        await store.send(.blockConfirmed) { $0.asksBlock = false }
        await store.receive(.changed(.success(.sample)))
        await store.send(.unblockTapped)
        await store.receive(.changed(.success(.sample)))
        await store.finish()
    }

    @Test func `leaving succeeds, or says why not`() async {
        let leaving = store(FakeChatService())
        await leaving.send(.leaveTapped)
        await leaving.receive(.left(.success(NoOutput())))
        await leaving.finish()
        let failing = store(FakeChatService(changed: .failure(.offline)))
        await failing.send(.leaveTapped)
        await failing.receive(.left(.failure(.offline))) { $0.outcome = APIError.offline.message }
        await failing.send(.reportTapped) { $0.outcome = nil }
        await failing.finish()
    }
}
