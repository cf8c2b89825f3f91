import Core
import Foundation
import Logging
import PaymentsAPI
import Persistence

/// Looks after holds that nobody took and holds that end soon.
struct HoldKeeping: Sendable {
    /// The time in seconds after which a hold is released that no order took: 15 minutes.
    static let claimTime: TimeInterval = 15 * 60
    /// The time in seconds before its end at which a hold is renewed: a day.
    static let renewalTime: TimeInterval = 24 * 3600

    let desk: PaymentDesk
    let worker: OperationWorker
    private let payments = PaymentRepository()
    private let log = createLog(category: "payments")

    init(desk: PaymentDesk, worker: OperationWorker) {
        self.desk = desk
        self.worker = worker
    }

    /// Releases the holds that no order took in time.
    func releaseUnclaimed() async throws {
        while true {
            let now = desk.clock.now
            let released = try await desk.database.write { transaction in
                let unclaimed = try payments.unclaimed(since: now.addingTimeInterval(-Self.claimTime), limit: 50, in: transaction)
                for record in unclaimed {
                    if record.status == .new || record.status == .authorized {
                        try desk.release(record, at: now, in: transaction)
                    } else {
                        _ = try payments.release(record.id, at: now, in: transaction)
                    }
                }
                return unclaimed.count
            }
            guard released > 0 else { return }
        }
    }

    /// Renews the holds of orders that end within a day, and learns of those that have ended.
    func renew() async throws {
        let now = desk.clock.now
        let expiring = try await desk.database.read {
            try payments.expiring(before: now.addingTimeInterval(Self.renewalTime), limit: 500, in: $0)
        }
        for record in expiring {
            if let expiresAt = record.expiresAt, expiresAt <= now {
                try await learn(record)
            } else {
                try await desk.database.write { transaction in
                    // It may have been taken or released meanwhile.
                    guard let fresh = try payments.find(record.id, in: transaction), fresh.status == .authorized, fresh.isCurrent else { return }
                    let since = now.addingTimeInterval(-OrderSettlement.pause)
                    guard try !payments.hasReplacement(of: fresh.id, since: since, in: transaction) else { return }
                    try worker.orders.replace(fresh, holding: fresh.authorizedCents, at: now, in: transaction)
                }
            }
        }
    }

    private func learn(_ record: PaymentRecord) async throws {
        do {
            let theirs = try await worker.theirs(record)
            let now = desk.clock.now
            try await desk.database.write { transaction in
                guard let fresh = try payments.find(record.id, in: transaction) else { return }
                _ = try worker.settlement.apply(theirs, to: fresh, at: now, in: transaction)
            }
        } catch let error as GatewayError {
            log.warning("hold that ended can't be looked up", metadata: ["payment": "\(record.id)", "cause": "\(error)"])
        }
    }
}
