import Core
import Foundation
import Persistence
import PromotionsServer
import SupportServer

/// Lets Support grant credit.
struct SupportPromotions: SupportCredits {
    let desk: PromotionDesk

    static func register(in container: DIContainer) {
        guard container.isRegistered(PromotionDesk.self) else { return }
        container.register((any SupportCredits).self) { SupportPromotions(desk: try $0.resolve(PromotionDesk.self)) }
    }

    func grant(_ cents: Int, to customer: Int, reason: String, source: String, at now: Date, in transaction: Transaction) throws {
        try desk.compensate(cents, of: customer, reason: reason, source: source, at: now, in: transaction)
    }
}
