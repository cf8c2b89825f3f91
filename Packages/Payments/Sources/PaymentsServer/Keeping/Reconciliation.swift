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
    private let incidents = IncidentRepository()
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

    /// Compares every payment that changed since it was compared, and those with open incidents, with the provider that began it. Those of providers that
    /// aren't set up can't be compared.
    ///
    /// - Returns: the number of incidents that were opened.
    @discardableResult
    func run() async throws -> Int {
        var found = 0
        for gateway in worker.gateways.all { found += try await run(gateway.name) }
        return found
    }

    private func run(_ gateway: String) async throws -> Int {
        let database = worker.database
        var found = 0
        while true {
            let now = worker.clock.now
            let due = try await database.read {
                try payments.unchecked(
                    of: gateway, changedAfter: now.addingTimeInterval(-Self.span), before: now.addingTimeInterval(-Self.rest), limit: 50, in: $0)
            }
            guard !due.isEmpty else { break }
            for record in due {
                guard let count = try await check(record) else { return found }
                found += count
            }
        }
        let open = try await database.read { transaction in
            try incidents.payments(limit: 500, in: transaction).sorted().compactMap { try payments.find($0, in: transaction) }
        }
        for record in open where record.gateway == gateway {
            guard let count = try await check(record) else { return found }
            found += count
        }
        return found
    }

    /// Compares a payment, and opens and closes its incidents.
    ///
    /// - Returns: the number of incidents that were opened; nil for an unreachable provider, which is no difference: the next run tries again.
    private func check(_ record: PaymentRecord) async throws -> Int? {
        let theirs: GatewayPayment?
        var missing: Difference?
        do throws(GatewayError) { theirs = try await worker.theirs(record) } catch {
            if error.isTemporary || error.isConfiguration { return nil }
            (theirs, missing) = (nil, Difference(kind: "missing", ours: record.status.rawValue, theirs: "\(error)"))
        }
        let now = worker.clock.now
        let opened = try await worker.database.write { [missing] transaction in
            if let theirs { try notices.settle(theirs, of: record.gateway, at: now, in: transaction) }
            guard let fresh = try payments.find(record.id, in: transaction) else { return [Incident]() }
            try payments.setChecked(record.id, at: max(now, fresh.updatedAt), in: transaction)
            let found = try theirs.map { try differences(fresh, $0, in: transaction) } ?? missing.map { [$0] } ?? []
            return try keep(found, of: fresh, at: now, in: transaction)
        }
        for incident in opened {
            log.error(
                "payment differs from the provider's",
                metadata: [
                    "incident": "\(incident.id)", "payment": "\(incident.paymentID)", "kind": "\(incident.kind)", "ours": "\(incident.ours)",
                    "theirs": "\(incident.theirs)",
                ])
        }
        return opened.count
    }

    /// Opens the incidents of differences that are new, and closes those whose difference is gone.
    private func keep(_ found: [Difference], of record: PaymentRecord, at now: Date, in transaction: Transaction) throws -> [Incident] {
        for incident in try incidents.open(of: record.id, in: transaction) {
            let difference = Difference(kind: incident.kind, ours: incident.ours, theirs: incident.theirs)
            guard !found.contains(difference), try incidents.resolve(incident.id, by: nil, note: nil, at: now, in: transaction) else { continue }
            if let closed = try incidents.find(incident.id, in: transaction) { try worker.settlement.events.publish(closed, at: now, in: transaction) }
        }
        return try found.compactMap { difference in
            guard let id = try incidents.open(difference, of: record.id, at: now, in: transaction), let opened = try incidents.find(id, in: transaction)
            else { return nil }
            try worker.settlement.events.publish(opened, at: now, in: transaction)
            return opened
        }
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
}
