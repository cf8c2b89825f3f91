/// A customer's answer to a price that the weighing raised.
public struct ApprovePrice: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// Whether the laundry is washed at that price.
    public var approved: Bool
    /// The price that the customer saw, in cents; where it isn't the present one, the answer is refused.
    public var totalCents: Int

    /// Creates an answer.
    public init(id: Int, approved: Bool, totalCents: Int) {
        self.id = id
        self.approved = approved
        self.totalCents = totalCents
    }
}
