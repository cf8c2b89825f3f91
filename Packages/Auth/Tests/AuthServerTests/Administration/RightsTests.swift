import Auth
import AuthAPI
import Core
import CoreTesting
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AuthServer

struct RightsTests {
    @Test func `whoever loses a role is signed out everywhere at once, and whoever gains one stays signed in`() async throws {
        let server = try await AuthTestServer()
        let (admin, ana, ended) = (try await server.administrator(), server.device(), LockedValue<[Int]>([]))
        let id = try await ana.register().id
        try server.server.application.container.resolve(SessionEndings.self).listen { person in ended.withLock { $0.append(person) } }
        _ = try await admin.client.call(AuthEndpoints.updateRoles, RolesUpdate(id: id, roles: [.customer, .dispatcher]))
        #expect(ended.value.isEmpty)
        let tokens = try #require(await ana.session.tokens())
        let renewed = try await ana.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: tokens.refreshToken))

        _ = try await admin.client.call(AuthEndpoints.updateRoles, RolesUpdate(id: id, roles: [.customer]))
        #expect(ended.value == [id])
        #expect(try await server.post("/auth/me", "", token: renewed.accessToken, method: .get).code == "session_over")
        let refused = await failure { () async throws(APIError) in
            try await ana.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: renewed.refreshToken))
        }
        #expect(refused?.code == "session_over")
    }

    @Test func `other features hear of each change of somebody's rights, in its transaction`() async throws {
        let server = try await AuthTestServer()
        let (admin, ana) = (try await server.administrator(), server.device())
        let id = try await ana.register().id
        _ = try await admin.client.call(AuthEndpoints.updateRoles, RolesUpdate(id: id, roles: [.customer, .driver]))
        _ = try await admin.client.call(AuthEndpoints.updateRoles, RolesUpdate(id: id, roles: [.customer, .driver]))
        _ = try await admin.client.call(AuthEndpoints.disableAccount, IDInput(id: id))
        _ = try await admin.client.call(AuthEndpoints.enableAccount, IDInput(id: id))
        // Not by the log's readers, which on PostgreSQL wait for other tests' transactions.
        let stored = try await server.server.database.read { transaction in
            try transaction.values(String.self, "SELECT payload FROM core_event WHERE kind = \(AuthEvents.rightsChanged.name) ORDER BY id")
        }
        let payloads = try stored.map { try WireJSON.decoder().decode(RightsChanged.self, from: $0) }
        let roles: [Role] = [.customer, .driver]
        #expect(payloads == [RightsChanged(user: id, roles: roles), RightsChanged(user: id, roles: []), RightsChanged(user: id, roles: roles)])
    }
}
