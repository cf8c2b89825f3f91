import ChatAPI
import Core
import CoreTesting
import Foundation
import Testing

@testable import Chat

struct ComposerTests {
    private let clock = TestClock()
    private let refused = APIError.conflict("Closed.", code: "conversation_closed")

    private func store(
        _ chat: any ChatService, change: (inout ComposerFeature.State) -> Void = { _ in }
    ) -> TestStore<ComposerFeature.State, ComposerFeature.Action> {
        let feature = ComposerFeature(chat: chat, random: SeededRandomSource(seed: 1), clock: clock)
        var state = ComposerFeature.State(conversation: 5)
        change(&state)
        return TestStore(screen: feature, initial: state)
    }

    /// The state after the first message was sent on its way.
    private func isSending(_ text: String, _ state: inout ComposerFeature.State) {
        state.draft = ""
        state.draftID = clientIDs[1]
        state.typingPublishedAt = nil
        state.outgoing = [OutgoingMessage(clientID: clientIDs[0], text: text, status: .sending)]
    }

    @Test func `a message that failed stays, and is sent again under the same client id`() async {
        let store = store(FakeChatService(sent: .failure(refused))) { $0.draft = "Hello" }
        await store.send(.sendTapped) { isSending("Hello", &$0) }
        await store.receive(.sent(clientIDs[0], .failure(refused))) { $0.outgoing[0].status = .failed(self.refused.message) }
        await store.send(.retryTapped(clientIDs[0])) { $0.outgoing[0].status = .sending }
        await store.receive(.sent(clientIDs[0], .failure(refused))) { $0.outgoing[0].status = .failed(self.refused.message) }
        await store.send(.discardTapped(clientIDs[0])) { $0.outgoing = [] }
        await store.finish()
    }

    @Test func `messages go one after the other`() async {
        let store = store(FakeChatService(sent: .failure(refused))) { $0.draft = "a" }
        await store.send(.sendTapped) { isSending("a", &$0) }
        await store.send(.draftChanged("b")) {
            $0.draft = "b"
            $0.typingPublishedAt = self.clock.now
        }
        await store.send(.sendTapped) {
            $0.draft = ""
            $0.draftID = clientIDs[2]
            $0.typingPublishedAt = nil
            $0.outgoing.append(OutgoingMessage(clientID: clientIDs[1], text: "b", status: .waiting))
        }
        await store.receive(.sent(clientIDs[0], .failure(refused))) {
            $0.outgoing[0].status = .failed(self.refused.message)
            $0.outgoing[1].status = .sending
        }
        await store.receive(.sent(clientIDs[1], .failure(refused))) { $0.outgoing[1].status = .failed(self.refused.message) }
        await store.finish()
    }

    @Test func `nothing but space isn't sent, and too much says so and stays`() async {
        let store = store(FakeChatService()) { $0.draft = " \n" }
        await store.send(.sendTapped)
        let long = String(repeating: "a", count: 4_001)
        await store.send(.draftChanged(long)) {
            $0.draft = long
            $0.typingPublishedAt = self.clock.now
        }
        await store.send(.sendTapped) { $0.message = Strings.tooLong }
        await store.send(.draftChanged("a")) {
            $0.draft = "a"
            $0.message = nil
        }
        await store.finish()
    }

    @Test func `only what failed is sent again or discarded`() async {
        let store = store(FakeChatService()) { $0.outgoing = [OutgoingMessage(clientID: "c1", text: "Hello", status: .sending)] }
        await store.send(.retryTapped("c1"))
        await store.send(.discardTapped("c1"))
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `a lost connection is waited out, longer each time, under one client id`() async {
        let chat = FlakyChatService(failures: [.offline, .internalError, .rateLimited(retryAfter: .seconds(9))])
        let store = store(chat) { $0.draft = "Hello" }
        await store.send(.sendTapped) { isSending("Hello", &$0) }
        for pause in [1, 2, 9] {
            await clock.sleepers(1)
            clock.advance(by: .seconds(pause))
        }
        await store.receive(.sent(clientIDs[0], .success(.sample))) { $0.outgoing[0].status = .sent }
        #expect(chat.clientIDs.value == Array(repeating: clientIDs[0], count: 4))
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `after five attempts a person decides`() async {
        let chat = FlakyChatService(failures: Array(repeating: .offline, count: 5))
        let store = store(chat) { $0.draft = "Hello" }
        await store.send(.sendTapped) { isSending("Hello", &$0) }
        for pause in [1, 2, 4, 8] {
            await clock.sleepers(1)
            clock.advance(by: .seconds(pause))
        }
        await store.receive(.sent(clientIDs[0], .failure(.offline))) { $0.outgoing[0].status = .failed(APIError.offline.message) }
        #expect(chat.clientIDs.value.count == 5)
        await store.finish()
    }

    @Test(.timeLimit(.minutes(1))) func `typing is published at most every three seconds, and never for an empty field`() async {
        let chat = FlakyChatService()
        let store = store(chat)
        let start = clock.now
        await store.send(.draftChanged("a")) {
            $0.draft = "a"
            $0.typingPublishedAt = start
        }
        clock.advance(by: .seconds(2))
        await store.send(.draftChanged("ab")) { $0.draft = "ab" }
        await store.send(.draftChanged("")) { $0.draft = "" }
        clock.advance(by: .seconds(1))
        await store.send(.draftChanged(""))
        await store.send(.draftChanged("c")) {
            $0.draft = "c"
            $0.typingPublishedAt = start.addingTimeInterval(3)
        }
        await store.finish()
        #expect(chat.typed.value.allSatisfy { $0 == 5 } && chat.typed.value.count <= 2)
    }
}
