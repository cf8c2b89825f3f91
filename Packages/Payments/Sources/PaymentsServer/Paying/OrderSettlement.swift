import Core
import Foundation
import PaymentsAPI
import Persistence

/// Orders the calls that bring an order's payment to what the order costs: captures, releases, fees and refunds.
struct OrderSettlement: Sendable {
    let orders: any PayableOrders
    let random: any RandomSource
    private let payments = PaymentRepository()
    private let operations = OperationRepository()

    init(orders: any PayableOrders, random: any RandomSource) {
        self.orders = orders
        self.random = random
    }

    /// Stores the call that an order needs now, if any. Doing so again changes nothing.
    func bring(_ order: Int, at now: Date, in transaction: Transaction) throws {
        guard let current = try payments.current(of: order, in: transaction), let charge = try orders.charge(of: order, in: transaction) else { return }
        guard charge.due != .later else { return }
        switch current.status {
        case .authorized: try settle(current, charge, at: now, in: transaction)
        case .captured, .partiallyRefunded:
            let rest = current.capturedCents - current.refundedCents - charge.totalCents
            // What a delivered order costs less than before is given back by people, with a reason.
            guard charge.due == .ended, rest > 0 else { return }
            try insert(.refund, of: current, rest, key: "\(current.reference)-canceled", at: now, in: transaction)
        case .new, .failed, .voided, .refunded: break
        }
    }

    private func settle(_ current: PaymentRecord, _ charge: OrderCharge, at now: Date, in transaction: Transaction) throws {
        // What is being taken is given back afterwards where it is too much.
        guard try operations.waiting(.capture, of: current.id, in: transaction) == nil else { return }
        if charge.totalCents == 0 {
            try insert(.void, of: current, current.authorizedCents, key: "\(current.reference)-void", at: now, in: transaction)
        } else if charge.totalCents <= current.authorizedCents || charge.due == .ended {
            let amount = min(charge.totalCents, current.authorizedCents)
            let isWhole = amount == charge.totalCents
            let call = OperationRepository.New(
                payment: current.id, kind: .capture, amountCents: amount, taxCents: isWhole ? charge.taxCents : 0,
                tipCents: isWhole ? charge.tipCents : 0, feeCents: isWhole ? charge.feeCents : 0, key: "\(current.reference)-capture", due: now)
            try operations.insert(call, at: now, in: transaction)
            try transaction.announce(OperationRepository.channel)
        } else if try !payments.hasReplacement(of: current.id, since: now.addingTimeInterval(-Self.pause), in: transaction) {
            try replace(current, holding: charge.totalCents, at: now, in: transaction)
        }
    }

    /// The time in seconds after which a hold that was refused without the customer is tried again: six hours.
    static let pause: TimeInterval = 6 * 3600

    /// Begins another hold on the same method, without the customer. Once it is there, it takes the place of the first.
    func replace(_ current: PaymentRecord, holding cents: Int, at now: Date, in transaction: Transaction) throws {
        let reference = PaymentDesk.reference(random, at: now)
        let new = PaymentRepository.New(
            orderID: current.orderID, customerID: current.customerID, reference: reference, gateway: current.gateway, currency: current.currency,
            requestedCents: cents, methodID: current.methodID, replacesID: current.id)
        let id = try payments.insert(new, at: now, in: transaction)
        let call = OperationRepository.New(payment: id, kind: .authorize, amountCents: cents, key: "\(reference)-authorize", due: now)
        try operations.insert(call, at: now, in: transaction)
        try transaction.announce(OperationRepository.channel)
    }

    /// Releases what the provider holds for a payment that came to nothing.
    func releaseStray(_ record: PaymentRecord, at now: Date, in transaction: Transaction) throws {
        let key = "\(record.reference)-void-\(random.hexadecimal(byteCount: 4))"
        try insert(.void, of: record, record.authorizedCents, key: key, at: now, in: transaction)
    }

    private func insert(
        _ kind: OperationKind, of payment: PaymentRecord, _ cents: Int, key: String, at now: Date, in transaction: Transaction
    ) throws {
        let call = OperationRepository.New(payment: payment.id, kind: kind, amountCents: cents, key: key, due: now)
        guard try operations.insert(call, at: now, in: transaction) != nil else { return }
        try transaction.announce(OperationRepository.channel)
    }
}
