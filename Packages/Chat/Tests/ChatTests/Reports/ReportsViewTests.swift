import ChatAPI
import Core
import CoreUI
import Testing
import UI

@testable import Chat

struct ReportsViewTests {
    @Test func `reports show who, whom and why, as text`() {
        let report = ConversationReport(
            id: 1, conversationID: 5, reporter: Conversation.sample.participants[0], reported: Conversation.sample.participants[1], reason: .fraud,
            note: "<i>money</i>", messageText: "<script>x</script>", createdAt: Message.sample.createdAt)
        let view = ReportsView(store: ScopedStore(state: ReportsFeature.State(reports: .loaded([report]))))
        let page = String(decoding: Renderer.render(view).html, as: UTF8.self)
        for text in ["Casey Customer reported Dana Driver", Strings.reasonFraud, "chat.join.5"] { #expect(page.contains(text)) }
        #expect(!page.contains("<script>x") && !page.contains("<i>money"))
    }
}
