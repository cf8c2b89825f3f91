import ChatAPI
import Core

/// The calls that the client makes about conversations.
protocol ChatService: Sendable {
    /// Returns the person's latest conversations, the one with the newest message first.
    func conversations() async throws(APIError) -> [Conversation]
    /// Opens the conversation with a person, creating it where there is none.
    func open(with person: Int) async throws(APIError) -> Conversation
    /// Returns the newest messages, or the nearest ones before a message.
    func messages(of conversation: Int, before: Int?) async throws(APIError) -> MessagePage
    /// Returns all messages after one.
    func messages(of conversation: Int, after: Int) async throws(APIError) -> [Message]
    /// Sends a message, which may be tried again under the same client id.
    func send(_ text: String, clientID: String, to conversation: Int) async throws(APIError) -> Message
    /// Marks a conversation as read up to a message.
    func markRead(_ conversation: Int, upTo message: Int) async throws(APIError)
    /// Publishes that the person is typing.
    func typing(in conversation: Int) async throws(APIError)
    /// Returns messages of the person's conversations that contain a text: the newest, or the nearest ones before a message.
    func search(_ text: String, before: Int?) async throws(APIError) -> MessagePage
    /// Mutes or unmutes a conversation.
    func setMuted(_ isMuted: Bool, _ conversation: Int) async throws(APIError) -> Conversation
    /// Blocks or unblocks the other person of a conversation.
    func setBlocked(_ isBlocked: Bool, _ conversation: Int) async throws(APIError) -> Conversation
    /// Reports the other person of a conversation.
    func report(_ report: ReportConversation) async throws(APIError)
    /// Returns the latest reports, for dispatchers and administrators.
    func reports() async throws(APIError) -> [ConversationReport]
    /// Returns the conversations about an order, for dispatchers.
    func conversations(ofOrder order: Int) async throws(APIError) -> [Conversation]
    /// Joins a conversation as a dispatcher.
    func join(_ conversation: Int) async throws(APIError) -> Conversation
    /// Leaves a conversation that a dispatcher has joined.
    func leave(_ conversation: Int) async throws(APIError)
}
