import Foundation
import Persistence
import RetailAPI

/// A server at which people link their accounts of a retailer.
struct ConnectorRecord: Sendable, RowDecodable {
    let id: Int
    let retailerID: Int
    let version: Int
    let metadata: OAuthMetadata
    let clientID: String
    /// The sealed secret; nil for none.
    let clientSecret: String?
    let scopes: String
    let isActive: Bool
    /// True once another server, or none, took its place.
    let isReplaced: Bool

    init(row: Row) throws {
        id = try row.get("id")
        retailerID = try row.get("retailer_id")
        version = try row.get("version")
        metadata = OAuthMetadata(
            issuer: try row.get("issuer"), authorizationEndpoint: try row.get("authorization_endpoint"), tokenEndpoint: try row.get("token_endpoint"),
            revocationEndpoint: try row.get("revocation_endpoint"), memberEndpoint: try row.get("member_endpoint"),
            authentication: try row.get("authentication"), namesIssuer: try row.get("names_issuer"))
        clientID = try row.get("client_id")
        clientSecret = try row.get("client_secret")
        scopes = try row.get("scopes")
        isActive = try row.get("is_active")
        isReplaced = try row.get("replaced_at", as: Date?.self) != nil
    }
}

/// The SQL of servers at which people link their accounts. A server whose issuer changes gets a new row, so that links never send their tokens to another one.
struct ConnectorRepository: Sendable {
    /// Returns the present server of a retailer; nil where there is none.
    func present(of retailer: Int, in transaction: Transaction) throws -> ConnectorRecord? {
        try transaction.first(ConnectorRecord.self, "SELECT * FROM retail_connector WHERE retailer_id = \(retailer) AND replaced_at IS NULL")
    }

    func find(_ id: Int, in transaction: Transaction) throws -> ConnectorRecord? {
        try transaction.first(ConnectorRecord.self, "SELECT * FROM retail_connector WHERE id = \(id)")
    }

    /// Returns the present servers by the ids of their retailers.
    func allPresent(in transaction: Transaction) throws -> [Int: ConnectorRecord] {
        let all = try transaction.all(ConnectorRecord.self, "SELECT * FROM retail_connector WHERE replaced_at IS NULL")
        return Dictionary(all.map { ($0.retailerID, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func insert(
        retailer: Int, version: Int, _ metadata: OAuthMetadata, _ change: RetailerConnectionChange, secret: String?, at now: Date, in transaction: Transaction
    ) throws {
        try transaction.insert(
            into: "retail_connector",
            [
                "retailer_id": retailer, "version": version, "issuer": metadata.issuer, "authorization_endpoint": metadata.authorizationEndpoint,
                "token_endpoint": metadata.tokenEndpoint, "revocation_endpoint": metadata.revocationEndpoint,
                "member_endpoint": metadata.memberEndpoint, "authentication": metadata.authentication.rawValue, "names_issuer": metadata.namesIssuer,
                "client_id": change.clientID, "client_secret": secret, "scopes": change.scopes, "is_active": change.active, "updated_at": now,
            ])
    }

    func update(
        _ id: Int, version: Int, _ metadata: OAuthMetadata, _ change: RetailerConnectionChange, secret: String?, at now: Date, in transaction: Transaction
    ) throws {
        try transaction.execute(
            """
            UPDATE retail_connector SET version = \(version), authorization_endpoint = \(metadata.authorizationEndpoint),
            token_endpoint = \(metadata.tokenEndpoint), revocation_endpoint = \(metadata.revocationEndpoint),
            member_endpoint = \(metadata.memberEndpoint), authentication = \(metadata.authentication.rawValue), names_issuer = \(metadata.namesIssuer),
            client_id = \(change.clientID), client_secret = \(secret), scopes = \(change.scopes), is_active = \(change.active), updated_at = \(now)
            WHERE id = \(id)
            """)
    }

    /// Takes a server out of use for good. Its row stays for the revocation of what was linked there.
    func replace(_ id: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE retail_connector SET replaced_at = \(now), is_active = \(false) WHERE id = \(id)")
        // The job that renews links finds what hangs on it.
        try transaction.execute("UPDATE retail_link SET next_check_at = \(now) WHERE connector_id = \(id) AND sealed IS NOT NULL")
        try transaction.execute("DELETE FROM retail_authorization WHERE connector_id = \(id)")
    }

    /// Returns the version of the last server that a retailer had; 0 if it had none.
    func lastVersion(of retailer: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COALESCE(MAX(version), 0) FROM retail_connector WHERE retailer_id = \(retailer)")
    }

    /// Returns the numbers of linked accounts by the ids of their servers.
    func linkCount(_ connector: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_link WHERE connector_id = \(connector) AND sealed IS NOT NULL")
    }
}
