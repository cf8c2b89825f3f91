import Core
import Crypto
import Foundation
import HTTPTypes
import Networking
import Persistence
import RetailAPI
import ServerCore
import ServerTesting
import Testing

@testable import RetailServer

/// A server with the demo retailers, of which Walmart has a server of its own for linking, and two customers.
struct LinkFixture {
    static let publicURL = "https:/" + "/tumble.example"
    static let administrator = Person(id: 1, name: "Ada Admin", roles: [.admin])

    let provider = FakeAuthorizationServer()
    let server: TestServer
    let carla: APIClient
    let dan: APIClient
    let administrator: APIClient

    init(connects: Bool = true) async throws {
        let provider = provider
        server = try await TestServer(plugins: [RetailServerPlugin()], settings: ["PUBLIC_URL": Self.publicURL]) { container in
            container.register(SymmetricKey.self) { _ in SymmetricKey(data: Data(repeating: 7, count: 32)) }
            container.register(ConnectorNetwork.self) { _ in ConnectorNetwork(transport: provider, allowsPlainHTTP: false) }
        }
        (carla, dan) = (server.client(as: .customer(7)), server.client(as: .customer(8)))
        administrator = server.client(as: Self.administrator)
        try await server.application.seed()
        if connects { try await connect() }
    }

    func retailer(_ name: String) async throws -> Retailer {
        try #require(try await carla.call(RetailEndpoints.retailers, RetailerListRequest()).items.first { $0.name == name })
    }

    @discardableResult
    func connect(
        _ issuer: String = FakeAuthorizationServer.issuer, version: Int = 0, secret: String? = FakeAuthorizationServer.secret, active: Bool = true
    ) async throws -> RetailerConnection {
        try await administrator.call(
            RetailEndpoints.changeConnection,
            RetailerConnectionChange(
                id: try await retailer("Walmart").id, version: version, issuer: issuer, clientID: "tumble", clientSecret: secret, scopes: "profile",
                active: active))
    }

    /// Begins to link as a person.
    func begin(_ client: APIClient? = nil) async throws -> LinkAuthorization {
        try await (client ?? carla).call(RetailEndpoints.beginLink, LinkStart(retailerID: try await retailer("Walmart").id))
    }

    /// Plays a browser that comes back, and returns where it is sent.
    func comeBack(_ query: [String: String]) async throws -> String {
        let text = query.map { "\($0.key)=\(FormText.escaped($0.value))" }.joined(separator: "&")
        let response = await server.send(.get, "/retail/link/return?\(text)")
        #expect(response.status == .seeOther && response.headerFields[.cacheControl] == "no-store")
        return try #require(response.headerFields[.location])
    }

    /// Returns the ticket of the address that a browser was sent to.
    func ticket(_ location: String) throws -> String {
        let prefix = "/customer/retail/accounts/linked/"
        #expect(location.hasPrefix(prefix))
        return String(location.dropFirst(prefix.count))
    }

    func complete(_ ticket: String, _ client: APIClient? = nil) async throws(APIError) -> LinkedAccount {
        try await (client ?? carla).call(RetailEndpoints.completeLink, LinkCompletion(ticket: ticket))
    }

    /// Links Carla's account on the retailer's page.
    @discardableResult
    func link() async throws -> LinkedAccount {
        let back = try provider.allow(try await begin().url)
        return try await complete(try ticket(try await comeBack(back)))
    }

    /// Runs one of Retail's jobs.
    func run(_ job: String) async throws {
        let jobs = try RetailServerPlugin().jobs(server.application.container)
        try await #require(jobs.first { $0.name == job }).run()
    }

    func renew() async throws { try await run("linked accounts are renewed") }

    func revoke() async throws { try await run("unlinked accounts are revoked") }

    func links(_ client: APIClient? = nil) async throws -> [LinkedAccount] { try await (client ?? carla).call(RetailEndpoints.links) }

    /// Returns the code of the error that a call ends with.
    func code(of call: () async throws -> some Any) async -> String? {
        do {
            _ = try await call()
            return nil
        } catch {
            return (error as? APIError)?.code.rawValue
        }
    }

    /// Returns everything that the tables of linked accounts hold as one text.
    func stored() async throws -> String {
        try await server.database.read { transaction in
            try ["retail_link", "retail_authorization", "retail_revocation", "retail_connector", "core_idempotency"].map {
                try transaction.rows("SELECT * FROM \(identifier: $0)").map { "\($0)" }.joined()
            }.joined()
        }
    }
}
