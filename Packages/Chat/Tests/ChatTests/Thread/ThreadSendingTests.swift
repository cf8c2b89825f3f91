import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

struct ThreadSendingTests {
    @Test func `a message shows at once, and takes its place when it has arrived`() async {
        let message = Message.from(7, id: 33, text: "Hello", clientID: clientIDs[0])
        let between = Message.from(9, id: 32, text: "Hi")
        let store = ThreadFeature(FakeChatService(newer: .success([between, message]), sent: .success(message))).store()
        await store.send(.composer(.draftChanged(" Hello "))) {
            $0.composer.draft = " Hello "
            $0.composer.typingPublishedAt = TestClock().now
        }
        await store.send(.composer(.sendTapped)) {
            $0.composer.draft = ""
            $0.composer.draftID = clientIDs[1]
            $0.composer.typingPublishedAt = nil
            $0.composer.outgoing = [OutgoingMessage(clientID: clientIDs[0], text: "Hello", status: .sending)]
        }
        await store.receive(.composer(.sent(clientIDs[0], .success(message)))) { $0.composer.outgoing[0].status = .sent }
        await store.receive(.newerLoaded(.success([between, message]))) {
            $0.composer.outgoing = []
            $0.messages = .loaded([.sample, between, message])
        }
        await store.finish()
    }

    @Test func `a lost response is made up for when the message itself arrives`() async {
        let message = Message.from(7, id: 33, text: "Hello", clientID: "c1")
        let store = ThreadFeature().store {
            $0.composer.outgoing = [OutgoingMessage(clientID: "c1", text: "Hello", status: .failed("Lost"))]
        }
        await store.send(.newerLoaded(.success([message]))) {
            $0.composer.outgoing = []
            $0.messages = .loaded([.sample, message])
        }
        await store.finish()
    }

    @Test func `a response that comes after the conversation was left loads nothing until somebody is back`() async {
        let message = Message.from(7, id: 33, text: "Hello", clientID: "c1")
        let store = ThreadFeature(FakeChatService(sent: .success(message))).store {
            $0.isOpen = false
            $0.composer.outgoing = [OutgoingMessage(clientID: "c1", text: "Hello", status: .sending)]
        }
        await store.send(.composer(.sent("c1", .success(message)))) { $0.composer.outgoing[0].status = .sent }
        await store.finish()
    }
}
