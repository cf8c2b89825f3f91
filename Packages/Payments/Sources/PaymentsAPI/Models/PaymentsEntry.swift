public import Core

/// An entry of a person's list.
public struct PaymentsEntry: Codable, Sampled, Hashable {
    /// Grows with each entry.
    public let id: Int
    /// The text that the list shows.
    public let title: String

    /// Creates an entry.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }

    /// A plausible entry.
    public static let sample = PaymentsEntry(id: 1, title: "First entry")
}
