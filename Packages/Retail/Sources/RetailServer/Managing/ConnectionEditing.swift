import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Lets administrators name the servers at which customers link their accounts of retailers.
struct ConnectionEditing: Sendable {
    let connectors: Connectors
    private let servers = ConnectorRepository()

    init(connectors: Connectors) { self.connectors = connectors }

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.connections, allow: .accessAlone) { _, context in
            try await context.database.read { try all(in: $0) }
        }
        routes.on(RetailEndpoints.changeConnection, allow: .accessAlone) { input, context in try await change(input, context) }
        routes.on(RetailEndpoints.removeConnection, allow: .accessAlone) { input, context in try await remove(input.id, context) }
    }

    private func all(in transaction: Transaction) throws -> [RetailerConnection] {
        let present = try servers.allPresent(in: transaction)
        return try transaction.rows("SELECT id, name FROM retail_retailer ORDER BY name").map { row in
            let id = try row.get("id", as: Int.self)
            return try connection(id, name: try row.get("name"), present[id], in: transaction)
        }
    }

    private func connection(_ retailer: Int, name: String, _ server: ConnectorRecord?, in transaction: Transaction) throws -> RetailerConnection {
        guard let server else {
            return RetailerConnection(retailerID: retailer, retailer: name, version: try servers.lastVersion(of: retailer, in: transaction))
        }
        return RetailerConnection(
            retailerID: retailer, retailer: name, version: server.version, issuer: server.metadata.issuer, clientID: server.clientID,
            hasSecret: server.clientSecret != nil, scopes: server.scopes, active: server.isActive, links: try servers.linkCount(server.id, in: transaction))
    }

    private func name(of retailer: Int, in transaction: Transaction) throws -> String {
        guard let row = try transaction.first("SELECT name FROM retail_retailer WHERE id = \(retailer)") else { throw APIError.notFound() }
        return try row.get("name")
    }

    private func change(_ input: RetailerConnectionChange, _ context: HandlerContext) async throws -> RetailerConnection {
        let change = try Self.checked(input)
        _ = try await context.database.read { try name(of: change.id, in: $0) }
        let metadata = try await metadata(of: change.issuer)
        let now = context.clock.now
        return try await context.database.write { transaction in
            let name = try name(of: change.id, in: transaction)
            let present = try servers.present(of: change.id, in: transaction)
            let version = try present?.version ?? servers.lastVersion(of: change.id, in: transaction)
            guard version == change.version else { throw APIError.conflict(Strings.staleRetailer, code: "stale_version") }
            if let present, present.metadata.issuer == change.issuer {
                let secret = try secret(of: change, keeping: present.clientSecret)
                try servers.update(present.id, version: version + 1, metadata, change, secret: secret, at: now, in: transaction)
            } else {
                if let present { try servers.replace(present.id, at: now, in: transaction) }
                // The former secret is none of another issuer's business.
                let secret = try secret(of: change, keeping: nil)
                try servers.insert(retailer: change.id, version: version + 1, metadata, change, secret: secret, at: now, in: transaction)
            }
            try context.record(
                AuditEntry(.connectionChanged, object: "retailer/\(change.id)", detail: "version \(version + 1), \(change.active ? "on" : "off")"),
                in: transaction)
            return try connection(change.id, name: name, try servers.present(of: change.id, in: transaction), in: transaction)
        }
    }

    private func remove(_ retailer: Int, _ context: HandlerContext) async throws -> NoOutput {
        let now = context.clock.now
        try await context.database.write { transaction in
            guard let present = try servers.present(of: retailer, in: transaction) else { throw APIError.notFound() }
            try servers.replace(present.id, at: now, in: transaction)
            try context.record(AuditEntry(.connectionRemoved, object: "retailer/\(retailer)"), in: transaction)
        }
        return NoOutput()
    }

    private func secret(of change: RetailerConnectionChange, keeping present: String?) throws -> String? {
        guard let secret = change.clientSecret else { return present }
        return secret.isEmpty ? nil : try connectors.seal.seal(secret, for: .secret(retailer: change.id, issuer: change.issuer))
    }

    private func metadata(of issuer: String) async throws -> OAuthMetadata {
        let result: Result<OAuthMetadata, OAuthMetadata.Problem>
        do throws(ConnectorError) {
            result = try await connectors.metadata(of: issuer)
        } catch {
            throw APIError.invalid(["issuer": Strings.issuerUnreachable])
        }
        switch result {
        case .success(let metadata): return metadata
        case .failure(.address): throw APIError.invalid(["issuer": Strings.issuerAddress])
        case .failure(.unreadable): throw APIError.invalid(["issuer": Strings.issuerUnreadable])
        case .failure(.foreign): throw APIError.invalid(["issuer": Strings.issuerForeign])
        case .failure(.unsuitable): throw APIError.invalid(["issuer": Strings.issuerUnsuitable])
        }
    }

    /// Returns what was written without spaces around it.
    private static func checked(_ input: RetailerConnectionChange) throws(APIError) -> RetailerConnectionChange {
        func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
        // As RFC 6749 has it: spaces may stand within ids and secrets.
        func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { (32...126).contains($0) } }
        let (clientID, secret) = (trimmed(input.clientID), input.clientSecret.map(trimmed))
        let scopes = input.scopes.split(whereSeparator: \.isWhitespace).map(String.init)
        var errors = FieldErrors()
        errors.requireText(trimmed(input.issuer), "issuer", length: 1...300)
        errors.requireText(clientID, "clientId", length: 1...200)
        errors.require(isPlain(clientID), "clientId", Strings.connectionText)
        errors.require(isPlain(secret ?? ""), "clientSecret", Strings.connectionText)
        errors.require(scopes.allSatisfy(isPlain), "scopes", Strings.connectionText)
        try errors.throwIfAny()
        return RetailerConnectionChange(
            id: input.id, version: input.version, issuer: trimmed(input.issuer), clientID: clientID, clientSecret: secret,
            scopes: scopes.joined(separator: " "), active: input.active)
    }
}

extension AuditEntry.Action {
    fileprivate static let connectionChanged = Self(rawValue: "retailer_connection_changed")
    fileprivate static let connectionRemoved = Self(rawValue: "retailer_connection_removed")
}
