/// Sends a message.
public struct SendMessage: Codable, Sendable, Hashable {
    /// The conversation.
    public var id: Int
    /// What the message is made of: the value of a ``MessageType``.
    public var type: String
    /// The text, 1 to 4,000 characters without the white space around it.
    public var text: String
    /// The sender's own id of the message: sent again with the same one, the message that is there is answered.
    public var clientID: String?

    /// The most characters of a text.
    public static let longestText = 4_000

    /// Creates a request.
    public init(id: Int, type: MessageType = .text, text: String, clientID: String? = nil) {
        self.id = id
        self.type = type.rawValue
        self.text = text
        self.clientID = clientID
    }

    enum CodingKeys: String, CodingKey {
        case id, type, text
        case clientID = "clientId"
    }
}
