import Core
import Crypto
public import Foundation
import HTTPTypes
import Persistence

/// A payment provider in this process, for development and tests: deterministic, with outcomes by card number. It takes no real money.
///
/// Its state is in tables of its own, written in transactions of its own, so that a killed process of ours undoes nothing of it. Cards are entered on its own
/// page, by ``enterCard(_:month:year:setup:)``.
public struct FakeGateway: PaymentGateway {  // lint:allow debug-only because release builds of tumble-dev take payments, too.
    /// `fake`.
    public let name = "fake"
    /// The time in seconds for which an amount is held: seven days.
    public static let holdTime: TimeInterval = 7 * 24 * 3600
    /// The age in seconds beyond which notices are refused: five minutes.
    public static let noticeTolerance: TimeInterval = 5 * 60

    let database: any Database
    let clock: any Clock
    /// The address of the site on which cards are entered and payments confirmed.
    let pages: CardPageAddress
    let notices: NoticePlan
    let secret: SymmetricKey

    /// The notices that it sends by itself of each change.
    struct NoticePlan: Sendable {
        /// The number of times that each is sent; 0 for no notices.
        var count = 0
        /// The time between the change and its notice.
        var delay = Duration.zero
    }

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - pages: the address of the site on which cards are entered, without a slash at its end.
    ///   - secret: the key that signs notices.
    init(database: any Database, clock: any Clock, pages: String = "", secret: String = "whsec_fake") {
        self.init(database: database, clock: clock, pages: CardPageAddress(fixed: pages), notices: NoticePlan(), secret: secret)
    }

    init(database: any Database, clock: any Clock, pages: CardPageAddress, notices: NoticePlan, secret: String = "whsec_fake") {
        self.database = database
        self.clock = clock
        self.pages = pages
        self.notices = notices
        self.secret = SymmetricKey(data: Data(secret.utf8))
    }

    /// Creates a customer.
    public func createCustomer(_ customer: GatewayCustomer, key: String) async throws(GatewayError) -> String {
        try await write { transaction in
            let id = try transaction.value(
                Int.self,
                """
                INSERT INTO payments_fake_customer (key, reference) VALUES (\(key), \(customer.reference))
                ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING id
                """)
            return "cus_fake_\(id)"
        }
    }

    /// Begins saving a card, which is entered on the fake's page.
    public func beginSetup(customer: String, key: String) async throws(GatewayError) -> GatewaySetup {
        guard let pages = pages.value else { throw .unavailable }
        let id = try await createSetup(customer: customer, key: key)
        return GatewaySetup(id: id, clientSecret: "", page: "\(pages)/setup/\(id)")
    }

    /// Creates a setup, whether or not its page is served yet.
    func createSetup(customer: String, key: String) async throws(GatewayError) -> String {
        let id = try await write { transaction in
            try transaction.value(
                Int.self,
                """
                INSERT INTO payments_fake_setup (key, customer) VALUES (\(key), \(customer))
                ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING id
                """)
        }
        return "seti_fake_\(id)"
    }

    /// Returns the card that was entered for a setup.
    public func method(ofSetup id: String) async throws(GatewayError) -> GatewayMethod? {
        guard let number = Self.number(id, "seti_fake_") else { throw .notFound }
        let row = try await read { try $0.first("SELECT * FROM payments_fake_setup WHERE id = \(number)") }
        guard let row else { throw .notFound }
        do {
            guard let method = try row.get("method", as: String?.self) else { return nil }
            return GatewayMethod(
                id: GatewayMethodID(customer: try row.get("customer"), method: method), brand: try row.get("brand") ?? "",
                lastFour: try row.get("last_four") ?? "", expiryMonth: try row.get("expiry_month"), expiryYear: try row.get("expiry_year"))
        } catch { throw .unavailable }
    }

    /// Forgets a card.
    public func forget(_ method: GatewayMethodID, key: String) async throws(GatewayError) {
        try await write { transaction in
            _ = try transaction.execute("DELETE FROM payments_fake_setup WHERE method = \(method.method) AND customer = \(method.customer)")
        }
    }

    /// Holds an amount with the outcome that the card's number means.
    public func authorize(_ request: GatewayAuthorization, key: String) async throws(GatewayError) -> GatewayPayment {
        guard request.amountCents > 0 else { throw .rejected(code: "amount_too_small") }
        var (status, decline) = (GatewayPayment.Status.authorized, GatewayDecline?.none)
        switch Self.card(request.method.method) {
        case .works, .holdEnds: break
        case .needsConfirmation:
            status = request.isCustomerPresent ? .needsAction : .failed
            decline = request.isCustomerPresent ? nil : .authenticationRequired
        case .declinedLater, .declined: (status, decline) = (.failed, .declined)
        case .insufficientFunds: (status, decline) = (.failed, .insufficientFunds)
        case .expired: (status, decline) = (.failed, .expiredCard)
        }
        let (now, outcome, reason) = (clock.now, status.rawValue, decline?.rawValue)
        let payment = try await write { transaction in
            // The first result is kept for a repetition.
            try transaction.first(
                """
                INSERT INTO payments_fake_payment (authorize_key, reference, method, status, decline, authorized_cents, expires_at, created_at)
                VALUES (\(key), \(request.reference), \(request.method.method), \(outcome), \(reason), \(request.amountCents),
                \(now.addingTimeInterval(Self.holdTime)), \(now))
                ON CONFLICT (authorize_key) DO UPDATE SET authorize_key = excluded.authorize_key RETURNING *
                """
            ).map { try shown($0, refunded: 0) }
        }
        guard let payment else { throw .unavailable }
        try await announce(payment.id)
        if payment.status == .failed, let decline = payment.decline { throw .declined(decline) }
        return payment
    }

    /// Takes at most the amount that is held.
    public func capture(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayPayment {
        let taken = GatewayPayment.Status.captured.rawValue
        return try await change(payment) { id, held, row, transaction in
            if try row.get("capture_key", as: String?.self) == key { return }
            // A hold that has ended reads as released.
            let hasEnded = try held.status == .voided && row.get("status", as: String.self) != GatewayPayment.Status.voided.rawValue
            if try hasEnded || (held.status == .authorized && Self.card(row.get("method")) == .holdEnds) { throw GatewayError.authorizationExpired }
            guard held.status == .authorized, amountCents > 0, amountCents <= held.authorizedCents else { throw GatewayError.conflict }
            try transaction.execute(
                "UPDATE payments_fake_payment SET status = \(taken), captured_cents = \(amountCents), capture_key = \(key) WHERE id = \(id)")
        }
    }

    /// Releases what is held.
    public func void(_ payment: String, key: String) async throws(GatewayError) -> GatewayPayment {
        let released = GatewayPayment.Status.voided.rawValue
        return try await change(payment) { id, held, row, transaction in
            if try row.get("void_key", as: String?.self) == key { return }
            guard held.status == .authorized || held.status == .needsAction else { throw GatewayError.conflict }
            try transaction.execute("UPDATE payments_fake_payment SET status = \(released), void_key = \(key) WHERE id = \(id)")
        }
    }

    /// Gives money back.
    public func refund(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayRefund {
        let refund = try await change(payment) { id, held, _, transaction in
            guard try transaction.first("SELECT id FROM payments_fake_refund WHERE key = \(key)") == nil else { return }
            guard held.status == .captured, amountCents > 0, held.refundedCents + amountCents <= held.capturedCents else { throw GatewayError.conflict }
            try transaction.insert(into: "payments_fake_refund", ["key": key, "payment_id": id, "amount_cents": amountCents])
        }
        return GatewayRefund(id: "re_fake_\(key)", payment: refund.id, amountCents: amountCents)
    }

    /// Returns a payment.
    public func payment(_ id: String) async throws(GatewayError) -> GatewayPayment {
        guard let number = Self.number(id, "pi_fake_"), let found = try await read({ try find(number, in: $0) }) else { throw .notFound }
        return found
    }

    /// Returns the payments of a reference, newest first.
    public func payments(reference: String) async throws(GatewayError) -> [GatewayPayment] {
        try await read { transaction in
            let ids = try transaction.values(Int.self, "SELECT id FROM payments_fake_payment WHERE reference = \(reference) ORDER BY id DESC LIMIT 20")
            return try ids.compactMap { try find($0, in: transaction) }
        }
    }

    /// Changes a payment whose row is locked meanwhile.
    private func change(
        _ payment: String, _ body: @escaping @Sendable (Int, GatewayPayment, Row, Transaction) throws -> Void
    ) async throws(GatewayError) -> GatewayPayment {
        guard let id = Self.number(payment, "pi_fake_") else { throw .notFound }
        let changed = try await write { transaction in
            let lock: SQL = transaction.dialect == .postgres ? " FOR UPDATE" : ""
            guard let row = try transaction.first("SELECT * FROM payments_fake_payment WHERE id = \(id)\(sql: lock)"),
                let held = try find(id, in: transaction)
            else { throw GatewayError.notFound }
            try body(id, held, row, transaction)
            return try find(id, in: transaction)
        }
        guard let changed else { throw .notFound }
        try await announce(changed.id)
        return changed
    }
}
