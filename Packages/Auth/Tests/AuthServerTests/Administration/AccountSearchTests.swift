import Auth
import AuthAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerTesting
import Testing

@testable import AuthServer

struct AccountSearchTests {
    @Test func `people are found by a part of their name, email or phone, and by their id`() async throws {
        let server = try await AuthTestServer()
        let admin = try await server.administrator()
        let ana = try await server.device().register(email: "ana@example.com", name: "Ana Ruiz").id
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET phone = '+1 949 555 0111' WHERE id = \(ana)") }
        for text in ["ana r", "RUIZ", "ana@exam", "949555", "0111", "\(ana)", " Ana "] {
            let found = try await admin.client.call(AuthEndpoints.accounts, AccountQuery(search: text)).items.map(\.user.id)
            #expect(found.contains(ana), "\(text)")
        }
        for text in ["a%r", "_na", "nobody"] {
            #expect(try await admin.client.call(AuthEndpoints.accounts, AccountQuery(search: text)).items.isEmpty, "\(text)")
        }
        #expect(try await admin.client.call(AuthEndpoints.accounts, AccountQuery(search: "  ")).items.count == 2)
    }

    @Test func `people are listed by role and by whether they can sign in`() async throws {
        let server = try await AuthTestServer()
        let admin = try await server.administrator()
        let ana = try await server.device().register().id
        _ = try await admin.client.call(AuthEndpoints.disableAccount, IDInput(id: ana))
        let (administrators, disabled, enabled) = (
            try await admin.client.call(AuthEndpoints.accounts, AccountQuery(role: .admin)).items,
            try await admin.client.call(AuthEndpoints.accounts, AccountQuery(status: .disabled)).items,
            try await admin.client.call(AuthEndpoints.accounts, AccountQuery(role: .customer, status: .enabled)).items
        )
        #expect(administrators.map(\.user.email) == ["admin@example.com"] && enabled.map(\.user.email) == ["admin@example.com"])
        #expect(disabled.map(\.user.id) == [ana])
    }

    @Test func `an account and its sessions are shown, and one session is ended`() async throws {
        let server = try await AuthTestServer()
        let (admin, ana) = (try await server.administrator(), server.device())
        let id = try await ana.register().id
        #expect(try await admin.client.call(AuthEndpoints.account, IDInput(id: id)).user.id == id)
        let session = try #require(try await admin.client.call(AuthEndpoints.accountSessions, IDInput(id: id)).first)
        let own = try #require(try await admin.client.call(AuthEndpoints.sessions).first)
        let other = await failure { () async throws(APIError) in
            try await admin.client.call(AuthEndpoints.endAccountSession, AccountSessionInput(id: id, session: own.id))
        }
        #expect(other?.status == 404)
        _ = try await admin.client.call(AuthEndpoints.endAccountSession, AccountSessionInput(id: id, session: session.id))
        #expect(try await admin.client.call(AuthEndpoints.accountSessions, IDInput(id: id)).isEmpty)
        let again = await failure { () async throws(APIError) in
            try await admin.client.call(AuthEndpoints.endAccountSession, AccountSessionInput(id: id, session: session.id))
        }
        #expect(again?.status == 404)
        #expect(try await server.securityEvents().filter { $0 == "account_read" || $0 == "sessions_ended" } == ["account_read", "sessions_ended"])
    }

    @Test func `people who don't exist are a 404, and customers may look at nobody`() async throws {
        let server = try await AuthTestServer()
        let (admin, ana) = (try await server.administrator(), server.device())
        let id = try await ana.register().id
        for call in [AuthEndpoints.account.path.description, "/users/{id}/sessions"] {
            let path = call.replacing("{id}", with: "999")
            #expect(try await server.post(path, "", token: try #require(await admin.session.tokens()).accessToken, method: .get).status == 404)
            let own = call.replacing("{id}", with: "\(id)")
            #expect(try await server.post(own, "", token: try #require(await ana.session.tokens()).accessToken, method: .get).status == 403)
        }
    }

    @Test func `the last administrator stays one`() async throws {
        let server = try await AuthTestServer()
        let (admin, second) = (try await server.administrator(), try await server.device().register(email: "second@example.com", name: "Bea").id)
        _ = try await admin.client.call(AuthEndpoints.updateRoles, RolesUpdate(id: second, roles: [.admin]))
        // The first was disabled by an operator meanwhile, while their token still holds.
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET disabled_at = \(server.server.clock.now) WHERE id <> \(second)") }
        let lock = await failure { () async throws(APIError) in try await admin.client.call(AuthEndpoints.disableAccount, IDInput(id: second)) }
        let roles = await failure { () async throws(APIError) in
            try await admin.client.call(AuthEndpoints.updateRoles, RolesUpdate(id: second, roles: [.customer]))
        }
        #expect(lock?.code == "last_administrator" && roles?.code == "last_administrator")
        #expect(try await server.server.database.read { try AccountRepository().hasAdministrators(in: $0) })
    }
}
