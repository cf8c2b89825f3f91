import Core
import Foundation
import Logging
import PaymentsAPI
public import Persistence

/// Holds what orders cost before they are placed, and binds the hold to the order in the transaction that places it.
public struct PaymentDesk: Sendable {
    /// A hold that an order may take.
    public struct Hold: Sendable {
        /// The payment's id; nil where there is nothing to pay.
        public let payment: Int?
        /// The provider's state where it isn't settled yet.
        let theirs: GatewayPayment?
        /// The call that led to it.
        let operation: Int?

        /// True for an order that costs nothing now, and is paid for once it does.
        var isFree = false

        /// No hold, where orders are taken without payment.
        public static let nothing = Hold(payment: nil, theirs: nil, operation: nil)
        /// No hold yet, for an order that costs nothing.
        static let free = Hold(payment: nil, theirs: nil, operation: nil, isFree: true)
    }

    let worker: OperationWorker
    /// The provider of development; nil for others.
    let fake: FakeGateway?
    let orders: OrderSettlement
    let overPercent: Int
    let database: any Database
    let clock: any Core.Clock
    let random: any RandomSource
    private let payments = PaymentRepository()
    private let operations = OperationRepository()
    private let methods = MethodRepository()
    private let log = createLog(category: "payments")

    init(
        worker: OperationWorker, fake: FakeGateway?, orders: OrderSettlement, overPercent: Int, database: any Database, clock: any Core.Clock,
        random: any RandomSource
    ) {
        self.worker = worker
        self.fake = fake
        self.orders = orders
        self.overPercent = overPercent
        self.database = database
        self.clock = clock
        self.random = random
    }

    /// Whether orders are paid for; otherwise they are taken without payment.
    public var takesPayments: Bool { worker.gateways.present != nil }

    /// Returns the amount to hold for an order, since the laundry may weigh more than expected.
    func amountToHold(_ totalCents: Int) -> Int { (totalCents * (100 + overPercent) + 99) / 100 }

    /// Returns a new reference. It begins with the time, so that references and the keys made of them are added at one end of their indexes.
    static func reference(_ random: any RandomSource, at now: Date) -> String {
        "tumble-\(String(Int(now.timeIntervalSince1970 * 1000), radix: 16))\(random.hexadecimal(byteCount: 8))"
    }

    /// Holds what an order will cost, and somewhat more.
    ///
    /// - Parameters:
    ///   - methodID: the saved method; nil for the default one.
    ///   - key: the order's key. Asking again with it makes no second hold.
    ///   - isCustomerPresent: whether the customer is there to confirm with their bank.
    /// - Throws: ``APIError``: 422 `payment_method_required`, 402 `payment_declined` or `payment_action_required`, 503 `payment_unavailable`.
    public func authorize(
        _ totalCents: Int, for customer: Int, methodID: Int?, key: String?, isCustomerPresent: Bool = true
    ) async throws -> Hold {
        guard takesPayments else { return .nothing }
        guard totalCents > 0 else { return .free }
        return try await hold(
            amountToHold(totalCents), atLeast: totalCents, for: customer, methodID: methodID, key: key, isCustomerPresent: isCustomerPresent)
    }

    /// Binds a hold to an order.
    ///
    /// - Throws: ``APIError``: 503 `payment_unavailable` where it was given up meanwhile, and the same key may be used again; 409 `idempotency_key_reused`
    ///   where another order has it.
    public func attach(_ hold: Hold, to order: Int, in transaction: Transaction) throws {
        try attach(hold, to: order, as: .current, in: transaction)
    }

    func attach(_ hold: Hold, to order: Int, as role: PaymentRepository.Role, in transaction: Transaction) throws {
        let now = clock.now
        guard let payment = hold.payment else {
            if hold.isFree { try FreeOrderRepository().add(order, at: now, in: transaction) }
            return
        }
        guard try payments.attach(payment, hold.theirs, to: order, as: role, at: now, in: transaction) else {
            let isTaken = try payments.find(payment, in: transaction)?.orderID != nil
            throw isTaken ? PaymentProblem.keyReused : PaymentProblem.unavailable
        }
        if let operation = hold.operation { try operations.finish(operation, .done, at: now, in: transaction) }
    }

    /// Returns the orders whose price wasn't taken yet; none where orders are taken without payment.
    public func unpaid(_ orders: [Int], in transaction: Transaction) throws -> Set<Int> {
        guard takesPayments else { return [] }
        let (unpaid, free) = try payments.unpaid(orders, in: transaction)
        return unpaid.union(
            try free.filter { order in try self.orders.orders.charge(of: order, in: transaction).map(OrderSettlement.hasRisen) ?? false })
    }

    func hold(
        _ cents: Int, atLeast least: Int, for customer: Int, methodID: Int?, key: String?, isCustomerPresent: Bool = true
    ) async throws -> Hold {
        guard let gateway = worker.gateways.present?.name else { throw PaymentProblem.off }
        let key = key ?? random.hexadecimal(byteCount: 16)
        // Others with the same key may be as far, which a new look shows.
        for _ in 1...5 {
            let beginning = try await begin(
                cents, atLeast: least, for: customer, methodID: methodID, key: key, gateway: gateway, isCustomerPresent)
            switch beginning {
            case .held(let hold): return hold
            case .waiting(let last): if let hold = try await resume(last) { return hold }
            case .begun(let record, let operation, let method):
                let result = await worker.authorize(operation, of: record, by: method)
                if let hold = try await take(result, record, operation) { return hold }
            case .overtaken: break
            }
        }
        throw PaymentProblem.unavailable
    }

    /// The state from which a hold goes on.
    private enum Beginning {
        /// The amount is held, or an order has it.
        case held(Hold)
        /// The hold was asked for, and isn't there yet.
        case waiting(PaymentRecord)
        /// The payment was stored with the call that holds its amount.
        case begun(PaymentRecord, OperationRecord, MethodRecord)
        /// Another request with the same key was faster.
        case overtaken
    }

    /// Looks at what a key has led to, and stores a new payment where it needs one.
    private func begin(
        _ cents: Int, atLeast least: Int, for customer: Int, methodID: Int?, key: String, gateway: String, _ isCustomerPresent: Bool
    ) async throws -> Beginning {
        do {
            return try await database.write { transaction in
                let last = try payments.last(of: customer, key: key, in: transaction)
                let method = try choose(methodID, of: customer, gateway: gateway, in: transaction)
                // One that another provider began before the setting was changed is given up.
                let isPresent = last?.gateway == gateway
                if let last, last.orderID != nil || (last.status == .authorized && !last.isReleased && isPresent && fits(last, least, method?.id, methodID)) {
                    return .held(Hold(payment: last.id, theirs: nil, operation: nil))
                }
                guard let method else { throw PaymentProblem.methodRequired(methodID) }
                if let last, isPresent, last.status == .new, !last.isReleased, last.requestedCents == cents, methodID == nil || last.methodID == method.id {
                    return .waiting(last)
                }
                let (record, operation) = try store(cents, method, after: last, key: key, isCustomerPresent, in: transaction)
                return .begun(record, operation, method)
            }
        } catch let error as DatabaseError where error.code == .unique {
            return .overtaken
        }
    }

    private func fits(_ last: PaymentRecord, _ least: Int, _ method: Int?, _ wanted: Int?) -> Bool {
        last.authorizedCents >= least && (wanted == nil || method == last.methodID)
    }

    private func choose(_ id: Int?, of customer: Int, gateway: String, in transaction: Transaction) throws -> MethodRecord? {
        let saved = try methods.all(of: customer, gateway: gateway, in: transaction)
        return id == nil ? saved.first : saved.first { $0.id == id }
    }

    /// Stores a payment with the call that holds its amount.
    private func store(
        _ cents: Int, _ method: MethodRecord, after last: PaymentRecord?, key: String, _ isCustomerPresent: Bool, in transaction: Transaction
    ) throws -> (PaymentRecord, OperationRecord) {
        let now = clock.now
        let reference = Self.reference(random, at: now)
        let new = PaymentRepository.New(
            customerID: method.personID, placementKey: key, attempt: (last?.attempt ?? 0) + 1, reference: reference, gateway: method.gateway,
            currency: "USD", requestedCents: cents, methodID: method.id)
        if let last { try release(last, at: now, in: transaction) }
        let id = try payments.insert(new, at: now, in: transaction)
        let call = OperationRepository.New(
            payment: id, kind: .authorize, amountCents: cents, key: "\(reference)-authorize",
            actorID: isCustomerPresent ? method.personID : nil, role: isCustomerPresent ? "customer" : "system",
            due: now.addingTimeInterval(OperationWorker.lease))
        guard let operation = try operations.insert(call, at: now, in: transaction) else { throw PaymentProblem.unavailable }
        return (PaymentRecord(id, new, at: now), OperationRecord(operation, call))
    }

    /// Gives a payment up that no order took, so that what it holds is released.
    func release(_ record: PaymentRecord, at now: Date, in transaction: Transaction) throws {
        guard record.status == .new || record.status == .authorized, try payments.release(record.id, at: now, in: transaction) else { return }
        if let call = try operations.waiting(.authorize, of: record.id, in: transaction) {
            try operations.finish(call.id, .failed, error: "given up", at: now, in: transaction)
        }
        let call = OperationRepository.New(
            payment: record.id, kind: .void, amountCents: record.requestedCents, key: "\(record.reference)-void", due: now)
        try operations.insert(call, at: now, in: transaction)
        try transaction.announce(OperationRepository.channel)
    }

    /// Goes on with a payment whose hold isn't there yet: another request is at it, its result was lost, or the customer had to confirm.
    private func resume(_ record: PaymentRecord) async throws -> Hold? {
        let waiting = try await database.read { try operations.waiting(.authorize, of: record.id, in: $0) }
        if let waiting { return try await take(await worker.call(waiting, of: record), record, waiting) }
        return try await take(await worker.lookUp(record), record, nil)
    }

    /// Makes a hold of a result, or settles what came instead.
    private func take(
        _ result: Result<GatewayPayment, GatewayError>, _ record: PaymentRecord, _ operation: OperationRecord?
    ) async throws -> Hold? {
        let now = clock.now
        if case .success(let theirs) = result, theirs.status == .authorized {
            return Hold(payment: record.id, theirs: theirs, operation: operation?.id)
        }
        let settled = try await database.write { transaction in
            if let operation {
                try worker.settle(operation, result, at: now, in: transaction)
            } else if case .success(let theirs) = result, let fresh = try payments.find(record.id, in: transaction) {
                _ = try worker.settlement.apply(theirs, to: fresh, at: now, in: transaction)
            }
            return try payments.find(record.id, in: transaction)
        }
        switch (result, settled?.status) {
        case (.failure(let error), _) where error.isTemporary || error.isConfiguration:
            log.warning("payment provider can't be reached", metadata: ["payment": "\(record.id)", "cause": "\(error)"])
            throw PaymentProblem.unavailable
        case (_, .failed?):
            let wantsCustomer = operation.map { $0.actorID == nil } == true && settled?.decline == GatewayDecline.authenticationRequired.rawValue
            throw wantsCustomer ? PaymentProblem.confirmationRequired : PaymentProblem.declined(settled?.decline)
        case (.success(let theirs), .new?) where theirs.status == .needsAction:
            throw PaymentProblem.actionRequired(record.id, theirs)
        case (_, .new?): throw PaymentProblem.unavailable
        default: return nil
        }
    }
}
