import OrdersAPI

/// The ten fixed orders by which administrators see what changed prices do.
enum TypicalOrders {
    /// The items of the orders with shopping: $23.98.
    private static let shopping = [RetailLine(itemID: 1, name: "Detergent", retailer: "", quantity: 2, unitCents: 1199)]
    /// An area without a tax of its own.
    private static let anywhere = ""

    /// Returns each order with its price by one book and by another.
    static func previews(from present: PriceBook, to changed: PriceBook) -> [PricePreview] {
        let areas = Set(present.prices.areaTaxBasisPoints.keys).union(changed.prices.areaTaxBasisPoints.keys)
        let taxed = areas.min() ?? anywhere
        return TypicalOrder.allCases.map { order in
            let area = order == .shoppingElsewhere ? taxed : anywhere
            func price(_ book: PriceBook) -> Price { Pricing(book).price(basket(order, in: area, book)).worded }
            return PricePreview(order: order, area: area.isEmpty ? nil : area, before: price(present), after: price(changed))
        }
    }

    private static func basket(_ order: TypicalOrder, in area: String, _ book: PriceBook) -> Pricing.Basket {
        switch order {
        case .oneBagNow: Pricing.Basket(bags: 1, pickupMode: .asap, area: area)
        case .oneBagScheduled: Pricing.Basket(bags: 1, pickupMode: .scheduled, area: area)
        case .twoBagsNow: Pricing.Basket(bags: 2, pickupMode: .asap, area: area)
        case .threeBagsScheduled: Pricing.Basket(bags: 3, pickupMode: .scheduled, area: area)
        case .eightBagsScheduled: Pricing.Basket(bags: 8, pickupMode: .scheduled, area: area)
        case .lightWeighed: Pricing.Basket(bags: 2, kilograms: 6, pickupMode: .scheduled, area: area)
        case .heavyWeighed: Pricing.Basket(bags: 2, kilograms: 16, pickupMode: .scheduled, area: area)
        case .shopping, .shoppingElsewhere: Pricing.Basket(bags: 2, pickupMode: .scheduled, retailItems: shopping, area: area)
        case .addOns: Pricing.Basket(bags: 2, pickupMode: .asap, addOns: book.prices.addOns.filter(\.active), area: area)
        }
    }
}
