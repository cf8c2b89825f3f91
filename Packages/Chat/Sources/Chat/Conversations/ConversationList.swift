import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The conversations, newest first, under a search field: a page of its own, or beside what is open.
struct ConversationList: View {
    let store: ScopedStore<ConversationsFeature>
    let search: ScopedStore<SearchFeature>
    let person: Int?
    let openID: Int?

    @Environment(\.person) private var account

    var body: some View {
        SearchField(Strings.searchMessages, text: search.binding(\.text) { .textChanged($0) }, identifier: "chat.search")
        if canSeeReports {
            QuietButton(Strings.reports, symbol: AppSymbols.shieldName) { store.send(.reportsTapped) }.accessibilityIdentifier("chat.reports")
        }
        if search.state.isActive {
            SearchView(store: search, conversations: store.state.list.value ?? [])
        } else {
            if store.state.unreadCount > 0 { NoticeBanner(Strings.unreadMessages(store.state.unreadCount)) }
            ViewStateView(store.state.list, loading: .rows(5), retry: { store.send(.appeared) }) { rows($0) }
        }
    }

    private var canSeeReports: Bool { account.map { !$0.roles.isDisjoint(with: [.dispatcher, .admin]) } ?? false }

    @ViewBuilder
    private func rows(_ conversations: [Conversation]) -> some View {
        if conversations.isEmpty {
            EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.noConversations, message: Strings.noConversationsMessage)
        } else {
            Card {
                ForEach(conversations, id: \.id) { conversation in
                    ConversationRow(conversation: conversation, person: person, isSelected: conversation.id == openID) {
                        store.send(.conversationTapped(conversation.id))
                    }
                }
            }
        }
    }
}

/// A conversation in the list: with whom, about which order, the newest message and its time, and how many are unread.
struct ConversationRow: View {
    let conversation: Conversation
    let person: Int?
    var isSelected = false
    let open: () -> Void

    @Environment(\.theme) private var theme

    private var other: Participant? { conversation.other(than: person) }

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
        return message.senderID == person && !message.system ? Strings.own(text) : text
    }
}
