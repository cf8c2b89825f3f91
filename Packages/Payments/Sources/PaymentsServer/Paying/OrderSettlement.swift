import Core
import Foundation
import PaymentsAPI
import Persistence

/// Orders the calls that bring an order's payments to what the order costs: captures, releases, fees, supplements and refunds.
struct OrderSettlement: Sendable {
    /// The time in seconds after which a hold that was refused without the customer is tried again: six hours.
    static let pause: TimeInterval = 6 * 3600

    let orders: any PayableOrders
    let random: any RandomSource
    /// The name of the provider that takes new payments; nil where orders are taken without payment.
    let gateway: String?
    let payments = PaymentRepository()
    let operations = OperationRepository()
    let ledger = Ledger()

    init(orders: any PayableOrders, random: any RandomSource, gateway: String?) {
        self.orders = orders
        self.random = random
        self.gateway = gateway
    }

    /// Stores the call that an order needs now, if any. Doing so again changes nothing.
    func bring(_ order: Int, at now: Date, in transaction: Transaction) throws {
        let current = try payments.current(of: order, in: transaction)
        guard let charge = try orders.charge(of: order, in: transaction), charge.due != .later else { return }
        if let current {
            // The price may change while a call is settled: whoever comes second starts again and sees both.
            try payments.touch(current.id, in: transaction)
            if current.status == .authorized { return try settle(current, charge, at: now, in: transaction) }
            guard current.status.isPaid else { return }
        } else if Self.hasRisen(charge), try FreeOrderRepository().touch(order, in: transaction) {
            return try beginFirst(order, charge, at: now, in: transaction)
        } else if charge.tipCents == 0, charge.due != .ended {
            return
        }
        let all = try payments.all(of: order, in: transaction)
        if charge.due == .ended {
            if !all.isEmpty { try giveBack(all, charge, order, at: now, in: transaction) }
            return
        }
        if charge.isShopped { try giveBackShopping(all, charge, order, at: now, in: transaction) }
        try supplement(order, all, charge, at: now, in: transaction)
        if let driver = charge.deliveredBy {
            try EarningBook().bookTips(of: order, to: driver, currency: current?.currency ?? "USD", at: now, in: transaction)
        }
    }

    private func settle(_ current: PaymentRecord, _ charge: OrderCharge, at now: Date, in transaction: Transaction) throws {
        // What is being taken is given back afterwards where it is too much.
        guard try operations.waiting(.capture, of: current.id, in: transaction) == nil else { return }
        if charge.totalCents == 0 {
            try insert(.void, of: current, current.authorizedCents, key: "\(current.reference)-void", at: now, in: transaction)
        } else if charge.totalCents <= current.authorizedCents || charge.due == .ended {
            try capture(current, min(charge.totalCents, current.authorizedCents), charge, at: now, in: transaction)
        } else if try !payments.hasReplacement(of: current.id, since: now.addingTimeInterval(-Self.pause), in: transaction) {
            try replace(current, holding: charge.totalCents, at: now, in: transaction)
        }
    }

    /// Takes an amount, of which the ledger books the tip, the tax and the fees that it doesn't have yet.
    func capture(_ payment: PaymentRecord, _ cents: Int, _ charge: OrderCharge, at now: Date, in transaction: Transaction) throws {
        let booked = try payment.orderID.map { try ledger.parts(ofOrder: $0, in: transaction) } ?? [:]
        var rest = cents
        func part(_ account: LedgerAccount, _ whole: Int) -> Int {
            let part = min(max(whole - booked[account, default: 0], 0), rest)
            rest -= part
            return part
        }
        let (tip, tax, fee) = (part(.tipsPayable, charge.tipCents), part(.salesTaxPayable, charge.taxCents), part(.fees, charge.feeCents))
        try insert(
            .capture, of: payment, cents, tax: tax, tip: tip, fee: fee, key: "\(payment.reference)-capture", at: now, in: transaction)
    }

    /// Gives back what an order that has ended was charged too much, from its newest payment on. What a delivered order costs less than before is given
    /// back by people, with a reason, unless it was shopped for: see ``giveBackShopping(_:_:_:at:in:)``.
    private func giveBack(_ all: [PaymentRecord], _ charge: OrderCharge, _ order: Int, at now: Date, in transaction: Transaction) throws {
        var booked = try ledger.parts(ofOrder: order, in: transaction)
        booked[.tipsPayable, default: 0] -= charge.tipCents
        booked[.salesTaxPayable, default: 0] -= charge.taxCents
        var excess = all.reduce(-charge.totalCents) { $0 + $1.capturedCents - $1.refundedCents }
        for payment in all {
            if payment.isSupplement, payment.status == .authorized, try operations.waiting(.capture, of: payment.id, in: transaction) == nil {
                try insert(.void, of: payment, payment.authorizedCents, key: "\(payment.reference)-void", at: now, in: transaction)
            }
            guard excess > 0, payment.status == .captured || payment.status == .partiallyRefunded else { continue }
            if let waiting = try operations.waiting(.refund, of: payment.id, in: transaction) {
                excess -= waiting.amountCents
                continue
            }
            let amount = min(excess, payment.capturedCents - payment.refundedCents)
            let tip = min(max(booked[.tipsPayable, default: 0], 0), amount)
            let tax = min(max(booked[.salesTaxPayable, default: 0], 0), amount - tip)
            (booked[.tipsPayable, default: 0], booked[.salesTaxPayable, default: 0]) = (
                booked[.tipsPayable, default: 0] - tip, booked[.salesTaxPayable, default: 0] - tax
            )
            excess -= amount
            let key = "\(payment.reference)-canceled-\(payment.refundedCents)"
            try insert(.refund, of: payment, amount, tax: tax, tip: tip, key: key, at: now, in: transaction)
        }
    }

    /// Begins another hold on the same method, without the customer. Once it is there, it takes the place of the first.
    func replace(_ current: PaymentRecord, holding cents: Int, at now: Date, in transaction: Transaction) throws {
        let new = PaymentRepository.New(
            orderID: current.orderID, customerID: current.customerID, reference: PaymentDesk.reference(random, at: now), gateway: current.gateway,
            currency: current.currency, requestedCents: cents, methodID: current.methodID, replacesID: current.id)
        try begin(new, at: now, in: transaction)
    }

    /// Begins a hold without the customer.
    func begin(_ new: PaymentRepository.New, at now: Date, in transaction: Transaction) throws {
        let id = try payments.insert(new, at: now, in: transaction)
        let call = OperationRepository.New(
            payment: id, kind: .authorize, amountCents: new.requestedCents, key: "\(new.reference)-authorize", due: now)
        try operations.insert(call, at: now, in: transaction)
        try transaction.announce(OperationRepository.channel)
    }

    /// Releases what the provider holds for a payment that came to nothing.
    func releaseStray(_ record: PaymentRecord, at now: Date, in transaction: Transaction) throws {
        let key = "\(record.reference)-void-\(random.hexadecimal(byteCount: 4))"
        try insert(.void, of: record, record.authorizedCents, key: key, at: now, in: transaction)
    }

    func insert(
        _ kind: OperationKind, of payment: PaymentRecord, _ cents: Int, tax: Int = 0, tip: Int = 0, fee: Int = 0, key: String, at now: Date,
        in transaction: Transaction
    ) throws {
        let call = OperationRepository.New(
            payment: payment.id, kind: kind, amountCents: cents, taxCents: tax, tipCents: tip, feeCents: fee, key: key, due: now)
        guard try operations.insert(call, at: now, in: transaction) != nil else { return }
        try transaction.announce(OperationRepository.channel)
    }
}
