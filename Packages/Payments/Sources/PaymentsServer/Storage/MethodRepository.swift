import Foundation
import PaymentsAPI
import Persistence

/// A row of `payments_method`.
struct MethodRecord: Sendable, RowDecodable {
    let id: Int
    let personID: Int
    let gateway: String
    let gatewayID: GatewayMethodID
    let isForgotten: Bool
    /// The number of times that the provider was asked to forget it.
    let releaseAttempts: Int
    let shown: PaymentMethod

    init(row: Row) throws {
        id = try row.get("id")
        personID = try row.get("person_id")
        gateway = try row.get("gateway")
        gatewayID = GatewayMethodID(customer: try row.get("gateway_customer"), method: try row.get("gateway_method"))
        releaseAttempts = try row.get("release_attempts")
        isForgotten = try row.get("forgotten_at", as: Date?.self) != nil
        shown = PaymentMethod(
            id: id, brand: try row.get("brand"), lastFour: try row.get("last_four"), expiryMonth: try row.get("expiry_month"),
            expiryYear: try row.get("expiry_year"), isDefault: try row.get("is_default"))
    }
}

/// The SQL of saved methods and of the provider's customers.
struct MethodRepository: Sendable {
    /// Returns a person's saved methods, the default one first.
    func all(of person: Int, gateway: String, in transaction: Transaction) throws -> [MethodRecord] {
        try transaction.all(
            MethodRecord.self,
            """
            SELECT * FROM payments_method WHERE person_id = \(person) AND gateway = \(gateway) AND forgotten_at IS NULL
            ORDER BY is_default DESC, id DESC LIMIT 50
            """)
    }

    /// Returns a method, forgotten ones included.
    func find(_ id: Int, in transaction: Transaction) throws -> MethodRecord? {
        try transaction.first(MethodRecord.self, "SELECT * FROM payments_method WHERE id = \(id)")
    }

    /// Returns a person's default method.
    func standard(of person: Int, in transaction: Transaction) throws -> MethodRecord? {
        try transaction.first(
            MethodRecord.self, "SELECT * FROM payments_method WHERE person_id = \(person) AND is_default = TRUE AND forgotten_at IS NULL ORDER BY id LIMIT 1")
    }

    /// Saves a method, once; the first one of a person becomes the default.
    func save(_ method: GatewayMethod, of person: Int, gateway: String, at now: Date, in transaction: Transaction) throws -> MethodRecord? {
        let isFirst = try all(of: person, gateway: gateway, in: transaction).isEmpty
        try transaction.execute(
            """
            INSERT INTO payments_method (person_id, gateway, gateway_customer, gateway_method, brand, last_four, expiry_month, expiry_year, is_default,
            created_at)
            VALUES (\(person), \(gateway), \(method.id.customer), \(method.id.method), \(method.brand), \(method.lastFour), \(method.expiryMonth),
            \(method.expiryYear), \(isFirst), \(now))
            ON CONFLICT (gateway, gateway_method) DO NOTHING
            """)
        return try transaction.first(
            MethodRecord.self,
            "SELECT * FROM payments_method WHERE gateway = \(gateway) AND gateway_method = \(method.id.method) AND person_id = \(person)")
    }

    func makeDefault(_ id: Int, of person: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE payments_method SET is_default = FALSE WHERE person_id = \(person) AND is_default = TRUE")
        try transaction.execute("UPDATE payments_method SET is_default = TRUE WHERE id = \(id)")
    }

    /// Forgets a method, and has the provider do so.
    func forget(_ method: MethodRecord, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE payments_method SET forgotten_at = \(now), release_at = \(now), is_default = FALSE WHERE id = \(method.id)")
        try transaction.announce(MethodRelease.channel)
        guard method.shown.isDefault, let next = try all(of: method.personID, gateway: method.gateway, in: transaction).first else { return }
        try makeDefault(next.id, of: method.personID, in: transaction)
    }

    /// Returns the methods that the provider is to forget.
    func toRelease(at now: Date, gateway: String, limit: Int, in transaction: Transaction) throws -> [MethodRecord] {
        try transaction.all(
            MethodRecord.self,
            "SELECT * FROM payments_method WHERE release_at <= \(now) AND release_at IS NOT NULL AND gateway = \(gateway) ORDER BY release_at LIMIT \(limit)")
    }

    /// Claims a method for one attempt; if the process ends meanwhile, it is due again after the lease.
    func claimRelease(_ method: MethodRecord, until lease: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE payments_method SET release_attempts = \(method.releaseAttempts + 1), release_at = \(lease)
            WHERE id = \(method.id) AND release_attempts = \(method.releaseAttempts) AND release_at IS NOT NULL
            """) == 1
    }

    func delayRelease(_ id: Int, until time: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE payments_method SET release_at = \(time) WHERE id = \(id) AND release_at IS NOT NULL")
    }

    func finishRelease(_ id: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE payments_method SET release_at = NULL WHERE id = \(id)")
    }

    /// Returns the provider's id of a person.
    func customer(_ person: Int, gateway: String, in transaction: Transaction) throws -> String? {
        try transaction.values(
            String.self, "SELECT gateway_customer FROM payments_customer WHERE person_id = \(person) AND gateway = \(gateway)"
        ).first
    }

    func insertCustomer(_ customer: String, person: Int, gateway: String, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO payments_customer (person_id, gateway, gateway_customer, created_at) VALUES (\(person), \(gateway), \(customer), \(now))
            ON CONFLICT (person_id, gateway) DO NOTHING
            """)
    }
}
