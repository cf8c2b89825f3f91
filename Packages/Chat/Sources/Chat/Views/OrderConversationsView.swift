import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The conversations about an order, which a dispatcher can join.
struct OrderConversationsView: View {
    let order: Int
    let store: ScopedStore<ChatFeature>

    var body: some View {
        PageColumn(.reading) {
            if let outcome = store.state.outcome { NoticeBanner(outcome, tone: .danger) }
            ViewStateView(store.state.orderConversations, loading: .cards(1), retry: { store.send(.orderAppeared(order)) }) { conversations in
                if conversations.isEmpty {
                    EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.noOrderConversations, message: Strings.noOrderConversationsMessage)
                }
                ForEach(conversations, id: \.id) { card($0) }
            }
        }
        .navigationTitle(Strings.order(order))
        .onAppear { store.send(.orderAppeared(order)) }
    }

    private func card(_ conversation: Conversation) -> some View {
        SectionCard(conversation.participants.map(\.name).joined(separator: ", ")) {
            Text(Strings.joinHint)
            SecondaryButton(Strings.join, symbol: AppSymbols.messagesName) { store.send(.joinTapped(conversation.id)) }
                .accessibilityIdentifier("chat.join.\(conversation.id)")
        }
    }
}

struct OrderConversationsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderConversationsView(order: 12, store: preview(.loading)).previewDisplayName("Loading")
            OrderConversationsView(order: 12, store: preview(.loaded([]))).previewDisplayName("Empty")
            OrderConversationsView(order: 12, store: preview(.loaded([.sample, .long]))).previewDisplayName("Loaded")
            OrderConversationsView(order: 12, store: preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }

    private static func preview(_ conversations: ViewState<[Conversation]>) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        state.orderConversations = conversations
        return ScopedStore(state: state)
    }
}
