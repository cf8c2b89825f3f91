/// The states of a payment.
public enum PaymentStatus: String, Codable, Sendable, CaseIterable, Hashable {
    /// It was begun; the provider hasn't held the amount yet.
    case new
    /// The amount is held on the customer's method.
    case authorized
    /// An amount was taken.
    case captured
    /// The method was refused, or the hold ended before anything was taken.
    case failed
    /// The amount was released.
    case voided
    /// A part of what was taken was given back.
    case partiallyRefunded
    /// All that was taken was given back.
    case refunded

    /// Whether money was taken for it, some of which may have been given back.
    public var isPaid: Bool { self == .captured || self == .partiallyRefunded || self == .refunded }
}
