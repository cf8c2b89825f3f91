#if DEBUG
import ChatAPI
import Core
import CoreUI
import Theme
import UI

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

    private static func preview(_ list: ViewState<[Conversation]>) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        state.person = 9
        state.conversations.list = list
        return ScopedStore(state: state)
    }
}

struct ConversationList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview(.loading).previewDisplayName("Loading")
            preview(.loaded([])).previewDisplayName("Empty")
            preview(.loaded([.sample, .read])).previewDisplayName("One is open")
        }
    }

    private static func preview(_ list: ViewState<[Conversation]>) -> ConversationList {
        ConversationList(
            store: ScopedStore(state: ConversationsFeature.State(list: list)), search: ScopedStore(state: SearchFeature.State()), person: 9,
            openID: Conversation.sample.id)
    }
}

struct ConversationRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Card { ConversationRow(conversation: .sample, person: 9) {} }.previewDisplayName("Unread")
            Card { ConversationRow(conversation: .read, person: 7) {} }.previewDisplayName("Read")
            Card { ConversationRow(conversation: .online, person: 7) {} }.previewDisplayName("Online")
            Card { ConversationRow(conversation: .closed, person: 7) {} }.previewDisplayName("Muted")
            Card { ConversationRow(conversation: .long, person: 7) {} }.previewDisplayName("Long text")
        }
    }
}
#endif
