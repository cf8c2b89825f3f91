public import ChatAPI
public import Core

/// What Chat remembers.
public struct ChatState: Sendable, Equatable {
    /// Who is signed in.
    public var personID: Int?
    /// Whether the person can see the app: what arrives while they can't isn't read.
    public var isSceneActive = true
    /// Where in the tab the person is.
    public var path: [ChatRoute] = []
    /// The conversations, the one with the newest message first.
    public var conversations: ViewState<[Conversation]> = .idle
    /// The conversations that were opened, by id: what was typed and what failed stays.
    public var threads: [Int: ChatThread] = [:]
    /// Why a conversation could not be opened.
    public var openingFailure: String?
    /// What is searched for and found.
    public var search = ChatSearch()
    /// Whether the person is asked if the other one is to be blocked.
    public var asksBlock = false
    /// The report that is being written; nil while there is none.
    public var report: ReportForm?
    /// What became of what the person did with a conversation: why it failed, or that a report has arrived.
    public var outcome: String?
    /// What was reported, for those who look into it.
    public var reports: ViewState<[ConversationReport]> = .idle
    /// The conversations about the order on the screen, for dispatchers.
    public var orderConversations: ViewState<[Conversation]> = .idle

    /// Creates a state.
    public init() {}

    /// The id of the conversation on the screen.
    public var openID: Int? {
        guard case .thread(let id) = path.last else { return nil }
        return id
    }

    /// How many messages wait to be read, in all conversations that aren't muted.
    public var unreadCount: Int { (conversations.value ?? []).reduce(0) { $0 + ($1.isMuted ? 0 : $1.unreadCount) } }

    /// The conversation on the screen, once the list is known.
    var openConversation: Conversation? { conversations.value?.first { $0.id == openID } }
}
