#if DEBUG
import ChatAPI
import Core

/// Conversations for tests, which respond with what they were given.
struct FakeChatService: ChatService {
    var list: Result<[Conversation], APIError> = .success([.sample])
    /// The response to opening a conversation, with whomever.
    var opened: Result<Conversation, APIError> = .success(.sample)
    /// The newest messages, and the older ones.
    var page: Result<MessagePage, APIError> = .success(MessagePage(items: [.sample]))
    /// The messages after any message.
    var newer: Result<[Message], APIError> = .success([])
    /// The response to every message that is sent.
    var sent: Result<Message, APIError> = .success(.sample)
    /// The response to every search.
    var found: Result<MessagePage, APIError> = .success(MessagePage(items: [.sample]))
    /// The response to muting, blocking and joining; reporting and leaving fail where it does.
    var changed: Result<Conversation, APIError> = .success(.sample)
    var reported: Result<[ConversationReport], APIError> = .success([.sample])

    func conversations() async throws(APIError) -> [Conversation] { try list.get() }
    func open(with person: Int) async throws(APIError) -> Conversation { try opened.get() }
    func messages(of conversation: Int, before: Int?) async throws(APIError) -> MessagePage { try page.get() }
    func messages(of conversation: Int, after: Int) async throws(APIError) -> [Message] { try newer.get() }
    func send(_ text: String, clientID: String, to conversation: Int) async throws(APIError) -> Message { try sent.get() }
    func markRead(_ conversation: Int, upTo message: Int) async throws(APIError) {}
    func typing(in conversation: Int) async throws(APIError) {}
    func search(_ text: String, before: Int?) async throws(APIError) -> MessagePage { try found.get() }
    func setMuted(_ isMuted: Bool, _ conversation: Int) async throws(APIError) -> Conversation { try changed.get() }
    func setBlocked(_ isBlocked: Bool, _ conversation: Int) async throws(APIError) -> Conversation { try changed.get() }
    func report(_ report: ReportConversation) async throws(APIError) { _ = try changed.get() }
    func reports() async throws(APIError) -> [ConversationReport] { try reported.get() }
    func conversations(ofOrder order: Int) async throws(APIError) -> [Conversation] { try list.get() }
    func join(_ conversation: Int) async throws(APIError) -> Conversation { try changed.get() }
    func leave(_ conversation: Int) async throws(APIError) { _ = try changed.get() }
}
#endif
