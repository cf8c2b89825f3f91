import Foundation
import PaymentsAPI
import Persistence

/// The SQL of payments.
struct PaymentRepository: Sendable {
    /// The values of a new payment.
    struct New: Sendable {
        var orderID: Int?
        let customerID: Int
        var placementKey: String?
        var attempt = 1
        let reference: String
        let gateway: String
        let currency: String
        let requestedCents: Int
        let methodID: Int
        var replacesID: Int?
        var isSupplement = false
    }

    func find(_ id: Int, in transaction: Transaction) throws -> PaymentRecord? {
        try transaction.first(PaymentRecord.self, "SELECT * FROM payments_payment WHERE id = \(id)")
    }

    func find(gateway: String, gatewayID: String, in transaction: Transaction) throws -> PaymentRecord? {
        try transaction.first(
            PaymentRecord.self, "SELECT * FROM payments_payment WHERE gateway = \(gateway) AND gateway_id = \(gatewayID) AND gateway_id IS NOT NULL")
    }

    func find(reference: String, in transaction: Transaction) throws -> PaymentRecord? {
        try transaction.first(PaymentRecord.self, "SELECT * FROM payments_payment WHERE reference = \(reference)")
    }

    /// Returns the last payment that was begun for a customer's order with a key.
    func last(of customer: Int, key: String, in transaction: Transaction) throws -> PaymentRecord? {
        try transaction.first(
            PaymentRecord.self,
            "SELECT * FROM payments_payment WHERE customer_id = \(customer) AND placement_key = \(key) ORDER BY attempt DESC LIMIT 1")
    }

    /// Returns the one of an order's payments that counts.
    func current(of order: Int, in transaction: Transaction) throws -> PaymentRecord? {
        try transaction.first(PaymentRecord.self, "SELECT * FROM payments_payment WHERE order_id = \(order) AND is_current")
    }

    /// Returns an order's payments, newest first.
    func all(of order: Int, in transaction: Transaction) throws -> [PaymentRecord] {
        try transaction.all(PaymentRecord.self, "SELECT * FROM payments_payment WHERE order_id = \(order) ORDER BY id DESC LIMIT 100")
    }

    /// Returns the orders that have a payment for which no money was taken, and those without a payment that cost nothing when they were placed.
    func unpaid(_ orders: [Int], in transaction: Transaction) throws -> (unpaid: Set<Int>, free: Set<Int>) {
        guard !orders.isEmpty else { return ([], []) }
        let unpaid: [PaymentStatus] = [.new, .authorized, .failed]
        let rows = try transaction.rows(
            """
            SELECT order_id, 0 AS is_free FROM payments_payment WHERE order_id IN \(list: orders) AND is_current AND status IN \(list: unpaid)
            UNION ALL SELECT order_id, 1 FROM payments_free_order WHERE order_id IN \(list: orders)
            AND NOT EXISTS (SELECT 1 FROM payments_payment WHERE payments_payment.order_id = payments_free_order.order_id AND is_current)
            """)
        return try rows.reduce(into: ([], [])) { result, row in
            let order: Int = try row.get("order_id")
            if try row.get("is_free", as: Int.self) == 1 { result.1.insert(order) } else { result.0.insert(order) }
        }
    }

    /// Returns payments of all customers, newest first.
    func search(_ search: PaymentSearch, limit: Int, in transaction: Transaction) throws -> [PaymentRecord] {
        var conditions: [SQL] = ["id < \(search.before ?? .max)"]
        if let customer = search.customerID { conditions.append("customer_id = \(customer)") }
        if let status = search.status { conditions.append("status = \(status)") }
        if let from = search.from { conditions.append("created_at >= \(from)") }
        if let until = search.until { conditions.append("created_at < \(until)") }
        return try transaction.all(
            PaymentRecord.self,
            "SELECT * FROM payments_payment WHERE \(sql: .joined(conditions, separator: " AND ")) ORDER BY id DESC LIMIT \(limit)")
    }

    func insert(_ new: New, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "payments_payment",
            [
                "order_id": new.orderID, "customer_id": new.customerID, "placement_key": new.placementKey, "attempt": new.attempt,
                "reference": new.reference, "gateway": new.gateway, "status": PaymentStatus.new, "currency": new.currency,
                "requested_cents": new.requestedCents, "method_id": new.methodID, "replaces_id": new.replacesID,
                "is_supplement": new.isSupplement, "created_at": now, "updated_at": now,
            ])
    }

    /// Writes what calls to the provider change.
    func update(_ record: PaymentRecord, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE payments_payment SET gateway_id = \(record.gatewayID), status = \(record.status), authorized_cents = \(record.authorizedCents),
            captured_cents = \(record.capturedCents), refunded_cents = \(record.refundedCents), decline = \(record.decline),
            client_secret = \(record.clientSecret), action_page = \(record.actionPage), expires_at = \(record.expiresAt), updated_at = \(now)
            WHERE id = \(record.id)
            """)
    }

    /// The parts that a payment plays for its order.
    enum Role: Sendable {
        /// It is the one that counts.
        case current
        /// It may take the place of the current one.
        case replacement
        /// It pays for what came on top.
        case supplement
    }

    /// Gives a payment that is held to an order.
    ///
    /// - Returns: false if another order has it, or it was given up.
    func attach(_ id: Int, _ theirs: GatewayPayment?, to order: Int, as role: Role, at now: Date, in transaction: Transaction) throws -> Bool {
        let (isCurrent, isSupplement) = (role == .current, role == .supplement)
        guard let theirs else {
            return try transaction.execute(
                """
                UPDATE payments_payment SET order_id = \(order), is_current = \(isCurrent), is_supplement = \(isSupplement), updated_at = \(now)
                WHERE id = \(id) AND order_id IS NULL AND NOT is_released AND status = \(PaymentStatus.authorized)
                """) == 1
        }
        return try transaction.execute(
            """
            UPDATE payments_payment SET order_id = \(order), is_current = \(isCurrent), is_supplement = \(isSupplement),
            status = \(PaymentStatus.authorized), gateway_id = \(theirs.id), authorized_cents = \(theirs.authorizedCents), expires_at = \(theirs.expiresAt), updated_at = \(now)
            WHERE id = \(id) AND order_id IS NULL AND NOT is_released AND status IN \(list: [PaymentStatus.new, .authorized])
            """) == 1
    }

    /// Writes a row without changing it. Of two transactions that do so at once, the second runs again and sees what the first one did.
    func touch(_ id: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE payments_payment SET is_current = is_current WHERE id = \(id)")
    }

    func setCurrent(_ id: Int, _ isCurrent: Bool, in transaction: Transaction) throws {
        try transaction.execute("UPDATE payments_payment SET is_current = \(isCurrent) WHERE id = \(id)")
    }

    /// Gives a payment up that no order has.
    ///
    /// - Returns: false if an order took it meanwhile.
    func release(_ id: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            "UPDATE payments_payment SET is_released = TRUE, updated_at = \(now) WHERE id = \(id) AND order_id IS NULL AND NOT is_released") == 1
    }

    /// Returns payments that no order took since a time, oldest first.
    func unclaimed(since time: Date, limit: Int, in transaction: Transaction) throws -> [PaymentRecord] {
        try transaction.all(
            PaymentRecord.self,
            """
            SELECT * FROM payments_payment WHERE order_id IS NULL AND NOT is_released AND created_at <= \(time) ORDER BY created_at LIMIT \(limit)
            """)
    }

    /// Returns the payments of orders whose hold ends before a time, the first to end first.
    func expiring(before time: Date, limit: Int, in transaction: Transaction) throws -> [PaymentRecord] {
        try transaction.all(
            PaymentRecord.self,
            """
            SELECT * FROM payments_payment WHERE status = 'authorized' AND expires_at < \(time) AND order_id IS NOT NULL AND is_current
            ORDER BY expires_at LIMIT \(limit)
            """)
    }

    /// Returns whether a payment was begun in place of another one since a time.
    func hasReplacement(of id: Int, since time: Date, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM payments_payment WHERE replaces_id = \(id) AND created_at >= \(time) LIMIT 1") != nil
    }

    /// Returns payments of a provider that changed in a span and weren't compared with it since, oldest first.
    func unchecked(of gateway: String, changedAfter start: Date, before end: Date, limit: Int, in transaction: Transaction) throws -> [PaymentRecord] {
        try transaction.all(
            PaymentRecord.self,
            """
            SELECT * FROM payments_payment WHERE updated_at > \(start) AND updated_at <= \(end) AND gateway = \(gateway) AND (checked_at IS NULL OR checked_at < updated_at)
            ORDER BY updated_at LIMIT \(limit)
            """)
    }

    func setChecked(_ id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE payments_payment SET checked_at = \(now) WHERE id = \(id)")
    }
}
