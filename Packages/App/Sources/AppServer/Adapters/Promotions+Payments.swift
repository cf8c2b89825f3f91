import Core
import Foundation
import PaymentsServer
import Persistence
import PromotionsServer

/// Keeps customers' credit in Payments' ledger.
struct PromotionsPayments: CreditLedger {
    let postings: CreditPostings
    let desk: PaymentDesk

    static func register(in container: DIContainer) {
        guard container.isRegistered(CreditPostings.self), container.isRegistered(PaymentDesk.self) else { return }
        container.register((any CreditLedger).self) {
            PromotionsPayments(postings: try $0.resolve(CreditPostings.self), desk: try $0.resolve(PaymentDesk.self))
        }
    }

    var takesPayments: Bool { desk.takesPayments }

    func post(_ movement: CreditMovement, person: Int, order: Int?, source: String, at now: Date, in transaction: Transaction) throws {
        let (kind, cents): (CreditPostings.Movement, Int) =
            switch movement {
            case .grant(let cents): (.grant, cents)
            case .spend(let cents): (.spend, cents)
            case .giveBack(let cents): (.giveBack, cents)
            }
        try postings.post(kind, cents, person: person, order: order, source: source, at: now, in: transaction)
    }
}
