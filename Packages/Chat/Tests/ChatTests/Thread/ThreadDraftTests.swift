import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

/// What was written in conversations comes back after a restart of the server.
struct ThreadDraftTests {
    private func draft(_ outgoing: [ThreadDraft.Message] = [], text: String = "") -> ThreadDraft {
        ThreadDraft(id: 5, textID: "d1", text: text, outgoing: outgoing)
    }

    @Test func `messages on the way are sent again under their client ids, those that arrived are not`() async {
        let chat = FlakyChatService()
        let store = ThreadFeature(chat).store([.sample, .from(7, id: 40, text: "There", clientID: "c0")])
        await store.send(.draftRestored(draft([.init(id: "c0", text: "There"), .init(id: "c1", text: "Lost")]))) {
            $0.composer.draftID = "d1"
            $0.composer.outgoing = [OutgoingMessage(clientID: "c1", text: "Lost", status: .sending)]
        }
        await store.receive(.composer(.sent("c1", .success(.sample)))) { $0.composer.outgoing[0].status = .sent }
        await store.receive(.newerLoaded(.success([])))
        #expect(chat.clientIDs.value == ["c1"])
        await store.finish()
    }

    @Test func `what was half-typed is sent under the client id that it had`() async {
        let store = ThreadFeature(FakeChatService(sent: .failure(.forbidden()))).store()
        await store.send(.draftRestored(draft())) { $0.composer.draftID = "d1" }
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
        if !isFieldFirst {
            composer.draft = "Hello"
            composer.drop(arrived: arrived, nextID: "d2")
        }
        #expect(composer.draft.isEmpty)
        // The page may bring it back once more; anything else that is typed gets an id of its own.
        #expect(composer.draftID == "d1")
        composer.draft = "H"
        composer.drop(arrived: arrived, nextID: "d2")
        #expect((composer.draft, composer.draftID) == ("H", "d2"))
    }

    @Test func `another text in the field stays, as a message of its own`() {
        var composer = ComposerFeature.State(conversation: 5, draft: "Hello again", draftID: "d1")
        composer.drop(arrived: [.from(7, id: 40, text: "Hello", clientID: "d1")], nextID: "d2")
        #expect((composer.draft, composer.draftID) == ("Hello again", "d2"))
    }

    @Test func `text, messages on the way and a report are the draft, of the open conversation first`() {
        var state = ChatState()
        state.person = 7
        #expect(state.threadDrafts == nil)
        state[thread: 4].composer.draft = "Later"
        state[thread: 5].isOpen = true
        state[thread: 5].composer = ComposerFeature.State(
            conversation: 5, draft: "Hi", draftID: "d1", outgoing: [OutgoingMessage(clientID: "c1", text: "Lost", status: .sending)])
        state[thread: 5].report = ReportFeature.State(conversation: 5, messageID: 31, reason: .fraud, note: "Adverts")
        var expected = draft([.init(id: "c1", text: "Lost")], text: "Hi")
        expected.report = ThreadDraft.Report(messageID: 31, reason: .fraud, note: "Adverts")
        #expect(state.threadDrafts == [expected, ThreadDraft(id: 4, textID: nil, text: "Later", outgoing: [])])
    }

    @Test func `drafts come back to their conversations, with the report that was being written`() async {
        var before = ChatState()
        before.person = 7
        before[thread: 4].composer.draft = "Later"
        before[thread: 5].report = ReportFeature.State(conversation: 5, messageID: 31, reason: .fraud, note: "Adverts")
        let feature = ChatFeature(FakeChatService())
        var after = ChatState()
        after.person = 7
        _ = feature.reduce(&after, .draftsRestored(before.threadDrafts ?? []))
        #expect(after.threadDrafts == before.threadDrafts)
        _ = feature.reduce(&after, .thread(5, .appeared))
        #expect(after[thread: 5].report == before[thread: 5].report)
        _ = feature.reduce(&after, .thread(5, .disappeared))
        #expect(after[thread: 5].report == nil)
    }

    @Test func `no more is kept than a page may bring back, and no text is cut`() {
        let long = String(repeating: "a", count: 3_000)
        var state = ChatState()
        state[thread: 5].isOpen = true
        state[thread: 5].composer.draft = long
        state[thread: 5].composer.outgoing = (0..<5).map { OutgoingMessage(clientID: "c\($0)", text: long) }
        let kept = state.threadDrafts?.first
        #expect(kept?.outgoing.map(\.id) == ["c0", "c1"])
        #expect(kept?.text == "")
    }
}
