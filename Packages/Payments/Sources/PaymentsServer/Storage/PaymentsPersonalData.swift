import Core
import PaymentsAPI
import Persistence
import ServerCore

/// The data of people that Payments holds. The books stay, since the law wants them: amounts, dates and ids.
struct PaymentsPersonalData: Sendable {
    let clock: any Clock

    var all: [PersonalData] {
        [
            PersonalData(
                "payments", of: [.customer], name: Strings.privacyPayments, purpose: Strings.privacyPaymentsPurpose, kept: Strings.privacyPaymentsKept,
                tables: [methods] + Self.payments, refusal: Self.openPayments),
            PersonalData(
                "earnings", of: [.driver], name: Strings.privacyEarnings, purpose: Strings.privacyEarningsPurpose, kept: Strings.privacyEarningsKept,
                tables: Self.earnings, refusal: Self.openEarnings),
        ]
    }

    private var methods: PersonalTable {
        PersonalTable(
            "payments_method", of: "person_id",
            [
                "brand", "last_four", "expiry_month", "expiry_year", .flag("is_default"), "gateway", .left("gateway_customer"), .left("gateway_method"),
                .time("created_at"),
                .time("forgotten_at"),
            ],
            erased: .custom { [clock] keys, transaction in try Self.forget(keys, clock, transaction) })
    }

    private static let payments = [
        PersonalTable("payments_customer", of: "person_id", ["gateway", .left("gateway_customer"), .time("created_at")], erased: .deleted),
        PersonalTable(
            "payments_payment", of: "customer_id",
            [
                "id", "order_id", "gateway", "gateway_id", "reference", "decline", .left("placement_key"), "status", "currency", "requested_cents",
                "captured_cents", "refunded_cents", "method_id", .left("client_secret"),
                .left("action_page"), .time("created_at"),
            ],
            erased: .replaced(["client_secret": .null, "action_page": .null])),
        PersonalTable(
            "payments_operation", ["payment_id", "kind", "amount_cents", "reason", .left("error"), .left("actor_id"), .time("created_at")],
            erased: .replaced(["reason": .null, "error": .null]), where: ofCustomer),
        // A mail server's refusal may repeat the address.
        PersonalTable("payments_receipt", ["payment_id", .left("failure"), .time("created_at")], erased: .replaced(["failure": .null]), where: ofCustomer),
        PersonalTable("payments_difference", ["payment_id", .left("note")], erased: .replaced(["note": .null]), where: ofCustomer),
    ]

    private static let earnings = [
        PersonalTable(
            "payments_earning", of: "driver_id", ["order_id", "job_id", "kind", "amount_cents", "currency", .time("earned_at"), "payout_id"], erased: .kept),
        PersonalTable("payments_payout", of: "driver_id", ["id", "state", "amount_cents", "currency", "reference", .time("created_at")], erased: .kept),
        PersonalTable("payments_balance", of: "driver_id", ["unpaid_cents", "open_cents", "paid_cents"], erased: .kept),
    ]

    private static let ofCustomer: @Sendable (Int) -> SQL = { "payment_id IN (SELECT id FROM payments_payment WHERE customer_id = \($0))" }

    /// Has the provider forget cards, and blanks what is shown of them. The provider's ids stay until it has.
    private static func forget(_ keys: [SQLValue], _ clock: any Clock, _ transaction: Transaction) throws {
        let repository = MethodRepository()
        let methods = try transaction.all(MethodRecord.self, "SELECT * FROM payments_method WHERE id IN \(list: keys)")
        for method in methods where !method.isForgotten { try repository.forget(method, at: clock.now, in: transaction) }
        try transaction.execute(
            "UPDATE payments_method SET brand = '', last_four = '', expiry_month = NULL, expiry_year = NULL WHERE id IN \(list: keys)")
    }

    private static func openPayments(of person: Int, in transaction: Transaction) throws -> String? {
        let open: [PaymentStatus] = [.new, .authorized]
        let held = try transaction.first(
            "SELECT 1 FROM payments_payment WHERE customer_id = \(person) AND is_current AND status IN \(list: open) LIMIT 1")
        let waiting = try transaction.first(
            "SELECT 1 FROM payments_operation WHERE \(sql: ofCustomer(person)) AND state = \(OperationRecord.State.waiting) LIMIT 1")
        return held == nil && waiting == nil ? nil : Strings.deletionPayments
    }

    private static func openEarnings(of person: Int, in transaction: Transaction) throws -> String? {
        try EarningRepository().totals(of: person, in: transaction).unpaid > 0 ? Strings.deletionEarnings : nil
    }
}
