import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The page of an order's conversations, each with the way into it.
struct OrderConversationsView: View {
    let order: Int
    let store: ScopedStore<OrderConversationsFeature>

    var body: some View {
        PageColumn(.reading) {
            if let failure = store.state.failure { NoticeBanner(failure, tone: .danger) }
            ViewStateView(store.state.conversations, loading: .cards(1), retry: { store.send(.appeared(order)) }) { conversations in
                if conversations.isEmpty {
                    EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.noOrderConversations, message: Strings.noOrderConversationsMessage)
                }
                ForEach(conversations, id: \.id) { card($0) }
            }
        }
        .navigationTitle(Strings.order(order))
        .onAppear { store.send(.appeared(order)) }
    }

    private func card(_ conversation: Conversation) -> some View {
        SectionCard(conversation.participants.map(\.name).joined(separator: ", ")) {
            Text(Strings.joinHint)
            SecondaryButton(Strings.join, symbol: AppSymbols.messagesName) { store.send(.joinTapped(conversation.id)) }
                .accessibilityIdentifier("chat.join.\(conversation.id)")
        }
    }
}

#if DEBUG
struct OrderConversationsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview(.loading).previewDisplayName("Loading")
            preview(.loaded([])).previewDisplayName("Empty")
            preview(.loaded([.sample, .long])).previewDisplayName("Loaded")
            preview(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func preview(_ conversations: ViewState<[Conversation]>) -> OrderConversationsView {
        OrderConversationsView(order: 12, store: ScopedStore(state: OrderConversationsFeature.State(order: 12, conversations: conversations)))
    }
}
#endif
