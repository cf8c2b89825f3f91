import ChatAPI
import Core
import CoreUI
import Foundation
import Testing
import UI

@testable import Chat

struct ThreadViewTests {
    private func html(_ state: ThreadFeature.State, _ conversation: Conversation? = .sample) -> String {
        String(decoding: Renderer.render(ThreadView(store: ScopedStore(state: state), conversation: conversation)).html, as: UTF8.self)
    }

    @Test func `a conversation shows messages by day, and the composer`() {
        let next = Message(
            id: 32, conversationID: 5, senderID: 9, text: "Thanks", createdAt: Message.sample.createdAt.addingTimeInterval(86_400),
            updatedAt: Message.sample.updatedAt)
        let page = html(.open([.sample, next]) { $0.hasOlder = true })
        for text in ["Thu, Jan 1", "Fri, Jan 2", "The gate code is 4411.", "Thanks"] { #expect(page.contains(text)) }
        for id in ["chat.message.31", "chat.message.32", "chat.input", "chat.send", "chat.older"] { #expect(page.contains("data-testid=\"\(id)\"")) }
        #expect(page.contains("data-stick=\"end\""))
    }

    @Test func `a conversation that can't be read has no field for a message`() {
        let page = html(.open { $0.messages = .failed("No way.") })
        #expect(page.contains("No way.") && page.contains("data-testid=\"error.retry\"") && !page.contains("chat.input"))
    }

    @Test func `a message that failed says why, and offers both ways out`() {
        let page = html(.open { $0.composer.outgoing = [OutgoingMessage(clientID: "c1", text: "On my way", status: .failed("No connection."))] })
        for text in ["On my way", "No connection.", "chat.retry.c1", "chat.discard.c1"] { #expect(page.contains(text)) }
    }

    @Test func `Enter sends, and the field takes several lines`() throws {
        var sent = 0
        let store = ScopedStore<ThreadFeature>(state: .open { $0.composer.draft = "Hello" }) { if $0 == .composer(.sendTapped) { sent += 1 } }
        let render = Renderer.render(ThreadView(store: store, conversation: .sample))
        let page = String(decoding: render.html, as: UTF8.self)
        let field = try #require(page.components(separatedBy: "<textarea").last?.components(separatedBy: ">").first)
        let id = try #require(field.components(separatedBy: "data-submit=\"").last?.components(separatedBy: "\"").first)
        render.actions[id]?.perform(.none)
        #expect(sent == 1)
    }

    @Test func `a message that was read says so, a conversation that fell behind too`() {
        let read = Message(
            id: 32, conversationID: 5, senderID: 7, text: "Hi", createdAt: Message.sample.createdAt, updatedAt: Message.sample.updatedAt, readBy: [9])
        #expect(html(.open([read])).contains("4:00 AM · Read"))
        #expect(!html(.open([.sample])).contains("· Read"))
        #expect(html(.open { $0.isBehind = true }).contains("data-testid=\"chat.refresh\""))
    }

    @Test func `a notice stands between the bubbles, and isn't offered as anybody's message`() {
        let page = html(.open([.notice, .sample]))
        #expect(page.contains("data-testid=\"chat.notice.30\"") && !page.contains("chat.message.30"))
        #expect(page.contains("Order 12: a driver will pick it up."))
    }

    @Test func `a conversation says who types, that it reconnects, and why nobody can write`() {
        let state = ThreadFeature.State.open {
            $0.typing = [9]
            $0.isDisconnected = true
        }
        for text in ["Dana Driver is typing…", Strings.reconnecting] { #expect(html(state).contains(text)) }
        let ended = html(state, Conversation(id: 5, participants: Conversation.sample.participants, isBlocked: true, isClosed: true))
        for text in [Strings.closedHint, Strings.blockedHint, Strings.unblock] { #expect(ended.contains(text)) }
    }

    @Test func `with more than two, messages say who wrote them`() {
        let page = html(.open([.from(9, id: 1, text: "Here"), .from(3, id: 2, text: "I help")]), .joined)
        for name in ["Dana Driver · ", "Dee Dispatcher · "] { #expect(page.contains(name)) }
    }

    @Test func `what people write is never read as HTML`() {
        #expect(!html(.open([.from(9, id: 1, text: "<script>alert(1)</script>")])).contains("<script>"))
    }

    @Test func `the form of a report stands over the conversation`() {
        #expect(html(.open { $0.report = ReportFeature.State(conversation: 5, messageID: nil) }).contains("data-testid=\"chat.report.send\""))
        #expect(!html(.open()).contains("chat.report.send"))
    }
}
