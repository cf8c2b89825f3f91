import OrdersAPI
import Persistence

/// Prices an order anew when its laundry was weighed and when it ends early, with the price book that it was placed with.
struct Repricing: Sendable {
    private let repository = OrderRepository()
    private let quotes = QuoteRepository()

    /// Returns the price after a transition; nil where it stays as it is.
    ///
    /// - Parameters:
    ///   - moved: the order after the transition.
    ///   - order: the order before it.
    func price(of moved: Order, from order: Order, by role: ActorRole, in transaction: Transaction) throws -> Price? {
        switch moved.stage {
        case .weighed:
            var basket = Pricing.Basket(
                bags: moved.bags, kilograms: moved.kilograms, pickupMode: order.pickupMode, retailItems: order.retailItems, area: order.serviceArea)
            basket.addOns = order.price.lines.filter { $0.kind == .addOn }
            basket.promoCents = -order.price.lines.filter { $0.kind == .promo }.reduce(0) { $0 + $1.totalCents }
            basket.tipCents = order.price.tipCents
            return try pricing(of: order, in: transaction).price(basket)
        case .canceled, .rejected:
            return try pricing(of: order, in: transaction).price(endedWith: fee(for: order, canceledBy: role, in: transaction))
        default:
            return nil
        }
    }

    /// Returns what canceling an order now would cost, in cents.
    func cancellationCents(for order: Order, canceledBy role: ActorRole, in transaction: Transaction) throws -> Int {
        guard let fee = try fee(for: order, canceledBy: role, in: transaction) else { return 0 }
        return try pricing(of: order, in: transaction).price(endedWith: fee).totalCents
    }

    /// Returns the fee of a customer who cancels after a driver was assigned, or who wasn't there when the driver came; nil where ending is free.
    private func fee(for order: Order, canceledBy role: ActorRole, in transaction: Transaction) throws -> Pricing.Fee? {
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

    private func pricing(of order: Order, in transaction: Transaction) throws -> Pricing {
        Pricing(try quotes.priceBook(version: order.price.priceBookVersion, in: transaction))
    }
}
