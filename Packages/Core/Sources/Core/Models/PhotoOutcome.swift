/// The result of sending a photo from a page: it was taken, or refused.
public struct PhotoOutcome: Codable, Sendable, Hashable {
    /// The id that the API gave it; nil if it was refused.
    public let id: Int?
    /// The reason for a refusal.
    public let message: String?

    /// Creates an outcome.
    public init(id: Int?, message: String? = nil) {
        self.id = id
        self.message = message
    }
}
