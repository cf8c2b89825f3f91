import Core
import Foundation
import OrdersAPI
import OrdersServer
import Persistence
import PromotionsServer

/// Gives Orders the codes and the credit of Promotions.
struct OrdersPromotions: OrderDiscounts {
    let desk: PromotionDesk

    static func register(in container: DIContainer) {
        guard container.isRegistered(PromotionDesk.self) else { return }
        container.register((any OrderDiscounts).self) { OrdersPromotions(desk: try $0.resolve(PromotionDesk.self)) }
    }

    func terms(of code: String, for request: DiscountRequest, in transaction: Transaction) throws -> DiscountTerms {
        let terms = try desk.terms(of: code, for: use(request), in: transaction)
        let kind: DiscountTerms.Kind = terms.percent.map { .percent(basisPoints: $0 * 100) } ?? .amount(cents: terms.amountCents)
        return DiscountTerms(code: terms.code, kind: kind, minimumCents: terms.minimumCents)
    }

    func redeem(_ code: String, for order: Order, _ request: DiscountRequest, in transaction: Transaction) throws {
        try desk.redeem(code, order: order.id, use(request), in: transaction)
    }

    func giveBack(_ order: Int, at now: Date, in transaction: Transaction) throws { try desk.giveBack(order: order, at: now, in: transaction) }

    func credit(of customer: Int, in transaction: Transaction) throws -> Int { try desk.credit(of: customer, in: transaction) }

    func spend(_ change: Int, on order: Order, at now: Date, in transaction: Transaction) throws {
        try desk.spend(change, of: order.customerID, order: order.id, version: order.version, at: now, in: transaction)
    }

    private func use(_ request: DiscountRequest) -> PromotionDesk.Use {
        PromotionDesk.Use(customer: request.customer, time: request.time, hasOrdered: request.hasOrdered)
    }
}
