import ChatAPI
import Core
import Foundation
import Theme
import UI

/// What stands below the messages: who is typing, whether the connection is lost, why one can't write.
struct ThreadStatusView: View {
    let thread: ChatThread
    let conversation: Conversation?

    @Environment(\.theme) private var theme

    var body: some View {
        if thread.isDisconnected { NoticeBanner(Strings.reconnecting, tone: .warning) }
        if conversation?.isClosed == true { NoticeBanner(Strings.closedHint) }
        if conversation?.isBlocked == true { NoticeBanner(Strings.blockedHint, tone: .warning) }
        if !typing.isEmpty {
            Text(typing).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText).accessibilityIdentifier("chat.typing")
        }
    }

    private var typing: String {
        thread.typing.compactMap { person in conversation?.participants.first { $0.id == person }?.name }.map(Strings.typing)
            .joined(separator: " · ")
    }
}

struct ThreadStatusView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ThreadStatusView(thread: thread { $0.typing = [9] }, conversation: .sample).previewDisplayName("Typing")
            ThreadStatusView(thread: thread { $0.isDisconnected = true }, conversation: .sample).previewDisplayName("Disconnected")
            ThreadStatusView(thread: thread { _ in }, conversation: .closed).previewDisplayName("Closed")
        }
    }

    private static func thread(_ change: (inout ChatThread) -> Void) -> ChatThread {
        var thread = ChatThread()
        change(&thread)
        return thread
    }
}
