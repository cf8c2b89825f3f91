public import Core

/// A dispatcher's answer to a customer's request to cancel.
public struct CancellationDecision: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// Whether the order is canceled.
    public var approved: Bool
    /// A note for the customer, which a refusal needs.
    public var note: String?

    /// Creates an answer.
    public init(id: Int, approved: Bool, note: String? = nil) {
        self.id = id
        self.approved = approved
        self.note = note
    }
}

extension CancellationDecision: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["note": 500]
}
