import Core
import Foundation
import HTTPTypes
import Logging
import PaymentsAPI
import Persistence
import ServerCore

/// Takes the provider's notices. A notice only says what to look at: the payment is asked for, so that notices may come late, twice, in any order, and before
/// the result of the call that they are about.
struct NoticeIntake: Sendable {
    /// The time in seconds for which notices are known: 30 days.
    static let retention: TimeInterval = 30 * 24 * 3600

    let worker: OperationWorker
    let database: any Database
    let clock: any Core.Clock
    private let payments = PaymentRepository()
    private let log = createLog(category: "payments")

    init(worker: OperationWorker, database: any Database, clock: any Core.Clock) {
        self.worker = worker
        self.database = database
        self.clock = clock
    }

    func add(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.notice, allow: .accessAlone) { input, context in
            guard let gateway = worker.gateways[input.gateway] else { throw APIError.notFound() }
            try await take(context.request.head.headerFields, Array(context.request.body), from: gateway)
            return NoOutput()
        }
    }

    /// Takes a notice as it arrived.
    ///
    /// - Throws: ``APIError``: 400 `signature_invalid` for a forged or old one, 503 where it should be sent again.
    func take(_ fields: HTTPFields, _ body: [UInt8], from gateway: any PaymentGateway) async throws {
        let notice: GatewayNotice?
        let theirs: GatewayPayment
        do throws(GatewayError) {
            notice = try await gateway.notice(fields, body, at: clock.now)
            guard let notice, try await isNew(notice, gateway.name) else { return }
            theirs = try await gateway.payment(notice.payment)
        } catch .forged {
            log.warning("notice of the payment provider refused", metadata: ["gateway": "\(gateway.name)"])
            throw APIError.malformed(Strings.signature, code: "signature_invalid")
        } catch .notFound {
            return
        } catch {
            throw PaymentProblem.unavailable
        }
        guard let notice else { return }
        let now = clock.now
        try await database.write { transaction in
            // Of two at a time, one stores it.
            let stored = try transaction.execute(
                """
                INSERT INTO payments_notice (gateway, notice, received_at) VALUES (\(gateway.name), \(notice.id), \(now))
                ON CONFLICT (gateway, notice) DO NOTHING
                """)
            guard stored == 1 else { return }
            try settle(theirs, of: gateway.name, at: now, in: transaction)
        }
    }

    private func isNew(_ notice: GatewayNotice, _ gateway: String) async throws(GatewayError) -> Bool {
        do {
            return try await database.read {
                try $0.first("SELECT id FROM payments_notice WHERE gateway = \(gateway) AND notice = \(notice.id)") == nil
            }
        } catch { throw .unavailable }
    }

    /// Brings the payment to the state that the provider has it in. A hold that nobody wants any more is released.
    func settle(_ theirs: GatewayPayment, of gateway: String, at now: Date, in transaction: Transaction) throws {
        let known = try payments.find(gateway: gateway, gatewayID: theirs.id, in: transaction)
        guard let record = try known ?? payments.find(reference: theirs.reference, in: transaction), record.gateway == gateway else { return }
        let settled = try worker.settlement.apply(theirs, to: record, at: now, in: transaction)
        if theirs.status == .authorized, settled.status == .voided || settled.status == .failed {
            try worker.orders.releaseStray(settled, at: now, in: transaction)
        } else if let order = settled.orderID, settled.isCurrent || settled.isSupplement {
            try worker.orders.bring(order, at: now, in: transaction)
        }
    }
}
