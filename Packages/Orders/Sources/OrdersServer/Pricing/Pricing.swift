public import OrdersAPI

/// Computes prices in whole cents, each line rounded half up on its own.
///
/// The order: service, add-ons, retail lines, ASAP surcharge, delivery, promo (never below 0; not on tax, tip or retail), tax on retail lines, tip.
public struct Pricing: Sendable {
    /// What is priced.
    public struct Basket: Sendable, Hashable {
        /// The number of bags.
        public var bags: Int
        /// The weight in kilograms, once it is known.
        public var kilograms: Double?
        /// When it is to be picked up.
        public var pickupMode: PickupMode
        /// Extras of the wash.
        public var addOns: [PriceLine] = []
        /// The retailers' items that come along.
        public var retailItems: [RetailLine] = []
        /// A discount, in cents, positive.
        public var promoCents = 0
        /// The driver's tip, in cents.
        public var tipCents = 0
        /// The name of the service area, for the tax.
        public var area: String

        /// Creates a basket.
        public init(bags: Int, kilograms: Double? = nil, pickupMode: PickupMode, retailItems: [RetailLine] = [], area: String) {
            self.bags = bags
            self.kilograms = kilograms
            self.pickupMode = pickupMode
            self.retailItems = retailItems
            self.area = area
        }
    }

    /// The prices that hold.
    public let book: PriceBook

    /// Creates it for a price book.
    public init(_ book: PriceBook) { self.book = book }

    /// The price of a basket.
    public func price(_ basket: Basket) -> Price {
        let retail = basket.retailItems.map(retailLine)
        let washing = [serviceLine(basket)] + basket.addOns
        let goodsCents = sum(washing) + sum(retail)
        var lines = washing + retail
        if basket.pickupMode == .asap { lines.append(asapLine) }
        lines.append(deliveryLine(goodsCents: goodsCents, bundled: !retail.isEmpty))
        if basket.promoCents > 0 { lines.append(promoLine(basket.promoCents, limit: sum(lines) - sum(retail))) }
        if !retail.isEmpty { lines.append(taxLine(on: sum(retail), area: basket.area)) }
        if basket.tipCents > 0 {
            lines.append(PriceLine(kind: .tip, label: Strings.tip, quantity: 1, unitCents: basket.tipCents, totalCents: basket.tipCents))
        }
        return Price(lines: lines, priceBookVersion: book.version)
    }

    /// What is owed for an order that ends with a fee, or without one.
    func price(endedWith fee: PriceLine.Kind?) -> Price {
        switch fee {
        case .noShow:
            Price(
                lines: [
                    PriceLine(
                        kind: .noShow, label: Strings.noShow, quantity: 1, unitCents: book.noShowCents, totalCents: book.noShowCents,
                        reason: Strings.noShowReason)
                ], priceBookVersion: book.version)
        case .cancellation:
            Price(
                lines: [
                    PriceLine(
                        kind: .cancellation, label: Strings.cancellation, quantity: 1, unitCents: book.cancellationCents,
                        totalCents: book.cancellationCents, reason: Strings.cancellationReason)
                ], priceBookVersion: book.version)
        default:
            Price(lines: [], priceBookVersion: book.version)
        }
    }

    private func serviceLine(_ basket: Basket) -> PriceLine {
        guard let kilograms = basket.kilograms else {
            let total = basket.bags * book.bagCents
            return PriceLine(kind: .service, label: Strings.washAndFold, quantity: Double(basket.bags), unitCents: book.bagCents, totalCents: total)
        }
        let grams = Int((kilograms * 1000).rounded())
        let minimum = basket.bags * book.minimumGramsPerBag
        let charged = max(grams, minimum)
        return PriceLine(
            kind: .service, label: Strings.washAndFold, quantity: Double(charged) / 1000, unitCents: book.kilogramCents,
            totalCents: Self.halfUp(charged * book.kilogramCents, per: 1000),
            reason: Strings.weighed(grams: grams, minimum: minimum, bags: basket.bags))
    }

    private func retailLine(_ item: RetailLine) -> PriceLine {
        PriceLine(
            kind: .retail, label: item.name, quantity: Double(item.quantity), unitCents: item.unitCents,
            totalCents: item.quantity * item.unitCents, reason: item.retailer)
    }

    private var asapLine: PriceLine {
        PriceLine(
            kind: .asap, label: Strings.asap, quantity: 1, unitCents: book.asapCents, totalCents: book.asapCents, reason: Strings.asapReason)
    }

    private func deliveryLine(goodsCents: Int, bundled: Bool) -> PriceLine {
        let isFree = bundled || goodsCents > book.freeDeliveryOverCents
        let over = Strings.money(book.freeDeliveryOverCents)
        let reason = bundled ? Strings.freeBundled : isFree ? Strings.freeOver(over) : Strings.deliveryHint(over)
        return PriceLine(
            kind: .delivery, label: Strings.delivery, quantity: 1, unitCents: book.deliveryCents,
            totalCents: isFree ? 0 : book.deliveryCents, reason: reason)
    }

    private func promoLine(_ cents: Int, limit: Int) -> PriceLine {
        let discount = -min(cents, max(limit, 0))
        return PriceLine(kind: .promo, label: Strings.promo, quantity: 1, unitCents: discount, totalCents: discount)
    }

    private func taxLine(on cents: Int, area: String) -> PriceLine {
        let rate = book.areaTaxBasisPoints[area] ?? book.taxBasisPoints
        let tax = Self.halfUp(cents * rate, per: 10_000)
        return PriceLine(
            kind: .tax, label: Strings.tax, quantity: 1, unitCents: tax, totalCents: tax, reason: Strings.taxReason(basisPoints: rate))
    }

    private func sum(_ lines: [PriceLine]) -> Int { lines.reduce(0) { $0 + $1.totalCents } }

    /// Divides a number that isn't negative, rounding halves up.
    static func halfUp(_ number: Int, per divisor: Int) -> Int { (2 * number + divisor) / (2 * divisor) }
}
