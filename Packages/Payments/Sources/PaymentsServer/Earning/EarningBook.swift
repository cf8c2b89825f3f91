import FleetAPI
import Foundation
import PaymentsAPI
import Persistence

/// Books what drivers earn: the pay of finished jobs, and tips once they were taken.
struct EarningBook: Sendable {
    private let earnings = EarningRepository()
    private let ledger = Ledger()

    /// Books the pay of a finished job, once.
    func book(_ job: JobFinished, in transaction: Transaction) throws {
        let parts: [(EarningKind, Int)] = [
            (.base, job.baseCents), (.distance, job.distanceCents), (.boost, job.boostCents), (.fee, job.feeCents),
        ]
        var booked = 0
        for (kind, cents) in parts where cents != 0 {
            let new = EarningRepository.New(
                driver: job.driver, order: job.order, job: job.job, kind: kind, cents: cents, currency: job.currency,
                source: "job:\(job.job):\(kind.rawValue)", earnedAt: job.finishedAt)
            if try earnings.insert(new, in: transaction) { booked += cents }
        }
        guard booked > 0 else { return }
        var entry = Ledger.NewEntry(kind: .earning, order: job.order, payment: nil, source: "job:\(job.job)")
        entry.debit(.driverPayExpense, booked)
        entry.credit(.driverEarningsPayable, booked)
        try ledger.write(entry, at: job.finishedAt, in: transaction)
    }

    /// Gives an order's tips to the driver who delivered it, as far as they were taken and nobody has them yet.
    func bookTips(of order: Int, to driver: Int, currency: String, at now: Date, in transaction: Transaction) throws {
        let taken = try ledger.parts(ofOrder: order, in: transaction)[.tipsPayable, default: 0]
        let waiting = try -ledger.balance(.tipsPayable, ofOrder: order, in: transaction)
        guard waiting > 0 else { return }
        // The sum of all tips of the order, so that each amount is booked once.
        let source = "tip:\(order):\(taken)"
        let new = EarningRepository.New(driver: driver, order: order, kind: .tip, cents: waiting, currency: currency, source: source, earnedAt: now)
        guard try earnings.insert(new, in: transaction) else { return }
        var entry = Ledger.NewEntry(kind: .tip, order: order, payment: nil, source: source)
        entry.debit(.tipsPayable, waiting)
        entry.credit(.driverEarningsPayable, waiting)
        try ledger.write(entry, at: now, in: transaction)
    }

    /// Books that a payout was sent.
    func book(_ payout: Payout, at now: Date, in transaction: Transaction) throws {
        guard payout.amountCents > 0 else { return }
        var entry = Ledger.NewEntry(kind: .payout, order: nil, payment: nil, source: "payout:\(payout.id)")
        entry.debit(.driverEarningsPayable, payout.amountCents)
        entry.credit(.bank, payout.amountCents)
        try ledger.write(entry, at: now, in: transaction)
    }
}
