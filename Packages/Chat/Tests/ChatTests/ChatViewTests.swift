import ChatAPI
import Core
import CoreUI
import Foundation
import Testing
import UI

@testable import Chat

struct ChatViewTests {
    private func html(_ state: ChatState) -> String {
        String(decoding: Renderer.render(ConversationsView(store: ScopedStore(state: state))).html, as: UTF8.self)
    }

    private func list(_ conversations: ViewState<[Conversation]>) -> String {
        var state = ChatState.signedIn
        state.conversations = conversations
        return html(state)
    }

    @Test func `the list names the other one, the order, the newest message and what is unread`() {
        let page = list(.loaded([.sample]))
        for text in ["Dana Driver", "Driver", "Order 12", "You: The gate code is 4411.", "1 new", "1 unread message"] { #expect(page.contains(text)) }
        #expect(page.contains("data-testid=\"chat.conversation.5\""))
    }

    @Test func `an empty list and a failed one say so`() {
        #expect(list(.loaded([])).contains(Strings.noConversations))
        #expect(list(.failed("No way.")).contains("data-testid=\"error.retry\""))
    }

    @Test func `a thread shows messages by day, and the composer`() {
        let next = Message(
            id: 32, conversationID: 5, senderID: 9, text: "Thanks", createdAt: Message.sample.createdAt.addingTimeInterval(86_400),
            updatedAt: Message.sample.updatedAt)
        let page = html(.thread([.sample, next], hasOlder: true))
        for text in ["Thu, Jan 1", "Fri, Jan 2", "The gate code is 4411.", "Thanks"] { #expect(page.contains(text)) }
        for id in ["chat.message.31", "chat.message.32", "chat.input", "chat.send", "chat.older"] { #expect(page.contains("data-testid=\"\(id)\"")) }
        #expect(page.contains("data-stick=\"end\""))
    }

    @Test func `a thread that can't be read has no field for a message`() {
        let page = html(.thread { $0.messages = .failed("No way.") })
        #expect(page.contains("No way.") && page.contains("data-testid=\"error.retry\"") && !page.contains("chat.input"))
    }

    @Test func `a message that failed says why, and offers both ways out`() {
        let page = html(.thread { $0.outgoing = [OutgoingMessage(clientID: "c1", text: "On my way", status: .failed("No connection."))] })
        for text in ["On my way", "No connection.", "chat.retry.c1", "chat.discard.c1"] { #expect(page.contains(text)) }
    }

    @Test func `Enter sends, and the field takes several lines`() throws {
        var sent = 0
        let view = ThreadView(
            id: 5, store: ScopedStore(state: .thread { $0.draft = "Hello" }) { action in if action == .sendTapped { sent += 1 } })
        let render = Renderer.render(view)
        let page = String(decoding: render.html, as: UTF8.self)
        let field = try #require(page.components(separatedBy: "<textarea").last?.components(separatedBy: ">").first)
        let id = try #require(field.components(separatedBy: "data-submit=\"").last?.components(separatedBy: "\"").first)
        render.actions[id]?.perform(.none)
        #expect(sent == 1)
    }

    @Test func `a message that was read says so, a thread that fell behind too`() {
        let read = Message(
            id: 32, conversationID: 5, senderID: 7, text: "Hi", createdAt: Message.sample.createdAt, updatedAt: Message.sample.updatedAt, readBy: [9])
        #expect(html(.thread([read])).contains("4:00 AM · Read"))
        #expect(!html(.thread([.sample])).contains("· Read"))
        #expect(html(.thread { $0.isBehind = true }).contains("data-testid=\"chat.refresh\""))
    }

    @Test func `what the service says stands between the bubbles, and isn't offered as anybody's message`() {
        let page = html(.thread([.notice, .sample]))
        #expect(page.contains("data-testid=\"chat.notice.30\"") && !page.contains("chat.message.30"))
        #expect(page.contains("Order 12: a driver will pick it up."))
    }

    @Test func `a thread says who types, that it reconnects, and why one can't write`() {
        var state = ChatState.thread {
            $0.typing = [9]
            $0.isDisconnected = true
        }
        state.conversations = .loaded([.sample])
        for text in ["Dana Driver is typing…", Strings.reconnecting] { #expect(html(state).contains(text)) }
        state.conversations = .loaded([
            Conversation(id: 5, participants: Conversation.sample.participants, isBlocked: true, isClosed: true)
        ])
        for text in [Strings.closedHint, Strings.blockedHint, Strings.unblock] { #expect(html(state).contains(text)) }
    }

    @Test func `with more than two it is said who wrote`() {
        var state = ChatState.thread([.from(9, id: 1, text: "Here"), .from(3, id: 2, text: "I help")])
        state.conversations = .loaded([Conversation(id: 5, participants: Conversation.joined.participants)])
        for name in ["Dana Driver · ", "Dee Dispatcher · "] { #expect(html(state).contains(name)) }
    }

    @Test func `the list shows who is there, what is muted, and what was found instead`() {
        let page = list(.loaded([.online, .closed]))
        for text in [Strings.online, Strings.muted, "data-testid=\"chat.search\""] { #expect(page.contains(text)) }
        var state = ChatState.signedIn
        state.conversations = .loaded([.sample])
        state.search.text = "gate"
        state.search.results = .loaded([.from(9, id: 77, text: "<b>gate</b>")])
        let found = html(state)
        #expect(found.contains("data-testid=\"chat.found.77\"") && !found.contains("<b>gate"))
        #expect(!found.contains("chat.conversation.5"))
    }

    @Test func `reports show who, whom and why, as text`() {
        var state = ChatState.signedIn
        state.path = [.reports]
        state.reports = .loaded([
            ConversationReport(
                id: 1, conversationID: 5, reporter: Conversation.sample.participants[0], reported: Conversation.sample.participants[1], reason: .fraud,
                note: "<i>money</i>", messageText: "<script>x</script>", createdAt: Message.sample.createdAt)
        ])
        let page = html(state)
        for text in ["Casey Customer reported Dana Driver", Strings.reasonFraud, "chat.join.5"] { #expect(page.contains(text)) }
        #expect(!page.contains("<script>x") && !page.contains("<i>money"))
    }

    @Test func `every view has a preview`() {
        #expect(ChatPlugin.previews.count == 16)
    }

    @Test func `what one writes is never read as HTML`() {
        let page = html(.thread([.from(9, id: 1, text: "<script>alert(1)</script>")]))
        #expect(!page.contains("<script>"))
    }

    @Test func `a conversation that could not be opened says why`() {
        var state = ChatState.signedIn
        state.path = [.with(9)]
        state.openingFailure = "No such person."
        #expect(html(state).contains("No such person."))
    }
}

struct ChatCoordinatorTests {
    @Test(arguments: [[], [ChatRoute.thread(5)], [.with(9)], [.order(12)], [.reports]])
    func `a path reads back from its URL`(path: [ChatRoute]) {
        let coordinator = ChatCoordinator()
        #expect(coordinator.path(for: coordinator.components(for: path)) == path)
    }

    @Test(arguments: [["x"], ["with"], ["with", "x"], ["5", "6"], ["with", "5", "6"]])
    func `what names no place is refused`(components: [String]) {
        #expect(ChatCoordinator().path(for: components) == nil)
    }
}
