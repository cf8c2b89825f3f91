import Core
import Foundation
import HTTPTypes
import Logging
import Persistence
import RetailAPI
import ServerCore

/// Links accounts on retailers' pages: sends people there, takes what they come back with, and exchanges it for tokens.
///
/// The address that a retailer's page leads back to is public. It only keeps what came, once for each state, and gives the browser a ticket for it. The
/// exchange happens where the browser's person is signed in, and only if that person began: a code that was brought into somebody else's browser, or from
/// it, links nothing.
struct LinkAuthorizations: Sendable {
    static let returnPath: PathTemplate = "/retail/link/return"

    let store: LinkStore
    let connectors: Connectors
    let database: any Database
    let clock: any Clock
    let random: any RandomSource
    /// The address of our own pages, without a slash at its end.
    let publicURL: String
    private let authorizations = AuthorizationRepository()
    private let servers = ConnectorRepository()
    private let links = LinkRepository()
    private let log = createLog(category: "retail")

    init(store: LinkStore, connectors: Connectors, database: any Database, clock: any Clock, random: any RandomSource, publicURL: String) {
        self.store = store
        self.connectors = connectors
        self.database = database
        self.clock = clock
        self.random = random
        self.publicURL = publicURL
    }

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.beginLink, allow: .accessAlone) { input, context in try await begin(input, context) }
        routes.on(RetailEndpoints.completeLink, allow: .byHandler) { input, context in try await complete(input.ticket, context) }
        routes.page(.get, Self.returnPath, summary: "Leads from a retailer's page back to the app.") { request in
            let ticket = try await arrive((try? request.query()) ?? [:])
            return Self.leading(to: RetailLink.linked(ticket))
        }
    }

    /// The response that a person came back with.
    struct Response: Codable, Sendable {
        let code: String?
        let error: String?
        let issuer: String?
    }

    // MARK: Going there

    private func begin(_ input: LinkStart, _ context: HandlerContext) async throws -> LinkAuthorization {
        let person = try context.person().id
        let record = try await context.database.read { transaction in
            guard try transaction.first("SELECT id FROM retail_retailer WHERE id = \(input.retailerID) AND is_active = \(true)") != nil else {
                throw APIError.notFound()
            }
            return try servers.present(of: input.retailerID, in: transaction)
        }
        guard let record else { throw APIError.invalid(["retailerId": Strings.linkByToken]) }
        guard record.isActive else { throw APIError.connectorUnavailable }
        let (state, verifier) = (LinkSecret(random: random), LinkSecret(random: random))
        let redirect = publicURL + Self.returnPath.description
        let query = AuthorizationQuery(state: state.text, challenge: verifier.challenge, redirect: redirect)
        let url: String?
        do throws(ConnectorError) {
            url = try connectors.connector(record).authorizationURL(query)
        } catch {
            throw APIError.connectorUnavailable
        }
        guard let url else { throw APIError.connectorUnavailable }
        let sealed = try store.seal.seal(verifier.text, for: .verifier(state: state.hash))
        let now = context.clock.now
        let end = try await context.database.write { transaction in
            try authorizations.insert(
                person: person, connector: record.id, stateHash: state.hash, verifier: sealed, redirect: redirect, at: now, in: transaction)
        }
        return LinkAuthorization(url: url, expiresAt: end)
    }

    // MARK: Coming back

    /// Keeps what a browser came back with, and returns the ticket for it. A ticket for nothing is returned for a state that is unknown, over, or was
    /// brought before.
    private func arrive(_ query: [String: String]) async throws -> String {
        let ticket = LinkSecret(random: random)
        guard let state = query["state"], state.utf8.count <= 100, query.values.allSatisfy({ $0.utf8.count <= 4_000 }) else { return ticket.text }
        let hash = LinkSecret(state).hash
        let response = Response(code: query["code"], error: query["error"], issuer: query["iss"])
        let (sealed, now) = (try store.seal.seal(response, for: .response(state: hash)), clock.now)
        let isFirst = try await database.write { transaction in
            try authorizations.arrive(stateHash: hash, ticketHash: ticket.hash, response: sealed, at: now, in: transaction)
        }
        if !isFirst { log.notice("somebody came back from a retailer's page with a state that is unknown, over or was used") }
        return ticket.text
    }

    /// Redirects to a page of ours; the address comes from a link alone, never from the request.
    private static func leading(to link: RetailLink) -> ServerResponse {
        let place = link.place
        let path = "/" + ([place.mode?.rawValue, place.tab].compactMap(\.self) + place.components).joined(separator: "/")
        var fields: HTTPFields = [.location: path, .cacheControl: "no-store"]
        if let policy = HTTPField.Name("Referrer-Policy") { fields[policy] = "no-referrer" }
        return ServerResponse(status: .seeOther, headerFields: fields)
    }

    // MARK: Exchanging

    /// An authorization that the caller may exchange now, or the link that came of it before.
    private enum Claim: Sendable {
        case exchange(AuthorizationRecord, ConnectorRecord)
        case done(LinkedAccount)
    }

    private func complete(_ ticket: String, _ context: HandlerContext) async throws -> LinkedAccount {
        let person = try context.person().id
        let (hash, now) = (LinkSecret(ticket).hash, context.clock.now)
        let claimed = try await context.database.write { try claim(hash, by: person, at: now, in: $0) }
        switch claimed {
        case .done(let account): return account
        case .exchange(let authorization, let record): return try await exchange(authorization, record, by: person, context)
        }
    }

    private func claim(_ ticketHash: String, by person: Int, at now: Date, in transaction: Transaction) throws -> Claim {
        guard let authorization = try authorizations.find(ticketHash: ticketHash, in: transaction), authorization.personID == person else {
            throw APIError.linkOver
        }
        if let link = authorization.linkID, let account = try links.account(link, of: person, in: transaction) { return .done(account) }
        guard now < authorization.expiresAt, let record = try servers.find(authorization.connectorID, in: transaction), !record.isReplaced,
            try authorizations.use(authorization.id, at: now, in: transaction)
        else { throw APIError.linkOver }
        return .exchange(authorization, record)
    }

    private func exchange(
        _ authorization: AuthorizationRecord, _ record: ConnectorRecord, by person: Int, _ context: HandlerContext
    ) async throws -> LinkedAccount {
        let state = authorization.stateHash
        guard let sealed = authorization.response, let response = store.seal.open(Response.self, sealed, for: .response(state: state)),
            let verifier = store.seal.open(String.self, authorization.verifier, for: .verifier(state: state))
        else { throw APIError.linkOver }
        // The response must be of the server that the person was sent to (RFC 9207), and a server that always says so must have said so.
        guard response.issuer == record.metadata.issuer || response.issuer == nil && !record.metadata.namesIssuer else {
            log.warning("a response of another issuer came back from a retailer's page", metadata: ["retailer": "\(record.retailerID)"])
            throw APIError.linkOver
        }
        guard let code = response.code, response.error == nil else {
            throw response.error == "access_denied" ? APIError.linkDeclined : APIError.linkRefused
        }
        let (tokens, member) = try await tokens(code, verifier, authorization, record)
        let now = context.clock.now
        return try await context.database.write { transaction in
            let id = try store.save(
                tokens, of: person, retailer: record.retailerID, connector: record.id, memberName: member?.name, at: now, in: transaction)
            guard try authorizations.finish(authorization.id, link: id, in: transaction), let account = try links.account(id, of: person, in: transaction)
            else { throw APIError.linkOver }
            return account
        }
    }

    private func tokens(
        _ code: String, _ verifier: String, _ authorization: AuthorizationRecord, _ record: ConnectorRecord
    ) async throws -> (LinkTokens, RetailerMember?) {
        do throws(ConnectorError) {
            let connector = try connectors.connector(record)
            let tokens = try await connector.exchange(code: code, verifier: verifier, redirect: authorization.redirect)
            // The name can come later; the link counts.
            return (tokens, try? await connector.member(tokens))
        } catch .unavailable {
            throw APIError.connectorUnavailable
        } catch {
            log.notice("a retailer refused a code", metadata: ["retailer": "\(record.retailerID)", "reason": "\(error)"])
            throw APIError.linkRefused
        }
    }
}

extension APIError {
    /// 409: the way back from the retailer's page isn't valid, or not anymore.
    fileprivate static var linkOver: APIError { .conflict(Strings.linkOver, code: "link_over") }
    /// 409: the person didn't allow the link.
    fileprivate static var linkDeclined: APIError { .conflict(Strings.linkDeclined, code: "link_declined") }
    /// 409: the retailer didn't accept the link.
    fileprivate static var linkRefused: APIError { .conflict(Strings.linkRefused, code: "link_refused") }
}
