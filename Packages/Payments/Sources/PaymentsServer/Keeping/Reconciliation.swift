import Core
import Foundation
import Logging
import PaymentsAPI
import Persistence

/// Compares payments that changed with the provider and with the ledger. What can be mended is; what differs afterwards is kept as an incident and logged.
struct Reconciliation: Sendable {
    /// The time in seconds that a payment rests before it is compared: ten minutes.
    static let rest: TimeInterval = 10 * 60
    /// The time in seconds for which changes are looked back on: 30 days.
    static let span: TimeInterval = 30 * 24 * 3600

    let worker: OperationWorker
    let notices: NoticeIntake
    private let payments = PaymentRepository()
    private let ledger = Ledger()
    private let log = createLog(category: "payments")

    init(worker: OperationWorker, notices: NoticeIntake) {
        self.worker = worker
        self.notices = notices
    }

    /// A difference between us and the provider, or within our own books.
    struct Difference: Sendable, Hashable {
        let kind: String
        let ours: String
        let theirs: String
    }

    /// Compares every payment that changed since it was compared.
    ///
    /// - Returns: the number of differences that were found.
    @discardableResult
    func run() async throws -> Int {
        let database = worker.database
        var found = 0
        while true {
            let now = worker.clock.now
            let due = try await database.read {
                try payments.unchecked(
                    changedAfter: now.addingTimeInterval(-Self.span), before: now.addingTimeInterval(-Self.rest), limit: 50, in: $0)
            }
            guard !due.isEmpty else { return found }
            for record in due where record.gateway == worker.gateway.name {
                let theirs: GatewayPayment
                // An unreachable provider is no difference; the next run tries again.
                do throws(GatewayError) { theirs = try await worker.theirs(record) } catch {
                    if error.isTemporary || error.isConfiguration { return found }
                    found += try await report(Difference(kind: "missing", ours: record.status.rawValue, theirs: "\(error)"), record)
                    continue
                }
                found += try await compare(record, theirs)
            }
            // Those of a provider that isn't used any more can't be compared.
            for record in due where record.gateway != worker.gateway.name {
                try await database.write { try payments.setChecked(record.id, at: now, in: $0) }
            }
        }
    }

    private func compare(_ record: PaymentRecord, _ theirs: GatewayPayment) async throws -> Int {
        let now = worker.clock.now
        let differences = try await worker.database.write { transaction in
            try notices.settle(theirs, at: now, in: transaction)
            guard let fresh = try payments.find(record.id, in: transaction) else { return [Difference]() }
            try payments.setChecked(record.id, at: max(now, fresh.updatedAt), in: transaction)
            return try self.differences(fresh, theirs, in: transaction)
        }
        var found = 0
        for difference in differences { found += try await report(difference, record) }
        return found
    }

    private func differences(_ ours: PaymentRecord, _ theirs: GatewayPayment, in transaction: Transaction) throws -> [Difference] {
        var found: [Difference] = []
        if ours.capturedCents != theirs.capturedCents {
            found.append(Difference(kind: "captured", ours: "\(ours.capturedCents)", theirs: "\(theirs.capturedCents)"))
        }
        if ours.refundedCents != theirs.refundedCents {
            found.append(Difference(kind: "refunded", ours: "\(ours.refundedCents)", theirs: "\(theirs.refundedCents)"))
        }
        if ours.status == .authorized, theirs.status != .authorized {
            found.append(Difference(kind: "status", ours: ours.status.rawValue, theirs: theirs.status.rawValue))
        }
        let booked = try ledger.balance(.gatewayClearing, ofPayment: ours.id, in: transaction)
        if booked != ours.capturedCents - ours.refundedCents {
            found.append(Difference(kind: "ledger", ours: "\(booked)", theirs: "\(ours.capturedCents - ours.refundedCents)"))
        }
        return found
    }

    private func report(_ difference: Difference, _ record: PaymentRecord) async throws -> Int {
        let now = worker.clock.now
        let isNew = try await worker.database.write { transaction in
            try payments.setChecked(record.id, at: now, in: transaction)
            return try transaction.execute(
                """
                INSERT INTO payments_difference (payment_id, kind, ours, theirs, found_at)
                VALUES (\(record.id), \(difference.kind), \(difference.ours), \(difference.theirs), \(now))
                ON CONFLICT (payment_id, kind, ours, theirs) DO NOTHING
                """) == 1
        }
        guard isNew else { return 0 }
        log.error(
            "payment differs from the provider's",
            metadata: [
                "payment": "\(record.id)", "kind": "\(difference.kind)", "ours": "\(difference.ours)", "theirs": "\(difference.theirs)",
            ])
        return 1
    }
}
