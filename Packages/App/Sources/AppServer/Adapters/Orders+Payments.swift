import Core
import OrdersAPI
import OrdersServer
import PaymentsServer
import Persistence

/// Has Orders' prices held, and tells Orders what is paid for.
struct OrdersPayments: OrderPayments {
    let desk: PaymentDesk

    static func register(in container: DIContainer) {
        guard container.isRegistered(PaymentDesk.self) else { return }
        container.register((any OrderPayments).self) { OrdersPayments(desk: try $0.resolve(PaymentDesk.self)) }
    }

    var takesPayments: Bool { desk.takesPayments }

    func prepare(_ request: PaymentRequest) async throws -> (any PreparedPayment)? {
        let hold = try await desk.authorize(
            request.totalCents, for: request.customer, methodID: request.methodID, key: request.key, isCustomerPresent: request.isCustomerPresent)
        return Prepared(desk: desk, hold: hold)
    }

    func unpaid(_ orders: [Int], in transaction: Transaction) throws -> Set<Int> { try desk.unpaid(orders, in: transaction) }

    func check(_ step: PaymentStep, of order: Order, in transaction: Transaction) throws {
        switch step {
        // The hold is bound in the same transaction.
        case .authorized: break
        case .captured:
            guard try desk.unpaid([order.id], in: transaction).isEmpty else { throw APIError.conflict(Strings.notPaid, code: "payment_required") }
        }
    }

    private struct Prepared: PreparedPayment {
        let desk: PaymentDesk
        let hold: PaymentDesk.Hold

        func attach(to order: Order, in transaction: Transaction) throws { try desk.attach(hold, to: order.id, in: transaction) }
    }
}
