import Foundation
import Persistence

/// A person's way to a retailer's page and back, as it is stored.
struct AuthorizationRecord: Sendable, RowDecodable {
    let id: Int
    let personID: Int
    let connectorID: Int
    let stateHash: String
    let verifier: String
    let redirect: String
    let expiresAt: Date
    let response: String?
    let usedAt: Date?
    let linkID: Int?

    init(row: Row) throws {
        id = try row.get("id")
        personID = try row.get("person_id")
        connectorID = try row.get("connector_id")
        stateHash = try row.get("state_hash")
        verifier = try row.get("verifier")
        redirect = try row.get("redirect")
        expiresAt = try row.get("expires_at")
        response = try row.get("response")
        usedAt = try row.get("used_at")
        linkID = try row.get("link_id")
    }
}

/// The SQL of people's ways to retailers' pages. States and tickets are stored as hashes alone.
struct AuthorizationRepository: Sendable {
    /// The time in seconds within which the person must come back: ten minutes.
    static let lifetime: TimeInterval = 600
    /// The most that a person may have open, in several tabs; older ones are forgotten.
    private static let mostOpen = 5

    func insert(
        person: Int, connector: Int, stateHash: String, verifier: String, redirect: String, at now: Date, in transaction: Transaction
    ) throws -> Date {
        let open = try transaction.values(
            Int.self, "SELECT id FROM retail_authorization WHERE person_id = \(person) ORDER BY id DESC LIMIT \(Self.mostOpen - 1 + 100)")
        let surplus = Array(open.dropFirst(Self.mostOpen - 1))
        if !surplus.isEmpty { try transaction.execute("DELETE FROM retail_authorization WHERE id IN \(list: surplus)") }
        let end = now.addingTimeInterval(Self.lifetime)
        try transaction.insert(
            into: "retail_authorization",
            [
                "person_id": person, "connector_id": connector, "state_hash": stateHash, "verifier": verifier, "redirect": redirect, "created_at": now,
                "expires_at": end,
            ])
        return end
    }

    /// Stores what a person came back with, the first time that somebody comes back with a state. Returns false for an unknown or former one.
    func arrive(stateHash: String, ticketHash: String, response: String, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE retail_authorization SET ticket_hash = \(ticketHash), response = \(response)
            WHERE state_hash = \(stateHash) AND ticket_hash IS NULL AND used_at IS NULL AND expires_at > \(now)
            """) == 1
    }

    func find(ticketHash: String, in transaction: Transaction) throws -> AuthorizationRecord? {
        try transaction.first(AuthorizationRecord.self, "SELECT * FROM retail_authorization WHERE ticket_hash = \(ticketHash)")
    }

    /// Claims the code for one exchange, and forgets it. Returns false if somebody has claimed it before.
    func use(_ id: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE retail_authorization SET used_at = \(now), response = NULL WHERE id = \(id) AND used_at IS NULL") == 1
    }

    /// Notes the link that came of it. Returns false if the authorization is gone, such as with the person's account.
    func finish(_ id: Int, link: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE retail_authorization SET link_id = \(link) WHERE id = \(id)") == 1
    }
}
