import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

struct ThreadTypingTests {
    @Test(.timeLimit(.minutes(1))) func `who types is shown for seven seconds`() async {
        let clock = TestClock()
        let store = ThreadFeature(clock: clock).store()
        await store.send(.typingHeard(9)) { $0.typing = [9] }
        await clock.sleepers(1)
        clock.advance(by: .seconds(6))
        await store.send(.typingHeard(9))
        await clock.sleepers(1)
        clock.advance(by: .seconds(7))
        await store.receive(.typingExpired(9)) { $0.typing = [] }
        await store.finish()
    }

    @Test func `one's own typing shows nothing`() async {
        let store = ThreadFeature().store()
        await store.send(.typingHeard(7))
        await store.finish()
    }

    @Test func `who has written types no longer`() {
        var thread = ThreadFeature.State(id: 5, person: 7)
        thread.typing = [9, 10]
        thread.merge([.from(9, id: 40, text: "Here")])
        #expect(thread.typing == [10])
    }
}
