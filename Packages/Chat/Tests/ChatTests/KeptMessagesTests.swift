import ChatAPI
import Core
import CoreTesting
import Networking
import Testing

@testable import Chat

/// What a page brings back to a server that was lost.
struct KeptMessagesTests {
    private let ids: [String] = {
        let random = SeededRandomSource(seed: 1)
        return (0..<2).map { _ in random.hexadecimal(byteCount: 16) }
    }()

    private func store(_ service: any ChatService, change: (inout ChatThread) -> Void = { _ in }) -> TestStore<ChatState, ChatAction> {
        TestStore(
            ChatFeature(chat: service, realtime: FakeRealtime(), random: SeededRandomSource(seed: 1), clock: TestClock()),
            initial: .thread(change: change))
    }

    private func kept(draft: String = "d1", _ outgoing: [OutgoingMessage] = [], person: Int = 7) throws -> String {
        var thread = ChatThread()
        (thread.draftID, thread.outgoing) = (draft, outgoing)
        return try #require(KeptMessages(thread, of: person)).text
    }

    @Test func `messages on the way are sent again under their client ids, those that arrived are not`() async throws {
        let service = FlakyChatService(failures: [])
        let store = store(service) { $0.messages = .loaded([.sample, .from(7, id: 40, text: "There", clientID: "c0")]) }
        let outgoing = [OutgoingMessage(clientID: "c0", text: "There", status: .sending), OutgoingMessage(clientID: "c1", text: "Lost")]
        await store.send(.keptMessagesRestored(try kept(outgoing))) {
            $0.threads[5]?.draftID = "d1"
            $0.threads[5]?.outgoing = [OutgoingMessage(clientID: "c1", text: "Lost", status: .sending)]
        }
        await store.receive(.sent(5, "c1", .success(.sample))) { $0.threads[5]?.outgoing[0].status = .sent }
        await store.receive(.newerLoaded(5, .success([])))
        #expect(service.clientIDs.value == ["c1"])
        await store.finish()
    }

    @Test func `what was half-typed is sent under the client id that it had`() async throws {
        let store = store(FakeChatService(sent: .failure(.forbidden())))
        await store.send(.keptMessagesRestored(try kept())) { $0.threads[5]?.draftID = "d1" }
        await store.send(.draftChanged("Hello")) {
            $0.threads[5]?.draft = "Hello"
            $0.threads[5]?.typingToldAt = TestClock().now
        }
        await store.send(.sendTapped) {
            $0.threads[5]?.draft = ""
            $0.threads[5]?.draftID = self.ids[0]
            $0.threads[5]?.typingToldAt = nil
            $0.threads[5]?.outgoing = [OutgoingMessage(clientID: "d1", text: "Hello", status: .sending)]
        }
        await store.receive(.sent(5, "d1", .failure(.forbidden()))) {
            $0.threads[5]?.outgoing[0].status = .failed(APIError.forbidden().message)
        }
        await store.finish()
    }

    @Test(arguments: [true, false]) func `a field whose text has arrived is empty, whatever comes back first`(isFieldFirst: Bool) {
        var thread = ChatThread()
        thread.messages = .loaded([.from(7, id: 40, text: "Hello", clientID: "d1")])
        if isFieldFirst { thread.draft = "Hello" }
        thread.draftID = "d1"
        thread.dropSentDraft(next: "d2")
        #expect(thread.draftID == (isFieldFirst ? "d2" : "d1"))
        if !isFieldFirst {
            thread.draft = "Hello"
            thread.dropSentDraft(next: "d2")
        }
        #expect(thread.draft.isEmpty)
        #expect(thread.draftID == "d2")
    }

    @Test func `another text in the field stays, as a message of its own`() {
        var thread = ChatThread()
        thread.messages = .loaded([.from(7, id: 40, text: "Hello", clientID: "d1")])
        (thread.draft, thread.draftID) = ("Hello again", "d1")
        thread.dropSentDraft(next: "d2")
        #expect((thread.draft, thread.draftID) == ("Hello again", "d2"))
    }

    @Test func `another person's messages, and nonsense, are left alone`() async throws {
        let store = store(FakeChatService())
        await store.send(.keptMessagesRestored(try kept([OutgoingMessage(clientID: "c1", text: "Not mine")], person: 8)))
        await store.send(.keptMessagesRestored("{"))
        await store.finish()
    }

    @Test func `no more is kept than a browser brings back`() throws {
        let long = String(repeating: "a", count: 4_000)
        let text = try kept((0..<5).map { OutgoingMessage(clientID: "c\($0)", text: long) })
        #expect(text.utf8.count < 15_000)
        #expect(KeptMessages(text)?.outgoing.map(\.id) == ["c0", "c1"])
    }
}
