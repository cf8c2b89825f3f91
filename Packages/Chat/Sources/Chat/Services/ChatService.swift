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
}
