import Core
import Foundation
import PaymentsAPI
import Persistence
import ServerCore

/// Pays for orders, gives money back, and shows payments.
struct PaymentController: Sendable {
    let desk: PaymentDesk
    let orders: any PayableOrders
    private let payments = PaymentRepository()
    private let operations = OperationRepository()

    init(desk: PaymentDesk, orders: any PayableOrders) {
        self.desk = desk
        self.orders = orders
    }

    func add(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.process, allow: .byHandler, handler: process)
        addRefunds(to: &routes)
        routes.on(PaymentsEndpoints.detail, allow: .byHandler) { input, context in
            let person = try context.person()
            return try await context.database.read { transaction in
                guard let record = try payments.find(input.id, in: transaction), sees(person, record) else { throw APIError.notFound() }
                return record.shown
            }
        }
        routes.on(PaymentsEndpoints.list, allow: .byHandler) { input, context in
            let person = try context.person()
            return try await context.database.read { transaction in
                let found = try payments.all(of: input.orderID, in: transaction).filter { sees(person, $0) }
                if found.isEmpty { _ = try charge(of: input.orderID, for: person, in: transaction) }
                return found.map(\.shown)
            }
        }
    }

    private func addRefunds(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.refund, allow: .accessAlone, handler: refund)
        routes.on(PaymentsEndpoints.refunds, allow: .accessAlone) { input, context in
            try await context.database.read { transaction in
                let found = try operations.refunds(of: input.orderID, in: transaction)
                if found.isEmpty, try orders.charge(of: input.orderID, in: transaction) == nil { throw APIError.notFound() }
                return found
            }
        }
    }

    private func sees(_ person: Person, _ record: PaymentRecord) -> Bool { record.customerID == person.id || isStaff(person) }

    private func isStaff(_ person: Person) -> Bool { !person.roles.isDisjoint(with: [.dispatcher, .admin]) }

    private func charge(of order: Int, for person: Person, in transaction: Transaction) throws -> OrderCharge {
        guard let charge = try orders.charge(of: order, in: transaction), charge.customerID == person.id || isStaff(person) else {
            throw APIError.notFound()
        }
        return charge
    }

    @Sendable private func process(_ input: ProcessPayment, _ context: HandlerContext) async throws -> EncodedOutput<Payment> {
        let person = try context.person()
        let given = try Self.cents(input.amountCents, input.amount)
        let ready: Result<PaymentDesk.Hold?, any Error>
        do {
            ready = .success(try await hold(input, given, person, key: context.idempotencyKey, context.database))
        } catch { ready = .failure(error) }
        if context.idempotencyKey == nil { _ = try ready.get() }
        let now = context.clock.now
        return try await context.writeOnce { transaction in
            let hold = try ready.get()
            if let hold, let id = hold.payment, let record = try payments.find(id, in: transaction), record.orderID == nil {
                try bind(hold, id, to: input.orderID, at: now, in: transaction)
            }
            guard let current = try payments.current(of: input.orderID, in: transaction) else { throw PaymentProblem.unavailable }
            if let id = hold?.payment, let record = try payments.find(id, in: transaction), record.isSupplement { return record.shown }
            return current.shown
        }
    }

    /// Gives a hold to an order: in place of its current payment, or on top of one that was taken.
    private func bind(_ hold: PaymentDesk.Hold, _ id: Int, to order: Int, at now: Date, in transaction: Transaction) throws {
        guard let current = try payments.current(of: order, in: transaction), current.status.isPaid else {
            try desk.attach(hold, to: order, as: .replacement, in: transaction)
            guard let held = try payments.find(id, in: transaction) else { throw APIError.internalError }
            let settled = try desk.worker.settlement.replace(with: held, at: now, in: transaction)
            if settled.isCurrent { try desk.orders.bring(order, at: now, in: transaction) }
            return
        }
        try payments.touch(current.id, in: transaction)
        // Where another supplement was faster, the hold is released with those that no order took.
        guard try OrderSettlement.open(payments.all(of: order, in: transaction)) == nil else { return }
        try desk.attach(hold, to: order, as: .supplement, in: transaction)
        try desk.orders.bring(order, at: now, in: transaction)
    }

    /// Holds what an order costs; nil where it is paid for already.
    private func hold(
        _ input: ProcessPayment, _ given: Int?, _ person: Person, key: String?, _ database: any Database
    ) async throws -> PaymentDesk.Hold? {
        let (charge, all, givenBack) = try await database.read { transaction in
            guard let charge = try orders.charge(of: input.orderID, in: transaction), charge.customerID == person.id else { throw APIError.notFound() }
            let givenBack = try operations.automaticRefunds(of: input.orderID, in: transaction)
            return (charge, try payments.all(of: input.orderID, in: transaction), givenBack)
        }
        let current = all.first(where: \.isCurrent)
        guard desk.takesPayments else { throw PaymentProblem.off }
        if let given, given != charge.totalCents {
            throw APIError.invalid(["amount": Strings.amountMismatch], code: "amount_mismatch")
        }
        if let current, current.status == .authorized, current.authorizedCents >= charge.totalCents { return nil }
        var least = charge.totalCents
        if let current, current.status.isPaid {
            least = OrderSettlement.owed(charge, all, givenBack: givenBack)
            // What is under way is taken without the customer.
            guard charge.due == .immediately, least >= OrderSettlement.leastSupplementCents, OrderSettlement.open(all) == nil else { return nil }
        }
        guard charge.due != .ended, least > 0 else { throw APIError.conflict(Strings.orderClosed, code: "order_closed") }
        let amount = charge.due == .immediately ? least : desk.amountToHold(least)
        return try await desk.hold(
            amount, atLeast: least, for: person.id, methodID: input.methodID, key: key.map { "order-\(input.orderID)-\($0)" })
    }

    @Sendable private func refund(_ input: RefundPayment, _ context: HandlerContext) async throws -> EncodedOutput<Payment> {
        var errors = FieldErrors()
        errors.requireText(input.reason, "reason", length: 1...500)
        try errors.throwIfAny()
        let (person, now) = (try context.person(), context.clock.now)
        let given = try Self.cents(input.amountCents, input.amount)
        let role = person.roles.contains(.admin) ? "admin" : "dispatcher"
        let key = "refund-\(desk.random.hexadecimal(byteCount: 12))"
        let shown = try await context.writeOnce { transaction in
            guard let record = try payments.find(input.id, in: transaction) else { throw APIError.notFound() }
            guard record.status == .captured || record.status == .partiallyRefunded else {
                throw APIError.conflict(Strings.notRefundable, code: "not_refundable")
            }
            let rest = record.capturedCents - record.refundedCents
            let amount = given ?? rest
            guard amount <= rest else { throw APIError.invalid(["amount": Strings.refundTooHigh], code: "refund_too_high") }
            let call = OperationRepository.New(
                payment: record.id, kind: .refund, amountCents: amount, key: key, reason: input.reason, actorID: person.id, role: role, due: now)
            guard try operations.insert(call, at: now, in: transaction) != nil else {
                throw APIError.conflict(Strings.refundWaiting, code: "refund_waiting")
            }
            try context.record(AuditEntry(.refunded, object: "payment/\(record.id)", account: record.customerID), in: transaction)
            try transaction.announce(OperationRepository.channel)
            return record.shown
        }
        // Made at once where the provider answers; otherwise the job repeats it.
        if let call = try await context.database.read({ try operations.waiting(.refund, of: input.id, in: $0) }), call.key == key {
            try await desk.worker.perform(call)
            if let record = try await context.database.read({ try payments.find(input.id, in: $0) }) { return try EncodedOutput(record.shown) }
        }
        return shown
    }

    /// Returns an amount in cents; nil where none is given.
    ///
    /// - Throws: ``APIError`` of status 422 with `amount`.
    static func cents(_ cents: Int?, _ amount: Double?) throws(APIError) -> Int? {
        let value: Int
        if let cents {
            value = cents
        } else if let amount {
            let scaled = amount * 100
            guard scaled.isFinite, abs(scaled) < 1_000_000_000, abs(scaled - scaled.rounded()) < 0.000_1 else {
                throw .invalid(["amount": Strings.amountUnreadable])
            }
            value = Int(scaled.rounded())
        } else {
            return nil
        }
        guard (1...1_000_000_000).contains(value) else { throw .invalid(["amount": Strings.amountUnreadable]) }
        return value
    }
}

extension AuditEntry.Action {
    fileprivate static let refunded = Self(rawValue: "payment_refunded")
}
