public import ChatAPI
public import Core

/// What Chat remembers.
public struct ChatState: Sendable, Equatable {
    /// Who is signed in.
    public var personID: Int?
    /// Where in the tab the person is.
    public var path: [ChatRoute] = []
    /// The conversations, the one with the newest message first.
    public var conversations: ViewState<[Conversation]> = .idle
    /// The conversations that were opened, by id: what was typed and what failed stays.
    public var threads: [Int: ChatThread] = [:]
    /// Why a conversation could not be opened.
    public var openingFailure: String?

    /// Creates a state.
    public init() {}

    /// The id of the conversation on the screen.
    public var openID: Int? {
        guard case .thread(let id) = path.last else { return nil }
        return id
    }

    /// How many messages wait to be read, in all conversations.
    public var unreadCount: Int { (conversations.value ?? []).reduce(0) { $0 + $1.unreadCount } }

    /// The conversation on the screen, once the list is known.
    var openConversation: Conversation? { conversations.value?.first { $0.id == openID } }
}
