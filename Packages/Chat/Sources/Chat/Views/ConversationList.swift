import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The conversations, newest first: a page of its own, or beside the thread that is open.
struct ConversationList: View {
    let store: ScopedStore<ChatFeature>
    @Environment(\.person) private var person

    var body: some View {
        SearchField(Strings.searchMessages, text: store.binding(\.search.text) { .searchChanged($0) }, identifier: "chat.search")
        if canSeeReports {
            QuietButton(Strings.reports, symbol: AppSymbols.shieldName) { store.send(.opened([.reports])) }.accessibilityIdentifier("chat.reports")
        }
        if store.state.search.isActive {
            SearchResultsView(store: store)
        } else {
            conversations
        }
    }

    private var canSeeReports: Bool { person.map { !$0.roles.isDisjoint(with: [.dispatcher, .admin]) } ?? false }

    @ViewBuilder
    private var conversations: some View {
        if store.state.unreadCount > 0 { NoticeBanner(Strings.unreadMessages(store.state.unreadCount)) }
        ViewStateView(store.state.conversations, loading: .rows(5), retry: { store.send(.appeared) }) { list($0) }
    }

    @ViewBuilder
    private func list(_ conversations: [Conversation]) -> some View {
        if conversations.isEmpty {
            EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.noConversations, message: Strings.noConversationsMessage)
        } else {
            Card {
                ForEach(conversations, id: \.id) { conversation in
                    ConversationRow(
                        conversation: conversation, personID: store.state.personID ?? person?.id, isSelected: conversation.id == store.state.openID
                    ) { open(conversation.id) }
                }
            }
        }
    }

    /// Beside an open thread another one takes its place, instead of standing on top of it.
    private func open(_ id: Int) {
        store.send(store.state.path.isEmpty ? .conversationTapped(id) : .opened([.thread(id)]))
    }
}

struct ConversationList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ConversationList(store: preview(.loading)).previewDisplayName("Loading")
            ConversationList(store: preview(.loaded([]))).previewDisplayName("Empty")
            ConversationList(store: preview(.loaded([.sample, .read]))).previewDisplayName("One is open")
        }
    }

    private static func preview(_ conversations: ViewState<[Conversation]>) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        state.personID = 9
        state.conversations = conversations
        state.path = [.thread(Conversation.sample.id)]
        return ScopedStore(state: state)
    }
}
