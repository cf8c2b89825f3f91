import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

/// What a page brings back to a server after its own was lost.
struct RetainedMessagesTests {
    private func retained(draft: String = "d1", _ outgoing: [OutgoingMessage] = [], person: Int = 7) throws -> String {
        let composer = ComposerFeature.State(conversation: 5, draftID: draft, outgoing: outgoing)
        return try #require(RetainedMessages(composer, of: person)).text
    }

    @Test func `messages on the way are sent again under their client ids, those that arrived are not`() async throws {
        let chat = FlakyChatService()
        let store = ThreadFeature(chat).store([.sample, .from(7, id: 40, text: "There", clientID: "c0")])
        let outgoing = [OutgoingMessage(clientID: "c0", text: "There", status: .sending), OutgoingMessage(clientID: "c1", text: "Lost")]
        await store.send(.retainedMessagesRestored(try retained(outgoing))) {
            $0.composer.draftID = "d1"
            $0.composer.outgoing = [OutgoingMessage(clientID: "c1", text: "Lost", status: .sending)]
        }
        await store.receive(.composer(.sent("c1", .success(.sample)))) { $0.composer.outgoing[0].status = .sent }
        await store.receive(.newerLoaded(.success([])))
        #expect(chat.clientIDs.value == ["c1"])
        await store.finish()
    }

    @Test func `what was half-typed is sent under the client id that it had`() async throws {
        let store = ThreadFeature(FakeChatService(sent: .failure(.forbidden()))).store()
        await store.send(.retainedMessagesRestored(try retained())) { $0.composer.draftID = "d1" }
        await store.send(.composer(.draftChanged("Hello"))) {
            $0.composer.draft = "Hello"
            $0.composer.typingPublishedAt = TestClock().now
        }
        await store.send(.composer(.sendTapped)) {
            $0.composer.draft = ""
            $0.composer.draftID = clientIDs[0]
            $0.composer.typingPublishedAt = nil
            $0.composer.outgoing = [OutgoingMessage(clientID: "d1", text: "Hello", status: .sending)]
        }
        await store.receive(.composer(.sent("d1", .failure(.forbidden())))) {
            $0.composer.outgoing[0].status = .failed(APIError.forbidden().message)
        }
        await store.finish()
    }

    @Test(arguments: [true, false]) func `a field whose text has arrived is empty, whatever comes back first`(isFieldFirst: Bool) {
        let arrived = [Message.from(7, id: 40, text: "Hello", clientID: "d1")]
        var composer = ComposerFeature.State(conversation: 5, draft: isFieldFirst ? "Hello" : "", draftID: "d1")
        composer.drop(arrived: arrived, nextID: "d2")
        #expect(composer.draftID == (isFieldFirst ? "d2" : "d1"))
        if !isFieldFirst {
            composer.draft = "Hello"
            composer.drop(arrived: arrived, nextID: "d2")
        }
        #expect(composer.draft.isEmpty)
        #expect(composer.draftID == "d2")
    }

    @Test func `another text in the field stays, as a message of its own`() {
        var composer = ComposerFeature.State(conversation: 5, draft: "Hello again", draftID: "d1")
        composer.drop(arrived: [.from(7, id: 40, text: "Hello", clientID: "d1")], nextID: "d2")
        #expect((composer.draft, composer.draftID) == ("Hello again", "d2"))
    }

    @Test func `another person's messages, and nonsense, are left alone`() async throws {
        let store = ThreadFeature().store()
        await store.send(.retainedMessagesRestored(try retained([OutgoingMessage(clientID: "c1", text: "Not mine")], person: 8)))
        await store.send(.retainedMessagesRestored("{"))
        await store.finish()
    }

    @Test func `no more is retained than a browser brings back`() throws {
        let long = String(repeating: "a", count: 4_000)
        let text = try retained((0..<5).map { OutgoingMessage(clientID: "c\($0)", text: long) })
        #expect(text.utf8.count < 15_000)
        #expect(RetainedMessages(text)?.outgoing.map(\.id) == ["c0", "c1"])
    }
}
