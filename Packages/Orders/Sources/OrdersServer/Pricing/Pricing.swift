import Foundation
import OrdersAPI

/// Computes prices in whole cents, each line rounded half up on its own.
///
/// The lines are service, add-ons, retailers' items, ASAP surcharge, delivery, discount (never more than the laundry and its delivery cost), tax on the
/// items, tip, and what credit pays (never of tax and tip). Their reasons are codes, see ``PriceReason``.
struct Pricing: Sendable {
    /// The things that are priced.
    struct Basket: Sendable, Hashable {
        /// The number of bags.
        var bags: Int
        /// The weight in kilograms; nil before the laundry was weighed.
        var kilograms: Double?
        /// The pickup, which an ASAP surcharge is due for.
        var pickupMode: PickupMode
        /// Extras of the wash, as the book has them.
        var addOns: [AddOn] = []
        /// Lines of extras that no book has.
        var addOnLines: [PriceLine] = []
        /// The retailers' items that come along.
        var retailItems: [RetailLine] = []
        /// A discount in cents, positive.
        var promoCents = 0
        /// The terms of a promo code, which hold instead of ``promoCents``; nil for none.
        var promo: DiscountTerms?
        /// The least that a discount leaves to pay, in cents.
        var leastCents = 0
        /// The most that the customer's credit pays, in cents.
        var creditCents = 0
        /// The driver's tip, in cents.
        var tipCents = 0
        /// The name of the service area, for the tax.
        var area: String
    }

    private let version: Int
    private let book: Prices

    init(_ book: PriceBook) { (version, self.book) = (book.version, book.prices) }

    /// Returns the price of a basket.
    func price(_ basket: Basket) -> Price {
        let retail = basket.retailItems.map(retailLine)
        let washing = [serviceLine(basket)] + basket.addOns.map { addOnLine($0, bags: basket.bags) } + basket.addOnLines
        let goodsCents = sum(washing) + sum(retail)
        var lines = washing + retail
        if basket.pickupMode == .asap { lines.append(line(.asap, book.asapCents, .pickupWithinHour)) }
        lines.append(deliveryLine(goodsCents: goodsCents, bundled: !retail.isEmpty))
        let discounted = max(sum(lines) - sum(retail), 0)
        lines += promoLine(basket, on: discounted, most: min(discounted, max(sum(lines) - basket.leastCents, 0)))
        if !retail.isEmpty { lines.append(taxLine(on: sum(retail), area: basket.area)) }
        if basket.tipCents > 0 { lines.append(line(.tip, basket.tipCents)) }
        return Price(lines: lines, priceBookVersion: version).paid(byCredit: basket.creditCents)
    }

    /// Returns a price after somebody shopped: its retail items and their tax are priced anew, all else stays. The delivery stays free, since it was
    /// bundled with shopping when it was ordered, whatever of it was bought.
    func price(_ former: Price, shopped items: [RetailLine], area: String) -> Price {
        let retail = items.map(retailLine)
        var lines: [PriceLine] = []
        for line in former.lines {
            switch line.kind {
            case .retail: if !lines.contains(where: { $0.kind == .retail }) { lines += retail }
            case .tax: lines.append(taxLine(on: sum(retail), area: area))
            case .credit: break
            case .service, .addOn, .asap, .delivery, .promo, .tip, .cancellation, .noShow: lines.append(line)
            }
        }
        return Price(currency: former.currency, lines: lines, priceBookVersion: former.priceBookVersion).paid(byCredit: former.creditCents)
    }

    /// Returns the price of an order that ends early, with a fee or without one.
    func price(endedWith fee: Fee?) -> Price {
        let lines: [PriceLine] =
            switch fee {
            case .noShow: [line(.noShow, book.noShowCents, .failedPickup)]
            case .cancellation: [line(.cancellation, book.cancellationCents, .driverAssigned)]
            case nil: []
            }
        return Price(lines: lines, priceBookVersion: version)
    }

    /// The fees of orders that end early.
    enum Fee {
        /// The customer canceled after a driver was assigned.
        case cancellation
        /// The pickup failed by the customer's doing.
        case noShow
    }

    /// Returns what is taken off of an amount for laundry, add-ons and delivery, at most so many cents.
    private func promoLine(_ basket: Basket, on cents: Int, most: Int) -> [PriceLine] {
        guard let promo = basket.promo else { return basket.promoCents > 0 ? [line(.promo, -min(basket.promoCents, most))] : [] }
        switch promo.kind {
        case .percent(let basisPoints):
            let off = min(Self.halfUp(cents * basisPoints, per: 10_000), most)
            return [line(.promo, -off, .percentOff(basisPoints: basisPoints, code: promo.code))]
        case .amount(let off): return [line(.promo, -min(off, most), .amountOff(cents: off, code: promo.code))]
        }
    }

    private func line(_ kind: PriceLine.Kind, _ cents: Int, _ reason: PriceReason? = nil) -> PriceLine {
        PriceLine(kind: kind, quantity: 1, unitCents: cents, totalCents: cents, reason: reason?.code)
    }

    private func serviceLine(_ basket: Basket) -> PriceLine {
        guard let kilograms = basket.kilograms else {
            return PriceLine(
                kind: .service, quantity: Double(basket.bags), unitCents: book.bagCents, totalCents: basket.bags * book.bagCents)
        }
        let grams = Int((kilograms * 1000).rounded())
        let minimum = basket.bags * book.minimumGramsPerBag
        let charged = max(grams, minimum)
        let reason = grams >= minimum ? PriceReason.weighed(grams: grams) : .minimumWeight(grams: grams, minimum: minimum, bags: basket.bags)
        return PriceLine(
            kind: .service, quantity: Double(charged) / 1000, unitCents: book.kilogramCents,
            totalCents: Self.halfUp(charged * book.kilogramCents, per: 1000), reason: reason.code)
    }

    private func addOnLine(_ addOn: AddOn, bags: Int) -> PriceLine {
        let quantity = addOn.unit == .bag ? bags : 1
        return PriceLine(
            kind: .addOn, label: addOn.name.stored, quantity: Double(quantity), unitCents: addOn.unitCents, totalCents: quantity * addOn.unitCents,
            reason: (addOn.unit == .bag ? PriceReason.eachBag : .wholeOrder).code)
    }

    private func retailLine(_ item: RetailLine) -> PriceLine {
        PriceLine(
            kind: .retail, label: item.substitute ?? item.name, quantity: Double(item.chargedQuantity), unitCents: item.chargedUnitCents,
            totalCents: item.chargedCents, reason: item.retailer)
    }

    private func deliveryLine(goodsCents: Int, bundled: Bool) -> PriceLine {
        let limit = book.freeDeliveryOverCents
        let isFree = bundled || goodsCents > limit
        let reason: PriceReason = bundled ? .freeWithShopping : isFree ? .freeOver(cents: limit) : .notFreeBelow(cents: limit)
        return PriceLine(
            kind: .delivery, quantity: 1, unitCents: book.deliveryCents, totalCents: isFree ? 0 : book.deliveryCents, reason: reason.code)
    }

    private func taxLine(on cents: Int, area: String) -> PriceLine {
        let rate = book.areaTaxBasisPoints[area] ?? book.taxBasisPoints
        return line(.tax, Self.halfUp(cents * rate, per: 10_000), .tax(basisPoints: rate))
    }

    private func sum(_ lines: [PriceLine]) -> Int { lines.reduce(0) { $0 + $1.totalCents } }

    /// Divides a number that isn't negative, rounding halves up.
    static func halfUp(_ number: Int, per divisor: Int) -> Int { (2 * number + divisor) / (2 * divisor) }
}

extension Price {
    /// The amount that credit may pay: everything but tax and tip, in cents.
    var creditableCents: Int { max(subtotalCents, 0) }

    /// The amount for laundry, add-ons and delivery, before any discount, in cents.
    var laundryCents: Int { lines.filter { [.service, .addOn, .asap, .delivery].contains($0.kind) }.reduce(0) { $0 + $1.totalCents } }

    /// Returns the price with a line for what credit pays, in place of one that was there.
    func paid(byCredit cents: Int) -> Price {
        let paid = min(cents, creditableCents)
        let line = PriceLine(kind: .credit, quantity: 1, unitCents: -paid, totalCents: -paid)
        return Price(currency: currency, lines: lines.filter { $0.kind != .credit } + (paid > 0 ? [line] : []), priceBookVersion: priceBookVersion)
    }

    /// The terms of the promo code that was taken; nil for none, and for discounts of before there were codes.
    var promo: DiscountTerms? {
        switch lines.first(where: { $0.kind == .promo })?.reason.flatMap(PriceReason.init(code:)) {
        case .percentOff(let basisPoints, let code): DiscountTerms(code: code, kind: .percent(basisPoints: basisPoints))
        case .amountOff(let cents, let code): DiscountTerms(code: code, kind: .amount(cents: cents))
        default: nil
        }
    }
}
