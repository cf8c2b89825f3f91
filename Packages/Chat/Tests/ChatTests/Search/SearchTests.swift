import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

struct SearchTests {
    private let clock = TestClock()

    private func store(_ chat: FakeChatService) -> TestStore<SearchFeature.State, SearchFeature.Action> {
        let feature = SearchFeature(chat: chat, clock: clock)
        return TestStore(screen: feature, initial: SearchFeature.State())
    }

    @Test(.timeLimit(.minutes(1))) func `a text is searched for once nobody types any more`() async {
        let page = MessagePage(items: [.sample], hasMore: true)
        let store = store(FakeChatService(found: .success(page)))
        await store.send(.textChanged("g")) { $0.text = "g" }
        await store.send(.textChanged("ga")) {
            $0.text = "ga"
            $0.results = .loading
        }
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await store.receive(.found("ga", .success(page))) {
            $0.results = .loaded([.sample])
            $0.hasMore = true
        }
        await store.send(.moreTapped)
        await store.receive(.moreFound("ga", .success(page)))
        await store.send(.textChanged("")) { $0 = SearchFeature.State() }
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `a search that fails says why, and results of another text change nothing`() async {
        let store = store(FakeChatService(found: .failure(.offline)))
        await store.send(.textChanged("gate")) {
            $0.text = "gate"
            $0.results = .loading
        }
        await store.send(.found("gat", .success(MessagePage(items: []))))
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await store.receive(.found("gate", .failure(.offline))) { $0.results = .failed(APIError.offline.message) }
        await store.send(.moreTapped)
        await store.finish()
    }

    @Test func `results that were found stay when more can't be loaded`() async {
        let store = store(FakeChatService())
        await store.send(.moreFound("", .failure(.offline)))
        await store.finish()
    }
}
