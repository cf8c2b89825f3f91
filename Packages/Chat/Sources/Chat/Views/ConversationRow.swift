import ChatAPI
import Theme
import UI

/// A conversation in the list: with whom, about which order, the newest message, how many are unread.
struct ConversationRow: View {
    let conversation: Conversation
    let personID: Int?
    let open: () -> Void

    var body: some View {
        ListRow(title, subtitle: subtitle, symbol: AppSymbols.messagesName, action: open) {
            if conversation.unreadCount > 0 { Pill(Strings.unread(conversation.unreadCount), tone: .info) }
        }
        .accessibilityIdentifier("chat.conversation.\(conversation.id)")
    }

    private var title: String {
        let other = conversation.other(than: personID)
        let parts = [other?.name ?? Strings.conversation, other.map { Strings.role($0.role) }, conversation.orderID.map(Strings.order)]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }

    private var subtitle: String {
        guard let message = conversation.lastMessage else { return Strings.noText }
        let text = String(message.text.prefix(80))
        return "\(message.senderID == personID ? Strings.own(text) : text) · \(DateFormat.dateTime(message.createdAt))"
    }
}

struct ConversationRow_Previews: PreviewProvider {
    static var previews: some View { ConversationRow(conversation: .sample, personID: 9) {} }
}
