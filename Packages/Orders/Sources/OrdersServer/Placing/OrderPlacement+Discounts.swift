import Core
import Foundation
import OrdersAPI
import Persistence

// Promo codes and credit.
extension OrderPlacement {
    /// Adds what a code takes off and what credit pays.
    ///
    /// - Throws: an ``APIError`` of status 422 that names the code as the field at fault.
    func addDiscounts(
        _ request: QuoteRequest, for customer: Int, at now: Date, to basket: inout Pricing.Basket, _ book: PriceBook, in transaction: Transaction
    ) throws {
        if let code = request.promoCode {
            guard let discounts else { throw APIError.invalid(["promoCode": Strings.noPromoCodes], code: "promo_unavailable") }
            let terms = try discounts.terms(of: code, for: discountRequest(customer, at: now, besides: nil), in: transaction)
            guard Pricing(book).price(basket).laundryCents >= terms.minimumCents else {
                throw APIError.invalid(["promoCode": Strings.promoMinimum(Strings.money(terms.minimumCents))], code: "promo_minimum")
            }
            (basket.promo, basket.leastCents) = (terms, leastCharge)
        }
        if request.useCredit, let discounts {
            let price = Pricing(book).price(basket)
            basket.creditCents = max(0, min(try discounts.credit(of: customer, in: transaction), price.creditableCents, price.totalCents - leastCharge))
        }
    }

    /// Redeems the code of an order that was placed, and spends the credit.
    func takeDiscounts(_ request: QuoteRequest, for order: Order, at now: Date, in transaction: Transaction) throws {
        guard let discounts else { return }
        if let code = request.promoCode {
            try discounts.redeem(code, for: order, discountRequest(order.customerID, at: now, besides: order.id), in: transaction)
        }
        if order.price.creditCents > 0 { try discounts.spend(order.price.creditCents, on: order, at: now, in: transaction) }
    }

    private func discountRequest(_ customer: Int, at now: Date, besides order: Int?) -> DiscountRequest {
        DiscountRequest(customer: customer, time: now) { try OrderRepository().hasOrdered(customer, besides: order, in: $0) }
    }
}
