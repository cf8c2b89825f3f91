import Core
import OrdersAPI

/// An order on its way. Its key stays the same as long as the order does, so that trying again, after a lost response or the bank's confirmation, places no
/// second one and holds its price once.
struct PlacingAttempt: Codable, Sendable, Equatable {
    /// The idempotency key.
    let key: String
    /// The order as it was sent first.
    let order: CreateOrder
    /// The price that the customer saw, in cents.
    let totalCents: Int

    /// Returns true where another press asks for the same order. Its price may have been quoted anew meanwhile.
    func isSame(as order: CreateOrder, totalCents: Int) -> Bool {
        var other = order
        other.quoteID = self.order.quoteID
        return other == self.order && totalCents == self.totalCents
    }
}
