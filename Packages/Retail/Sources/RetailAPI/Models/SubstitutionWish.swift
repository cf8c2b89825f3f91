/// The wish of a customer for an item in the cart that turns out to be out of stock.
public enum SubstitutionWish: String, Codable, Sendable, Hashable, CaseIterable {
    /// The driver may bring a similar item for at most the same price.
    case similar
    /// The driver asks, and brings what they agree on.
    case call
    /// The driver leaves it out, and it isn't paid.
    case leaveOut
}
