import Core
import Foundation
import PaymentsAPI
import Persistence
import ServerCore

/// Brings our row of a payment to the state that the provider has it in, with the ledger and the event, in one transaction.
///
/// It goes by the provider's totals rather than by what was called, so that results and notices may come late, twice and in any order.
struct Settlement: Sendable {
    let events: EventLog
    private let payments = PaymentRepository()
    private let operations = OperationRepository()
    private let ledger = Ledger()

    init(events: EventLog) { self.events = events }

    /// Applies the provider's state.
    ///
    /// - Returns: the payment as it is now. A state that no rule leads to changes nothing; the reconciliation reports it.
    func apply(_ theirs: GatewayPayment, to record: PaymentRecord, at now: Date, in transaction: Transaction) throws -> PaymentRecord {
        var record = record
        if theirs.id.isEmpty { return record.status == .new ? try void(record, at: now, in: transaction) : record }
        if record.status == .new {
            record = try begin(theirs, record, at: now, in: transaction)
        }
        if record.status == .authorized { record = try take(theirs, record, at: now, in: transaction) }
        if record.status == .captured || record.status == .partiallyRefunded, theirs.refundedCents > record.refundedCents {
            record = try giveBack(theirs, record, at: now, in: transaction)
        }
        return record
    }

    /// Records that a payment came to nothing.
    func fail(_ record: PaymentRecord, _ decline: String, at now: Date, in transaction: Transaction) throws -> PaymentRecord {
        var failed = record
        failed.decline = decline
        return try move(failed, to: .failed, from: record, at: now, in: transaction)
    }

    /// Records that nothing is held any more.
    func void(_ record: PaymentRecord, at now: Date, in transaction: Transaction) throws -> PaymentRecord {
        try move(record, to: .voided, from: record, at: now, in: transaction)
    }

    private func begin(_ theirs: GatewayPayment, _ old: PaymentRecord, at now: Date, in transaction: Transaction) throws -> PaymentRecord {
        var record = old
        (record.gatewayID, record.clientSecret, record.actionPage) = (theirs.id, theirs.clientSecret, theirs.actionPage)
        switch theirs.status {
        case .needsAction, .pending:
            if record != old { try payments.update(record, at: now, in: transaction) }
            return record
        case .authorized, .captured:
            record.authorizedCents = max(theirs.authorizedCents, theirs.capturedCents)
            record.expiresAt = theirs.expiresAt
            let held = try move(record, to: .authorized, from: old, at: now, in: transaction)
            return try replace(with: held, at: now, in: transaction)
        case .failed:
            record.decline = theirs.decline?.rawValue
            return try move(record, to: .failed, from: old, at: now, in: transaction)
        case .voided:
            return try move(record, to: .voided, from: old, at: now, in: transaction)
        }
    }

    private func take(_ theirs: GatewayPayment, _ old: PaymentRecord, at now: Date, in transaction: Transaction) throws -> PaymentRecord {
        var record = old
        switch theirs.status {
        case .captured:
            record.capturedCents = theirs.capturedCents
            // A provider may let us take more than it first held.
            record.authorizedCents = max(record.authorizedCents, theirs.capturedCents)
            record = try move(record, to: .captured, from: old, at: now, in: transaction)
            try post(record, at: now, in: transaction)
            return record
        case .voided:
            let isOurs = try operations.last(.void, of: old.id, in: transaction) != nil
            if isOurs { return try move(record, to: .voided, from: old, at: now, in: transaction) }
            return try fail(old, "authorizationExpired", at: now, in: transaction)
        case .failed:
            return try fail(old, theirs.decline?.rawValue ?? GatewayDecline.declined.rawValue, at: now, in: transaction)
        case .needsAction, .pending, .authorized:
            return record
        }
    }

    private func giveBack(_ theirs: GatewayPayment, _ old: PaymentRecord, at now: Date, in transaction: Transaction) throws -> PaymentRecord {
        var record = old
        record.refundedCents = min(theirs.refundedCents, record.capturedCents)
        guard record.refundedCents > old.refundedCents else { return old }
        record = try move(
            record, to: record.refundedCents == record.capturedCents ? .refunded : .partiallyRefunded, from: old, at: now, in: transaction)
        var entry = Ledger.NewEntry(
            kind: .refund, order: record.orderID, payment: record.id, source: "refund:\(record.reference):\(record.refundedCents)")
        let amount = record.refundedCents - old.refundedCents
        var rest = amount
        if let call = try operations.last(.refund, of: record.id, in: transaction), call.amountCents == amount {
            entry.debit(.salesTaxPayable, call.taxCents)
            entry.debit(.tipsPayable, call.tipCents)
            rest -= call.taxCents + call.tipCents
        }
        entry.debit(.refunds, rest)
        entry.credit(.gatewayClearing, amount)
        try ledger.write(entry, at: now, in: transaction)
        return record
    }

    /// Writes what was taken into the ledger, divided as the call to take it said.
    private func post(_ record: PaymentRecord, at now: Date, in transaction: Transaction) throws {
        guard record.capturedCents > 0 else { return }
        var entry = Ledger.NewEntry(kind: .capture, order: record.orderID, payment: record.id, source: "capture:\(record.reference)")
        entry.debit(.gatewayClearing, record.capturedCents)
        if let call = try operations.last(.capture, of: record.id, in: transaction), call.amountCents == record.capturedCents {
            entry.credit(.salesTaxPayable, call.taxCents)
            entry.credit(.tipsPayable, call.tipCents)
            entry.credit(.fees, call.feeCents)
            entry.credit(.revenue, record.capturedCents - call.taxCents - call.tipCents - call.feeCents)
        } else {
            entry.credit(.revenue, record.capturedCents)
        }
        try ledger.write(entry, at: now, in: transaction)
    }

    /// Lets a payment that is held take the place of its order's current one, which is released.
    func replace(with held: PaymentRecord, at now: Date, in transaction: Transaction) throws -> PaymentRecord {
        guard let order = held.orderID, !held.isCurrent, !held.isSupplement else { return held }
        // The order's first payment may be another one meanwhile.
        let current = try payments.current(of: order, in: transaction)
        if current == nil { _ = try FreeOrderRepository().touch(order, in: transaction) }
        var dispensable: PaymentRecord?
        if let current {
            let isTaken = try current.status.isPaid || operations.waiting(.capture, of: current.id, in: transaction) != nil
            dispensable = isTaken ? held : current
        }
        if let dispensable, dispensable.status == .authorized {
            let call = OperationRepository.New(
                payment: dispensable.id, kind: .void, amountCents: dispensable.authorizedCents, key: "\(dispensable.reference)-void", due: now)
            try operations.insert(call, at: now, in: transaction)
            try transaction.announce(OperationRepository.channel)
        }
        guard dispensable?.id != held.id else { return held }
        if let current { try payments.setCurrent(current.id, false, in: transaction) }
        try payments.setCurrent(held.id, true, in: transaction)
        var replaced = held
        replaced.isCurrent = true
        return replaced
    }

    /// Writes a change of status with its event.
    private func move(
        _ changed: PaymentRecord, to status: PaymentStatus, from old: PaymentRecord, at now: Date, in transaction: Transaction
    ) throws -> PaymentRecord {
        try PaymentMachine.check(old.status, status)
        var record = changed
        record.status = status
        try payments.update(record, at: now, in: transaction)
        guard let order = record.orderID else { return record }
        let moved = PaymentMoved(
            payment: record.id, order: order, customer: record.customerID, from: old.status, to: status, authorizedCents: record.authorizedCents,
            capturedCents: record.capturedCents, refundedCents: record.refundedCents, occurredAt: now)
        try events.append(
            PaymentsEvents.moved, moved, aggregate: PaymentsEvents.aggregate, id: record.id,
            topics: [PaymentsTopics.customer(record.customerID), PaymentsTopics.dispatch], in: transaction)
        return record
    }
}
