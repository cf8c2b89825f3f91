public import Foundation

/// The payload of ``OrdersEvents/shopped``, with the outcomes of all retail items of the order, and without what they are.
public struct OrderShopped: Codable, Sendable, Hashable {
    /// The order's id.
    public var order: Int
    /// The customer's id.
    public var customer: Int
    /// The id of the order's driver; nil where there is none.
    public var driver: Int?
    /// The role in which it was reported.
    public var role: ActorRole
    /// The number of items that nobody has shopped for yet.
    public var open: Int
    /// The number of items of which all pieces were bought.
    public var bought: Int
    /// The number of items of which fewer pieces were bought.
    public var partial: Int
    /// The number of items in whose place something else was bought.
    public var substituted: Int
    /// The number of items that the store didn't have.
    public var missing: Int
    /// The order's price before, in cents.
    public var formerCents: Int
    /// The order's price, in cents.
    public var totalCents: Int
    /// The time of the report.
    public var occurredAt: Date

    /// Creates a payload that counts the outcomes of items.
    public init(
        order: Int, customer: Int, driver: Int?, role: ActorRole, items: [RetailLine], formerCents: Int, totalCents: Int, occurredAt: Date
    ) {
        func count(_ status: RetailStatus) -> Int { items.count { $0.status == status } }
        self.order = order
        self.customer = customer
        self.driver = driver
        self.role = role
        open = count(.open)
        bought = count(.bought)
        partial = count(.partial)
        substituted = count(.substituted)
        missing = count(.missing)
        self.formerCents = formerCents
        self.totalCents = totalCents
        self.occurredAt = occurredAt
    }
}
