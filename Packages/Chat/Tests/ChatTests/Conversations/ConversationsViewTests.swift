import ChatAPI
import Core
import CoreUI
import Testing
import UI

@testable import Chat

struct ConversationsViewTests {
    private func list(_ conversations: ViewState<[Conversation]>, change: (inout ChatState) -> Void = { _ in }) -> String {
        var state = ChatState.signedIn
        state.conversations.list = conversations
        change(&state)
        return String(decoding: Renderer.render(ConversationsView(store: ScopedStore(state: state))).html, as: UTF8.self)
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

    @Test func `the list shows who is online, what is muted, and what was found instead`() {
        let page = list(.loaded([.online, .closed]))
        for text in [Strings.online, Strings.muted, "data-testid=\"chat.search\""] { #expect(page.contains(text)) }
        let found = list(.loaded([.sample])) {
            $0.search = SearchFeature.State(text: "gate", results: .loaded([.from(9, id: 77, text: "<b>gate</b>")]))
        }
        #expect(found.contains("data-testid=\"chat.found.77\"") && !found.contains("<b>gate"))
        #expect(!found.contains("chat.conversation.5"))
    }

    @Test func `each place shows its screen`() {
        let opening = list(.idle) {
            $0.path = [.with(person: 9)]
            $0.opening.failure = "No such person."
        }
        #expect(opening.contains("No such person."))
        #expect(list(.idle) { $0.path = [.reports] }.contains(Strings.reports))
        #expect(list(.idle) { $0.path = [.order(12)] }.contains(Strings.order(12)))
        #expect(list(.loaded([.sample])) { $0.path = [.conversation(5)] }.contains("data-testid=\"chat.input\""))
    }
}
