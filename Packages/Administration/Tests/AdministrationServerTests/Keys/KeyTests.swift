import AdministrationAPI
import AdministrationServer
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

struct KeyTests {
    let server: AdministrationTestServer

    init() async throws { server = try await AdministrationTestServer() }

    private func call(_ method: HTTPRequest.Method, _ path: String, _ key: String) async -> HTTPResponse.Status {
        await server.server.send(method, "/api/v1\(path)", headerFields: [.authorization: "Bearer \(key)"]).status
    }

    private func key(_ scopes: [String] = ["administration:read"], days: Int = 30) async throws -> APIKey {
        try await server.administrator.call(APIKeyEndpoints.create, NewAPIKey(name: " Report ", scopes: scopes, days: days))
    }

    @Test func `a key calls what its scopes name, and nothing else`() async throws {
        let key = try await key()
        let secret = try #require(key.secret)
        #expect(secret.hasPrefix("tumble_") && key.name == "Report" && key.scopes == ["administration:read"])
        #expect(await call(.get, "/administration/overview", secret) == .ok)
        #expect(await call(.delete, "/administration/keys/\(key.id)", secret) == .forbidden)
        let writer = try #require(try await self.key(["administration:write"]).secret)
        #expect(await call(.get, "/administration/overview", writer) == .forbidden)
        // Making keys needs a proof of who the person is, which a key can't give.
        #expect(await call(.post, "/administration/keys", writer) == .forbidden)
    }

    @Test func `the key is in the first response alone, and only its hash is stored`() async throws {
        let secret = try #require(try await key().secret)
        #expect(try await server.administrator.call(APIKeyEndpoints.list).map(\.secret) == [nil])
        let row = try await server.server.database.read { try $0.first("SELECT hash FROM administration_key") }
        #expect(try row?.get("hash", as: String.self) != secret && row != nil)
        #expect(server.server.audit.entries.map(\.action) == ["key_created"])
    }

    @Test func `a key ends when it is revoked, when it expires, and when its maker may not sign in`() async throws {
        let (first, second, third) = (try await key(), try await key(days: 1), try await key())
        let revoked = try await server.administrator.call(APIKeyEndpoints.revoke, IDInput(id: first.id))
        #expect(revoked.revokedAt == server.server.clock.now)
        #expect(await call(.get, "/administration/overview", first.secret ?? "") == .unauthorized)
        #expect(try await server.administrator.call(APIKeyEndpoints.revoke, IDInput(id: first.id)) == revoked)
        #expect(await call(.get, "/administration/overview", second.secret ?? "") == .ok)
        server.server.clock.advance(by: .seconds(86_400))
        #expect(await call(.get, "/administration/overview", second.secret ?? "") == .unauthorized)
        server.owners.people.withLock { $0[1] = nil }
        #expect(await call(.get, "/administration/overview", third.secret ?? "") == .unauthorized)
        #expect(await call(.get, "/administration/overview", "tumble_nonsense") == .unauthorized)
        #expect(server.server.audit.entries.map(\.action).filter { $0 == "key_revoked" }.count == 1)
    }

    @Test func `a key has no more rights than its maker has now`() async throws {
        let secret = try #require(try await key().secret)
        server.owners.people.withLock { $0[1] = Person(id: 1, name: "Ada", roles: [.customer]) }
        #expect(await call(.get, "/administration/overview", secret) == .forbidden)
    }

    @Test func `somebody else's key is a 404 for every verb`() async throws {
        let key = try await key()
        let other = server.server.client(as: Person(id: 2, name: "Bea", roles: [.admin]))
        #expect(try await other.call(APIKeyEndpoints.list).isEmpty)
        #expect(try await server.administrator.call(APIKeyEndpoints.detail, IDInput(id: key.id)).id == key.id)
        let bea = Person(id: 2, name: "Bea", roles: [.admin])
        for method in [HTTPRequest.Method.get, .delete] {
            #expect(await server.server.send(method, "/api/v1/administration/keys/\(key.id)", as: bea).status == .notFound)
        }
        #expect(await call(.get, "/administration/overview", key.secret ?? "") == .ok)
        for person in [Person.customer(7), .driver(8), .dispatcher(9)] {
            #expect(await server.server.send(.get, "/api/v1/administration/keys", as: person).status == .forbidden)
        }
    }

    @Test func `a key tells when it was used last, to the minute`() async throws {
        let secret = try #require(try await key().secret)
        let start = server.server.clock.now
        for (seconds, used) in [(0, 0.0), (30, 0), (31, 61)] {
            server.server.clock.advance(by: .seconds(seconds))
            #expect(await call(.get, "/administration/overview", secret) == .ok)
            #expect(try await server.administrator.call(APIKeyEndpoints.list).first?.lastUsedAt == start.addingTimeInterval(used))
        }
    }

    @Test func `names, scopes and days are checked, and there is an end to keys`() async throws {
        for (new, field) in [
            (NewAPIKey(name: " ", scopes: ["administration:read"], days: 1), "name"), (NewAPIKey(name: "x", scopes: [], days: 1), "scopes"),
            (NewAPIKey(name: "x", scopes: ["moon:read"], days: 1), "scopes"), (NewAPIKey(name: "x", scopes: ["administration:read"], days: 366), "days"),
        ] {
            await #expect(throws: APIError.self, "\(field)") { try await server.administrator.call(APIKeyEndpoints.create, new) }
        }
        #expect(try await server.administrator.call(APIKeyEndpoints.scopes).contains("administration:write"))
        for _ in 1...20 { _ = try await key() }
        await #expect(throws: APIError.self) { try await key() }
    }

    @Test func `old keys are removed long after they expired`() async throws {
        _ = try await key(days: 1)
        let jobs = try AdministrationServerPlugin().jobs(server.server.application.container)
        let removal = try #require(jobs.first { $0.name == "old API keys are removed" })
        try await removal.run()
        #expect(try await server.administrator.call(APIKeyEndpoints.list).count == 1)
        server.server.clock.advance(by: .seconds(92 * 86_400))
        try await removal.run()
        #expect(try await server.administrator.call(APIKeyEndpoints.list).isEmpty)
    }

    @Test func `the API's description lists keys as a way to authenticate`() async throws {
        let document = String(decoding: try OpenAPIDocument(server.server.application.routes, takesKeys: true).json, as: UTF8.self)
        #expect(document.contains(#""bearerFormat":"tumble_...""#) && document.contains(#"{"key":["administration:read"]}"#))
        #expect(!String(decoding: try OpenAPIDocument(server.server.application.routes).json, as: UTF8.self).contains("tumble_..."))
        let served = await server.server.send(.get, "/openapi.json")
        #expect(String(decoding: served.body ?? Data(), as: UTF8.self).contains("tumble_..."))
    }
}
