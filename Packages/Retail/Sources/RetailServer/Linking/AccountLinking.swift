import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Links accounts by a token, lists them, asks retailers about them, and unlinks them. Other people's links are 404.
struct AccountLinking: Sendable {
    let store: LinkStore
    let connectors: Connectors
    let renewal: LinkRenewal
    private let links = LinkRepository()
    private let servers = ConnectorRepository()

    init(store: LinkStore, connectors: Connectors, renewal: LinkRenewal) {
        self.store = store
        self.connectors = connectors
        self.renewal = renewal
    }

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.link, allow: .accessAlone) { input, context in try await link(input, context) }
        routes.on(RetailEndpoints.links, allow: .accessAlone) { _, context in
            let person = try context.person().id
            return try await context.database.read { try links.accounts(of: person, in: $0) }
        }
        routes.on(RetailEndpoints.linkOptions, allow: .accessAlone) { _, context in
            try await context.database.read { try options(in: $0) }
        }
        routes.on(RetailEndpoints.unlink, allow: .byHandler) { input, context in try await unlink(input.id, context) }
        routes.on(RetailEndpoints.checkLink, allow: .byHandler) { input, context in
            let person = try context.person().id
            guard try await context.database.read({ try links.record(input.id, of: person, in: $0) }) != nil else { throw APIError.notFound() }
            try await renewal.renew(input.id)
            return try await context.database.read { try account(input.id, of: person, in: $0) }
        }
    }

    /// A retailer with the server of its accounts.
    private struct Target: Sendable {
        let id: Int
        let connector: ConnectorRecord?
    }

    private func link(_ input: LinkRequest, _ context: HandlerContext) async throws -> LinkedAccount {
        let person = try context.person().id
        let token = input.token.trimmingCharacters(in: .whitespacesAndNewlines)
        let name = input.retailer.trimmingCharacters(in: .whitespacesAndNewlines)
        let target = try await context.database.read { try self.target(name, in: $0) }
        var errors = FieldErrors()
        errors.require(target != nil, "retailer", Strings.linkRetailer)
        errors.require(!token.isEmpty && token.utf8.allSatisfy { (33...126).contains($0) }, "token", Strings.linkToken)
        try errors.throwIfAny()
        guard let target else { throw APIError.notFound() }
        let tokens = LinkTokens(access: token)
        let member = try await member(tokens, of: target)
        let now = context.clock.now
        return try await context.database.write { transaction in
            let id = try store.save(
                tokens, of: person, retailer: target.id, connector: target.connector?.id, memberName: member?.name, at: now, in: transaction)
            return try account(id, of: person, in: transaction)
        }
    }

    /// Returns what the retailer knows of the person who entered a token. Where the retailer has a server, only a token that it accepts is linked.
    private func member(_ tokens: LinkTokens, of target: Target) async throws -> RetailerMember? {
        if let record = target.connector {
            guard record.isActive else { throw APIError.connectorUnavailable }
            // Where nobody can be asked about a token, the retailer's page is the way.
            guard record.metadata.memberEndpoint != nil else { throw APIError.invalid(["token": Strings.linkByPage]) }
        }
        do throws(ConnectorError) {
            return try await connectors.connector(target.connector).member(tokens)
        } catch .unavailable {
            throw APIError.connectorUnavailable
        } catch {
            throw APIError.invalid(["token": Strings.linkTokenRefused])
        }
    }

    private func target(_ name: String, in transaction: Transaction) throws -> Target? {
        let rows = try transaction.rows("SELECT id, name FROM retail_retailer WHERE is_active = \(true) ORDER BY name")
        for row in rows where try row.get("name", as: String.self).lowercased() == name.lowercased() {
            let id = try row.get("id", as: Int.self)
            return Target(id: id, connector: try servers.present(of: id, in: transaction))
        }
        return nil
    }

    private func options(in transaction: Transaction) throws -> [LinkOption] {
        let present = try servers.allPresent(in: transaction)
        let rows = try transaction.rows("SELECT id, name, affiliated FROM retail_retailer WHERE is_active = \(true) ORDER BY name")
        return try rows.compactMap { row in
            let id = try row.get("id", as: Int.self)
            // A server that is off takes no links.
            if let server = present[id], !server.isActive { return nil }
            return LinkOption(
                retailerID: id, retailer: try row.get("name"), kind: present[id] == nil ? .token : .oauth, affiliated: try row.get("affiliated"))
        }
    }

    private func unlink(_ id: Int, _ context: HandlerContext) async throws -> NoOutput {
        let (person, now) = (try context.person().id, context.clock.now)
        try await context.database.write { transaction in
            guard let link = try links.record(id, of: person, in: transaction) else { throw APIError.notFound() }
            try store.remove(link, at: now, in: transaction)
        }
        return NoOutput()
    }

    private func account(_ id: Int, of person: Int, in transaction: Transaction) throws -> LinkedAccount {
        guard let account = try links.account(id, of: person, in: transaction) else { throw APIError.notFound() }
        return account
    }
}

extension APIError {
    /// 503: the retailer can't be reached now, or its server is off.
    static var connectorUnavailable: APIError { APIError(status: 503, code: "retailer_unavailable", message: Strings.linkUnavailable) }
}
