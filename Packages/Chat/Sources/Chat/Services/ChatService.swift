public import ChatAPI
public import Core

/// What the client needs of conversations.
public protocol ChatService: Sendable {
    /// The person's conversations, the one with the newest message first.
    func conversations() async throws(APIError) -> [Conversation]
    /// The conversation with somebody, made where there is none.
    func open(with person: Int) async throws(APIError) -> Conversation
    /// The newest messages, or the nearest ones before a message.
    func messages(of conversation: Int, before: Int?) async throws(APIError) -> MessagePage
    /// All messages after one.
    func messages(of conversation: Int, after: Int) async throws(APIError) -> [Message]
    /// Sends a message; with the same client id it may be tried again.
    func send(_ text: String, clientID: String, to conversation: Int) async throws(APIError) -> Message
    /// Says that a conversation was read up to a message.
    func markRead(_ conversation: Int, upTo message: Int) async throws(APIError)
    /// Says that the person is typing.
    func typing(in conversation: Int) async throws(APIError)
    /// Messages of the person's conversations that hold a text: the newest, or the nearest ones before a message.
    func search(_ text: String, before: Int?) async throws(APIError) -> MessagePage
    /// Mutes a conversation, or no longer.
    func setMuted(_ isMuted: Bool, _ conversation: Int) async throws(APIError) -> Conversation
    /// Blocks the other person of a conversation, or no longer.
    func setBlocked(_ isBlocked: Bool, _ conversation: Int) async throws(APIError) -> Conversation
    /// Reports the other person of a conversation.
    func report(_ report: ReportConversation) async throws(APIError)
    /// The newest reports, for dispatchers and administrators.
    func reports() async throws(APIError) -> [ConversationReport]
    /// The conversations about an order, for dispatchers.
    func conversations(ofOrder order: Int) async throws(APIError) -> [Conversation]
    /// Lets a dispatcher take part in a conversation.
    func join(_ conversation: Int) async throws(APIError) -> Conversation
    /// Lets a dispatcher who joined a conversation leave it.
    func leave(_ conversation: Int) async throws(APIError)
}
