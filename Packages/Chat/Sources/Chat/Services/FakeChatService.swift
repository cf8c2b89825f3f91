public import ChatAPI
public import Core

/// Conversations for tests and previews, which answer what they were given.
public struct FakeChatService: ChatService {
    private let conversationsResult: Result<[Conversation], APIError>
    private let openResult: Result<Conversation, APIError>
    private let page: Result<MessagePage, APIError>
    private let newer: Result<[Message], APIError>
    private let sent: Result<Message, APIError>
    private let found: Result<MessagePage, APIError>
    private let changed: Result<Conversation, APIError>
    private let reportsResult: Result<[ConversationReport], APIError>

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - page: the answer for the newest messages and for older ones.
    ///   - newer: the answer for messages after one.
    ///   - sent: the answer to every message that is sent.
    ///   - found: the answer to every search.
    ///   - changed: the answer to muting, blocking, joining; leaving and reporting fail where it does.
    ///   - reports: the reports.
    public init(
        conversations: Result<[Conversation], APIError> = .success([.sample]), open: Result<Conversation, APIError> = .success(.sample),
        page: Result<MessagePage, APIError> = .success(MessagePage(items: [.sample])), newer: Result<[Message], APIError> = .success([]),
        sent: Result<Message, APIError> = .success(.sample), found: Result<MessagePage, APIError> = .success(MessagePage(items: [.sample])),
        changed: Result<Conversation, APIError> = .success(.sample), reports: Result<[ConversationReport], APIError> = .success([.sample])
    ) {
        conversationsResult = conversations
        openResult = open
        self.page = page
        self.newer = newer
        self.sent = sent
        self.found = found
        self.changed = changed
        reportsResult = reports
    }

    /// The given conversations.
    public func conversations() async throws(APIError) -> [Conversation] { try conversationsResult.get() }

    /// The given conversation, whoever it is opened with.
    public func open(with person: Int) async throws(APIError) -> Conversation { try openResult.get() }

    /// The given page.
    public func messages(of conversation: Int, before: Int?) async throws(APIError) -> MessagePage { try page.get() }

    /// The given newer messages.
    public func messages(of conversation: Int, after: Int) async throws(APIError) -> [Message] { try newer.get() }

    /// The given message.
    public func send(_ text: String, clientID: String, to conversation: Int) async throws(APIError) -> Message { try sent.get() }

    /// Does nothing.
    public func markRead(_ conversation: Int, upTo message: Int) async throws(APIError) {}

    /// Does nothing.
    public func typing(in conversation: Int) async throws(APIError) {}

    /// The given messages.
    public func search(_ text: String, before: Int?) async throws(APIError) -> MessagePage { try found.get() }

    /// The given conversation.
    public func setMuted(_ isMuted: Bool, _ conversation: Int) async throws(APIError) -> Conversation { try changed.get() }

    /// The given conversation.
    public func setBlocked(_ isBlocked: Bool, _ conversation: Int) async throws(APIError) -> Conversation { try changed.get() }

    /// Does nothing, or fails as given.
    public func report(_ report: ReportConversation) async throws(APIError) { _ = try changed.get() }

    /// The given reports.
    public func reports() async throws(APIError) -> [ConversationReport] { try reportsResult.get() }

    /// The given conversations.
    public func conversations(ofOrder order: Int) async throws(APIError) -> [Conversation] { try conversationsResult.get() }

    /// The given conversation.
    public func join(_ conversation: Int) async throws(APIError) -> Conversation { try changed.get() }

    /// Does nothing, or fails as given.
    public func leave(_ conversation: Int) async throws(APIError) { _ = try changed.get() }
}
