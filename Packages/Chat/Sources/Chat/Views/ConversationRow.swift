import ChatAPI
import Theme
import UI

/// A conversation in the list: with whom, about which order, the newest message and its time, how many are unread.
struct ConversationRow: View {
    let conversation: Conversation
    let personID: Int?
    var isSelected = false
    let open: () -> Void

    @Environment(\.theme) private var theme

    private var other: Participant? { conversation.other(than: personID) }

    private var isUnread: Bool { conversation.unreadCount > 0 }

    var body: some View {
        Button(action: open) {
            HStack(spacing: theme.spacing.md) {
                Avatar(name)
                texts.frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(.vertical, theme.spacing.sm)
            .padding(.horizontal, theme.spacing.sm)
            .background(isSelected ? theme.colors.secondary : theme.colors.card)
            .cornerRadius(theme.radius.md)
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .accessibilityIdentifier("chat.conversation.\(conversation.id)")
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            HStack(spacing: theme.spacing.sm) {
                Text(name).font(theme.fonts.headline).foregroundStyle(theme.colors.text)
                Spacer()
                if other?.isOnline == true { Pill(Strings.online, tone: .success) }
                if conversation.isMuted { Pill(Strings.muted) }
                if isUnread { Pill(Strings.unread(conversation.unreadCount), tone: conversation.isMuted ? .neutral : .info) }
            }
            Text(about).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            Text(preview)
                .font(isUnread ? theme.fonts.subheadline : theme.fonts.callout)
                .foregroundStyle(isUnread ? theme.colors.text : theme.colors.secondaryText)
                .lineLimit(1)
        }
    }

    private var name: String { other?.name ?? Strings.conversation }

    private var about: String {
        let date = conversation.lastMessageAt.map { DateFormat.dateTime($0) }
        return [other.map { Strings.role($0.role) }, conversation.orderID.map(Strings.order), date].compactMap { $0 }.joined(separator: " · ")
    }

    private var preview: String {
        guard let message = conversation.lastMessage else { return Strings.noText }
        let text = String(message.text.prefix(80))
        return message.senderID == personID && !message.system ? Strings.own(text) : text
    }
}

struct ConversationRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Card { ConversationRow(conversation: .sample, personID: 9) {} }.previewDisplayName("Unread")
            Card { ConversationRow(conversation: .read, personID: 7) {} }.previewDisplayName("Read")
            Card { ConversationRow(conversation: .online, personID: 7) {} }.previewDisplayName("Online")
            Card { ConversationRow(conversation: .closed, personID: 7) {} }.previewDisplayName("Muted")
            Card { ConversationRow(conversation: .long, personID: 7) {} }.previewDisplayName("Long text")
        }
    }
}
