import Core
import CoreTesting
import Networking
import SupportAPI
import Testing
import UI

@testable import Support

struct AttachingTests {
    private func reply(_ service: FakeSupportService = FakeSupportService(), files: [TicketAttachment] = []) -> TestStore<
        TicketFeature.State, TicketFeature.Action
    > {
        let feature = TicketFeature(
            service: service, answers: FakeAnswerService(), following: Following(realtime: FakeRealtime(), clock: TestClock()),
            random: SeededRandomSource(seed: 1))
        var state = TicketFeature.State()
        (state.ticketID, state.person, state.thread) = (4, .requester, .loaded(.sample))
        state.reply.entry.attachments = files
        return TestStore(screen: feature, initial: state)
    }

    @Test func `files that arrive are sent with the message, also without words, once the last has arrived`() async {
        let sent = TicketMessage(id: 40, ticketID: 4, sender: .sample, text: "", attachments: [.sample], createdAt: Ticket.sample.createdAt)
        let store = reply(FakeSupportService(sentResult: .success(sent)))
        await store.send(.reply(.attaching(.reported(nil, message: nil, isSending: true)))) { $0.reply.attaching.isSending = true }
        await store.send(.reply(.attaching(.reported(.sample, message: nil, isSending: true)))) { $0.reply.entry.attachments = [.sample] }
        await store.send(.reply(.sendTapped))
        await store.send(.reply(.attaching(.reported(nil, message: nil, isSending: false)))) { $0.reply.attaching.isSending = false }
        await store.send(.reply(.sendTapped)) { ($0.reply.entry.key, $0.reply.isSending) = (firstKey, true) }
        await store.receive(.reply(.sent(4, .success(sent)))) {
            ($0.reply.entry, $0.reply.isSending) = (ReplyEntry(), false)
            $0.thread = .loaded(TicketThread(ticket: .sample, messages: [.sample, sent], hasOlder: false))
        }
        await store.finish()
    }

    @Test func `a file that isn't taken says why, and the next step takes that away`() async {
        let store = reply(files: [.sample])
        await store.send(.reply(.attaching(.reported(nil, message: "a.gif: no", isSending: false)))) { $0.reply.attaching.message = "a.gif: no" }
        // The same file again is the same one.
        await store.send(.reply(.attaching(.reported(.sample, message: nil, isSending: false)))) { $0.reply.attaching.message = nil }
        await store.finish()
    }

    @Test(arguments: [Result<Void, APIError>.success(()), .failure(.offline)])
    func `a file is taken back, even where it can't be removed yet`(result: Result<Void, APIError>) async {
        let store = reply(FakeSupportService(removalResult: result), files: [.sample, .receipt])
        await store.send(.reply(.attaching(.removeTapped(5)))) { $0.reply.entry.attachments = [.receipt] }
        await store.finish()
    }

    @Test func `a file that is gone when the message is sent says so`() async {
        let error = APIError.invalid(["attachmentIds": "Add it again."], code: "unknown_attachment")
        let store = reply(FakeSupportService(sentResult: .failure(error)), files: [.sample])
        await store.send(.reply(.sendTapped)) { ($0.reply.entry.key, $0.reply.isSending) = (firstKey, true) }
        await store.receive(.reply(.sent(4, .failure(error)))) { ($0.reply.isSending, $0.reply.message) = (false, "Add it again.") }
        await store.finish()
    }

    @Test func `files that weren't sent outlive the server with the words`() {
        var state = TicketFeature.State()
        state.ticketID = 4
        #expect(state.draft == nil)
        state.reply.entry.attachments = [.sample]
        #expect(state.draft?.entry.attachments == [.sample])
    }

    @Test func `pictures have words for those who don't see them, documents are saved, and names are never read as HTML`() {
        var trick = TicketAttachment.receipt
        trick.name = "<img src=x onerror=alert(1)>.pdf"
        let page = html(SentFilesView(files: [.sample, trick]))
        #expect(page.contains("alt=\"\(Strings.pictureNamed("shirt.jpg"))\"") && page.contains("/live/files/support/attachments/6"))
        #expect(page.contains("download") && page.contains("PDF · 2.4 MB") && !page.contains("<img src=x"))
        let pending = html(PendingFilesView(files: [.sample, .receipt]) { _ in })
        #expect(pending.contains(Strings.removeFile("shirt.jpg")) && pending.contains("348 KB"))
    }

    @Test func `no more than five files are added`() {
        #expect(html(AttachButton(state: AttachingFeature.State(), count: 5) { _ in }).contains("disabled"))
        #expect(!html(AttachButton(state: AttachingFeature.State(), count: 4) { _ in }).contains("disabled"))
    }
}
