/// Opens the conversation with somebody, which is made where there is none.
public struct OpenConversation: Codable, Sendable, Hashable {
    /// The other person.
    public var otherUserID: Int

    /// Creates a request.
    public init(otherUserID: Int) { self.otherUserID = otherUserID }

    enum CodingKeys: String, CodingKey {
        case otherUserID = "otherUserId"
    }
}
