import ChatAPI
import Core
public import CoreUI
import Theme
public import UI

/// The tab `messages`: the conversations, and a thread on top of them.
public struct ConversationsView: View {
    private let store: ScopedStore<ChatFeature>
    @Environment(\.person) private var person

    /// Makes the page.
    public init(store: ScopedStore<ChatFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        NavigationStack(path: store.binding(\.path) { .opened($0) }) {
            Group {
                if store.state.conversations.value?.isEmpty == true, !isDispatch {
                    EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.noConversations, message: Strings.noConversationsMessage)
                } else {
                    columns
                }
            }
            .navigationTitle(Strings.messages)
            .onAppear { store.send(.appeared) }
            .navigationDestination(for: ChatRoute.self) { destination($0) }
        }
    }

    /// Dispatchers have reports to look into before anybody writes to them.
    private var isDispatch: Bool { person?.roles.contains(.dispatcher) ?? false }

    private var columns: some View {
        PanelColumns(isOpen: false) {
            ConversationList(store: store)
        } content: {
            EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.nothingOpen, message: Strings.nothingOpenMessage)
        }
    }

    private func destination(_ route: ChatRoute) -> some View {
        PanelColumns(isOpen: true, title: Strings.messages) {
            ConversationList(store: store)
        } content: {
            switch route {
            case .thread(let id): ThreadView(id: id, store: store)
            case .with: OpeningView(store: store)
            case .order(let order): OrderConversationsView(order: order, store: store)
            case .reports: ReportsView(store: store)
            }
        }
    }
}

struct ConversationsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ConversationsView(store: preview(.loading)).previewDisplayName("Loading")
            ConversationsView(store: preview(.loaded([]))).previewDisplayName("Empty")
            ConversationsView(store: preview(.loaded([.sample, .read]))).previewDisplayName("Loaded")
            ConversationsView(store: preview(.loaded([.long]))).previewDisplayName("Long text")
            ConversationsView(store: preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }

    private static func preview(_ conversations: ViewState<[Conversation]>) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        state.personID = 9
        state.conversations = conversations
        return ScopedStore(state: state)
    }
}
