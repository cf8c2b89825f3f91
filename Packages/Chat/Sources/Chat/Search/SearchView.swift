import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The messages that were found. Pressing one opens its conversation.
struct SearchView: View {
    let store: ScopedStore<SearchFeature>
    /// The person's conversations, for the senders' names.
    let conversations: [Conversation]

    var body: some View {
        ViewStateView(store.state.results, loading: .rows(3), retry: { store.send(.textChanged(store.state.text)) }) { messages in
            if messages.isEmpty {
                EmptyStateView(symbol: AppSymbols.searchName, title: Strings.nothingFound, message: Strings.nothingFoundMessage)
            } else {
                found(messages)
            }
        }
    }

    private func found(_ messages: [Message]) -> some View {
        Card {
            ForEach(messages, id: \.id) { message in
                ListRow(String(message.text.prefix(120)), subtitle: about(message), action: { store.send(.resultTapped(message.conversationID)) })
                    .accessibilityIdentifier("chat.found.\(message.id)")
            }
            if store.state.hasMore {
                QuietButton(Strings.moreResults) { store.send(.moreTapped) }.accessibilityIdentifier("chat.search.more")
            }
        }
    }

    private func about(_ message: Message) -> String {
        let conversation = conversations.first { $0.id == message.conversationID }
        let sender = conversation?.participants.first { $0.id == message.senderID }?.name
        return [sender, DateFormat.dateTime(message.createdAt)].compactMap { $0 }.joined(separator: " · ")
    }
}

#if DEBUG
struct SearchView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview(.loading).previewDisplayName("Loading")
            preview(.loaded([])).previewDisplayName("Empty")
            preview(.loaded([.sample]), hasMore: true).previewDisplayName("Loaded")
            preview(.loaded([.long])).previewDisplayName("Long text")
            preview(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func preview(_ results: ViewState<[Message]>, hasMore: Bool = false) -> SearchView {
        SearchView(store: ScopedStore(state: SearchFeature.State(text: "gate", results: results, hasMore: hasMore)), conversations: [.sample])
    }
}
#endif
