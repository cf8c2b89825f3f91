import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The messages that were found; one that is pressed opens its conversation.
struct SearchResultsView: View {
    let store: ScopedStore<ChatFeature>

    private var search: ChatSearch { store.state.search }

    var body: some View {
        ViewStateView(search.results, loading: .rows(3), retry: { store.send(.searchChanged(search.text)) }) { messages in
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
                ListRow(String(message.text.prefix(120)), subtitle: about(message), action: { open(message.conversationID) })
                    .accessibilityIdentifier("chat.found.\(message.id)")
            }
            if search.hasMore {
                QuietButton(Strings.moreResults) { store.send(.moreResultsTapped) }.accessibilityIdentifier("chat.search.more")
            }
        }
    }

    private func about(_ message: Message) -> String {
        let conversation = store.state.conversations.value?.first { $0.id == message.conversationID }
        let sender = conversation?.participants.first { $0.id == message.senderID }?.name
        return [sender, DateFormat.dateTime(message.createdAt)].compactMap { $0 }.joined(separator: " · ")
    }

    /// Beside an open thread another one takes its place.
    private func open(_ id: Int) {
        store.send(store.state.path.isEmpty ? .conversationTapped(id) : .opened([.thread(id)]))
    }
}

struct SearchResultsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SearchResultsView(store: preview(.loading)).previewDisplayName("Loading")
            SearchResultsView(store: preview(.loaded([]))).previewDisplayName("Empty")
            SearchResultsView(store: preview(.loaded([.sample]), hasMore: true)).previewDisplayName("Loaded")
            SearchResultsView(store: preview(.loaded([.long]))).previewDisplayName("Long text")
            SearchResultsView(store: preview(.failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }

    private static func preview(_ results: ViewState<[Message]>, hasMore: Bool = false) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        state.conversations = .loaded([.sample])
        state.search.text = "gate"
        state.search.results = results
        state.search.hasMore = hasMore
        return ScopedStore(state: state)
    }
}
