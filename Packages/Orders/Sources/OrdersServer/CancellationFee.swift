import OrdersAPI
import Persistence

/// What ending an order early costs.
struct CancellationFee: Sendable {
    private let repository = OrderRepository()
    private let quotes = QuoteRepository()

    /// A customer who cancels after a driver was assigned owes a fee, and one who wasn't there when the driver came; what we cancel is free.
    func kind(for order: Order, canceledBy role: ActorRole, in transaction: Transaction) throws -> PriceLine.Kind? {
        switch order.stage {
        case .pickupFailed:
            let reason = try repository.lastReason(of: order, in: transaction).flatMap(FailureReason.init)
            return reason?.isCustomers == true ? .noShow : nil
        case .pickupAssigned, .enRoutePickup, .arrivedPickup:
            return role == .customer ? .cancellation : nil
        default:
            return nil
        }
    }

    /// The fee in cents, by the prices that the order was made with.
    func cents(for order: Order, canceledBy role: ActorRole, in transaction: Transaction) throws -> Int {
        guard let kind = try kind(for: order, canceledBy: role, in: transaction) else { return 0 }
        let prices = try quotes.priceBook(version: order.price.priceBookVersion, in: transaction)
        return Pricing(prices).price(endedWith: kind).totalCents
    }
}
