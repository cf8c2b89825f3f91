import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The tab `messages`: the list, and beside it or on top of it what is open.
struct ConversationsView: View {
    let store: ScopedStore<ChatFeature>
    @Environment(\.person) private var person

    var body: some View {
        NavigationStack(path: store.binding(\.path) { .opened($0) }) {
            Group {
                if store.state.conversations.list.value?.isEmpty == true, !isDispatcher {
                    EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.noConversations, message: Strings.noConversationsMessage)
                } else {
                    PanelColumns(isOpen: false) {
                        list
                    } content: {
                        nothingOpen
                    }
                }
            }
            .navigationTitle(Strings.messages)
            .onAppear { store.send(.conversations(.appeared)) }
            .navigationDestination(for: ChatLink.self) { place in
                PanelColumns(isOpen: true, title: Strings.messages) {
                    list
                } content: {
                    content(place)
                }
            }
        }
    }

    /// Dispatchers have reports to read before anybody writes to them.
    private var isDispatcher: Bool { person?.roles.contains(.dispatcher) ?? false }

    private var list: some View {
        ConversationList(
            store: store.scope(\.conversations, ChatAction.conversations), search: store.scope(\.search, ChatAction.search),
            person: store.state.person, openID: store.state.openID)
    }

    private var nothingOpen: some View {
        EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.nothingOpen, message: Strings.nothingOpenMessage)
    }

    @ViewBuilder
    private func content(_ place: ChatLink) -> some View {
        switch place {
        case .conversations:
            nothingOpen
        case .conversation(let id):
            ThreadView(store: store.scope(\.[thread: id]) { .thread(id, $0) }, conversation: store.state.conversations.conversation(id))
        case .with(let person):
            OpeningView(person: person, store: store.scope(\.opening, ChatAction.opening))
        case .order(let order):
            OrderConversationsView(order: order, store: store.scope(\.orderConversations, ChatAction.orderConversations))
        case .reports:
            ReportsView(store: store.scope(\.reports, ChatAction.reports))
        }
    }
}
