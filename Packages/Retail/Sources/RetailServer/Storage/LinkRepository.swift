import Foundation
import Persistence
import RetailAPI

/// A linked account as it is stored.
struct LinkRecord: Sendable, RowDecodable {
    let id: Int
    let personID: Int
    let retailerID: Int
    let connectorID: Int?
    let status: LinkStatus
    let sealed: String?
    let expiresAt: Date?
    let version: Int
    let leaseUntil: Date?
    let failures: Int

    init(row: Row) throws {
        id = try row.get("id")
        personID = try row.get("person_id")
        retailerID = try row.get("retailer_id")
        connectorID = try row.get("connector_id")
        status = try row.get("status")
        sealed = try row.get("sealed")
        expiresAt = try row.get("expires_at")
        version = try row.get("version")
        leaseUntil = try row.get("lease_until")
        failures = try row.get("failures")
    }
}

/// The SQL of linked accounts.
struct LinkRepository: Sendable {
    /// The time in seconds for which one process alone renews a link: longer than the calls to the retailer may take.
    static let lease: TimeInterval = 90

    /// Returns the ids of the retailers that have confirmed a person's account, for member prices. A retailer that can't be reached counts, one that refused
    /// the link doesn't, and neither does one that no server stands for: its tokens could be anything.
    func memberships(of person: Int, in transaction: Transaction) throws -> Set<Int> {
        Set(
            try transaction.values(
                Int.self,
                """
                SELECT retailer_id FROM retail_link
                WHERE person_id = \(person) AND connector_id IS NOT NULL AND status <> \(LinkStatus.expired.rawValue)
                """))
    }

    /// Returns the ids of the retailers whose accounts a person has linked. A retailer that can't be reached counts, one that refused the link doesn't.
    func linkedRetailers(of person: Int, in transaction: Transaction) throws -> Set<Int> {
        Set(
            try transaction.values(
                Int.self, "SELECT retailer_id FROM retail_link WHERE person_id = \(person) AND status <> \(LinkStatus.expired.rawValue)"))
    }

    func accounts(of person: Int, in transaction: Transaction) throws -> [LinkedAccount] { try accounts("l.person_id = \(person)", in: transaction) }

    func account(_ id: Int, of person: Int, in transaction: Transaction) throws -> LinkedAccount? {
        try accounts("l.id = \(id) AND l.person_id = \(person)", in: transaction).first
    }

    private func accounts(_ condition: SQL, in transaction: Transaction) throws -> [LinkedAccount] {
        let rows = try transaction.rows(
            """
            SELECT l.id, l.retailer_id, l.connector_id, l.status, l.member_name, l.linked_at, r.name FROM retail_link l
            JOIN retail_retailer r ON r.id = l.retailer_id WHERE \(sql: condition) ORDER BY r.name
            """)
        return try rows.map { row in
            LinkedAccount(
                id: try row.get("id"), retailerID: try row.get("retailer_id"), retailer: try row.get("name"),
                kind: try row.get("connector_id", as: Int?.self) == nil ? .token : .oauth, status: try row.get("status"),
                memberName: try row.get("member_name"), linkedAt: try row.get("linked_at"))
        }
    }

    func record(_ id: Int, of person: Int?, in transaction: Transaction) throws -> LinkRecord? {
        let record = try transaction.first(LinkRecord.self, "SELECT * FROM retail_link WHERE id = \(id)")
        return person == nil || record?.personID == person ? record : nil
    }

    func record(of person: Int, retailer: Int, in transaction: Transaction) throws -> LinkRecord? {
        try transaction.first(LinkRecord.self, "SELECT * FROM retail_link WHERE person_id = \(person) AND retailer_id = \(retailer)")
    }

    func records(_ ids: [Int], in transaction: Transaction) throws -> [LinkRecord] {
        try transaction.all(LinkRecord.self, "SELECT * FROM retail_link WHERE id IN \(list: ids)")
    }

    /// The content of a new link.
    struct NewLink: Sendable {
        let personID: Int
        let retailerID: Int
        let connectorID: Int?
        let memberName: String?
        let sealed: String
        let expiresAt: Date?
        let nextCheckAt: Date?
    }

    /// Stores a link in the place of a former one with the same retailer.
    func save(_ link: NewLink, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.execute(
            """
            INSERT INTO retail_link (person_id, retailer_id, connector_id, status, member_name, sealed, expires_at, linked_at, version, next_check_at, failures)
            VALUES (\(link.personID), \(link.retailerID), \(link.connectorID), \(LinkStatus.active.rawValue), \(link.memberName), \(link.sealed),
                \(link.expiresAt), \(now), 1, \(link.nextCheckAt), 0)
            ON CONFLICT (person_id, retailer_id) DO UPDATE SET connector_id = excluded.connector_id, status = excluded.status,
                member_name = excluded.member_name, sealed = excluded.sealed, expires_at = excluded.expires_at, linked_at = excluded.linked_at,
                version = retail_link.version + 1, lease_until = NULL, next_check_at = excluded.next_check_at, failures = 0
            """)
        return try transaction.value(
            Int.self, "SELECT id FROM retail_link WHERE person_id = \(link.personID) AND retailer_id = \(link.retailerID)")
    }

    func delete(_ id: Int, in transaction: Transaction) throws { try transaction.execute("DELETE FROM retail_link WHERE id = \(id)") }

    /// Returns the ids of links that are to be renewed or checked now.
    func due(at now: Date, limit: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self,
            "SELECT id FROM retail_link WHERE next_check_at IS NOT NULL AND next_check_at <= \(now) ORDER BY next_check_at LIMIT \(limit)")
    }

    /// Takes a link for one process alone. If that process ends meanwhile, others may take it after the lease.
    ///
    /// - Returns: false if another one has it.
    func take(_ link: LinkRecord, at now: Date, in transaction: Transaction) throws -> Bool {
        let end = now.addingTimeInterval(Self.lease)
        return try transaction.execute(
            """
            UPDATE retail_link SET lease_until = \(end), next_check_at = \(end)
            WHERE id = \(link.id) AND version = \(link.version) AND (lease_until IS NULL OR lease_until <= \(now))
            """) == 1
    }

    /// Stores renewed tokens. Returns false if the link was replaced or removed meanwhile.
    func renew(_ link: LinkRecord, sealed: String, expiresAt: Date?, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE retail_link SET sealed = \(sealed), expires_at = \(expiresAt), version = version + 1
            WHERE id = \(link.id) AND version = \(link.version)
            """) == 1
    }

    /// Ends a turn with what it found, unless the link was replaced meanwhile.
    func finish(
        _ id: Int, version: Int, _ status: LinkStatus, memberName: String?, failures: Int, next: Date?, in transaction: Transaction
    ) throws {
        try transaction.execute(
            """
            UPDATE retail_link SET status = \(status.rawValue), member_name = COALESCE(\(memberName), member_name), failures = \(failures),
            lease_until = NULL, next_check_at = \(next) WHERE id = \(id) AND version = \(version)
            """)
    }

    /// Marks a link as refused by the retailer, and forgets its tokens.
    func expire(_ id: Int, version: Int, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE retail_link SET status = \(LinkStatus.expired.rawValue), sealed = NULL, expires_at = NULL, lease_until = NULL, next_check_at = NULL,
            failures = 0, version = version + 1 WHERE id = \(id) AND version = \(version)
            """)
    }
}
