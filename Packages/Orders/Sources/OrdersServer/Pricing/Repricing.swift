import OrdersAPI
import Persistence

/// Prices an order anew when its laundry was weighed and when it ends early, with the price book that it was placed with.
struct Repricing: Sendable {
    private let repository = OrderRepository()
    private let books = PriceBookRepository()

    /// Returns the price after a transition; nil where it stays as it is.
    ///
    /// - Parameters:
    ///   - moved: the order after the transition.
    ///   - order: the order before it.
    func price(of moved: Order, from order: Order, by role: ActorRole, in transaction: Transaction) throws -> Price? {
        switch moved.stage {
        case .weighed:
            var basket = Pricing.Basket(
                bags: moved.bags, kilograms: moved.kilograms, pickupMode: order.price.pickupMode, retailItems: order.retailItems, area: order.serviceArea)
            let book = try books.book(version: order.price.priceBookVersion, in: transaction)
            basket.addOns = book.prices.addOns.filter { addOn in order.addOns?.contains { $0.code == addOn.code } == true }
            // Orders from before price books had add-ons keep their lines.
            if order.addOns == nil { basket.addOnLines = order.price.lines.filter { $0.kind == .addOn } }
            basket.promo = order.price.promo
            basket.creditCents = order.price.creditCents
            basket.promoCents = -order.price.lines.filter { $0.kind == .promo }.reduce(0) { $0 + $1.totalCents }
            basket.tipCents = order.price.tipCents
            return Pricing(book).price(basket)
        case .canceled, .rejected:
            let reason = order.stage == .pickupFailed ? try repository.lastReasons(of: [order.id], in: transaction)[order.id] : nil
            return try pricing(of: order, in: transaction).price(endedWith: fee(for: order, canceledBy: role, after: reason))
                .paid(byCredit: order.price.creditCents)
        default:
            return nil
        }
    }

    /// Returns the price of an order after somebody shopped for it.
    func price(ofShopped order: Order, in transaction: Transaction) throws -> Price {
        try pricing(of: order, in: transaction).price(order.price, shopped: order.retailItems, area: order.serviceArea)
    }

    /// Returns what canceling each of some orders now would cost, in cents, by the orders' ids.
    func cancellationCents(for orders: [(order: Order, role: ActorRole)], in transaction: Transaction) throws -> [Int: Int] {
        let reasons = try repository.lastReasons(of: orders.filter { $0.order.stage == .pickupFailed }.map(\.order.id), in: transaction)
        var pricings: [Int: Pricing] = [:]
        var cents: [Int: Int] = [:]
        for (order, role) in orders {
            cents[order.id] = 0
            guard let fee = fee(for: order, canceledBy: role, after: reasons[order.id]) else { continue }
            let version = order.price.priceBookVersion
            let pricing = try pricings[version] ?? pricing(of: order, in: transaction)
            pricings[version] = pricing
            cents[order.id] = pricing.price(endedWith: fee).totalCents
        }
        return cents
    }

    /// Returns the fee of a customer who cancels, or asks for it, after a driver was assigned, or who wasn't there when the driver came; nil where
    /// ending is free.
    private func fee(for order: Order, canceledBy role: ActorRole, after reason: String?) -> Pricing.Fee? {
        switch order.stage {
        case .pickupFailed: reason.flatMap(FailureReason.init)?.isCustomers == true ? .noShow : nil
        case .pickupAssigned, .enRoutePickup, .arrivedPickup: role == .customer ? .cancellation : nil
        case .pickedUp, .atFacility, .weighed, .processing, .ready: role == .customer || order.hasOpenCancellationRequest ? .cancellation : nil
        default: nil
        }
    }

    private func pricing(of order: Order, in transaction: Transaction) throws -> Pricing {
        Pricing(try books.book(version: order.price.priceBookVersion, in: transaction))
    }
}

extension Price {
    /// The pickup that was priced. A pickup that failed may be tried again in another way, for the same price.
    fileprivate var pickupMode: PickupMode { lines.contains { $0.kind == .asap } ? .asap : .scheduled }
}
