public import Core
public import Foundation

/// A text that staff insert into their replies. It may hold the placeholders `{name}`, `{agent}`, `{order}`, `{ticket}` and `{subject}`.
public struct CannedAnswer: Codable, Sampled, Hashable {
    /// The number of the answer.
    public var id: Int
    /// The name by which staff find it.
    public var title: String
    /// The text, with placeholders.
    public var text: String
    /// The time of its last change.
    public var updatedAt: Date

    /// Creates an answer.
    public init(id: Int, title: String, text: String, updatedAt: Date) {
        self.id = id
        self.title = title
        self.text = text
        self.updatedAt = updatedAt
    }

    /// An answer with placeholders, for tests and previews.
    public static let sample = CannedAnswer(
        id: 2, title: "Running late", text: "Hi {name}, we're sorry: order {order} is running late. {agent}",
        updatedAt: Date(timeIntervalSince1970: 1_767_268_800))
}
