import ChatAPI
import Core
import Networking

/// The list of a person's conversations, kept current from sign-in on so that its unread count can be shown anywhere.
struct ConversationsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The conversations, the one with the newest message first.
        var list: ViewState<[Conversation]> = .idle

        /// The number of unread messages in all conversations that aren't muted.
        var unreadCount: Int { (list.value ?? []).reduce(0) { $0 + ($1.isMuted ? 0 : $1.unreadCount) } }

        /// Returns a conversation of the list; nil where it isn't known yet.
        func conversation(_ id: Int) -> Conversation? { list.value?.first { $0.id == id } }

        /// Puts a newer version of a conversation in its place.
        mutating func replace(_ conversation: Conversation) {
            guard var known = list.value, let index = known.firstIndex(where: { $0.id == conversation.id }) else { return }
            known[index] = conversation
            list = .loaded(known)
        }
    }

    enum Action: Sendable, Equatable {
        /// The list is on the screen, or the person asks to try again.
        case appeared
        case loaded(Result<[Conversation], APIError>)
        case conversationTapped(Int)
        case reportsTapped
    }

    let chat: any ChatService
    let following: Following

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.list.beginLoading()
            return load()
        case .loaded(let result):
            state.list.finish(result)
            return .none
        case .conversationTapped, .reportsTapped:
            // The feature goes there.
            return .none
        }
    }

    func load() -> Effect<Action> {
        .load(id: "list") { [chat] () throws(APIError) in
            try await chat.conversations()
        } send: {
            .loaded($0)
        }
    }

    /// Keeps the list current for as long as the person is signed in.
    func follow(of person: Int) -> Effect<Action> {
        .follow(ChatTopics.conversations(of: person), id: "live", with: following) { [chat] () throws(APIError) in
            try await chat.conversations()
        } send: {
            .loaded($0)
        }
    }
}
