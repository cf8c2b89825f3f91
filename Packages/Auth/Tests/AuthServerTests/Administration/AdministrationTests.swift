import Auth
import AuthAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AuthServer

struct AdministrationTests {
    @Test func `the audit log tells who, what, when, from where and by which request`() async throws {
        let server = try await AuthTestServer()
        _ = try await server.post(
            "/auth/register", #"{"name":"Ana","email":"ana@example.com","password":"\#(Device.password)"}"#, userAgent: "curl/8.5")
        _ = try await server.post("/auth/login", #"{"email":"ana@example.com","password":"wrong guess"}"#, address: "198.51.100.4")
        _ = try await server.post("/auth/login", #"{"email":"nobody@example.com","password":"wrong guess"}"#)
        let admin = try await server.administrator()
        let page = try await admin.client.call(AuthEndpoints.audit, SecurityEventQuery())
        #expect(page.items.map(\.kind) == [.signedIn, .registered, .signInFailed, .signInFailed, .registered])
        #expect(page.items.allSatisfy { !$0.requestID.isEmpty && $0.createdAt == server.server.clock.now })
        let (unknown, wrong, registered) = (page.items[2], page.items[3], page.items[4])
        #expect(unknown.accountID == nil && unknown.actorID == nil)
        #expect(wrong.accountID == 1 && wrong.actorID == nil && wrong.address == "198.51.100.4")
        #expect(registered.accountID == 1 && registered.actorID == 1 && registered.device == "curl" && registered.address == "203.0.113.1")
        #expect(page.nextBefore == nil)
    }

    @Test func `the audit log is read by cursor, by account and by kind`() async throws {
        let server = try await AuthTestServer()
        let admin = try await server.administrator()
        for index in 0..<5 { _ = try await server.post("/auth/login", #"{"email":"no\#(index)@example.com","password":"x"}"#) }
        let first = try await admin.client.call(AuthEndpoints.audit, SecurityEventQuery(limit: 3))
        let second = try await admin.client.call(AuthEndpoints.audit, SecurityEventQuery(before: first.nextBefore, limit: 3))
        let third = try await admin.client.call(AuthEndpoints.audit, SecurityEventQuery(before: second.nextBefore, limit: 3))
        #expect((first.items + second.items + third.items).map(\.id) == [7, 6, 5, 4, 3, 2, 1])
        #expect(third.nextBefore == nil)
        let failures = try await admin.client.call(AuthEndpoints.audit, SecurityEventQuery(limit: 100, kind: .signInFailed))
        #expect(failures.items.count == 5)
        let own = try await admin.client.call(AuthEndpoints.audit, SecurityEventQuery(accountID: 1))
        #expect(own.items.map(\.kind) == [.signedIn, .registered])
        let tooMany = await failure { () async throws(APIError) in try await admin.client.call(AuthEndpoints.audit, SecurityEventQuery(limit: 101)) }
        #expect(tooMany?.status == 422 && tooMany?.fields.keys.contains("limit") == true)
    }

    @Test func `only administrators read the log and give roles`() async throws {
        let server = try await AuthTestServer()
        let ana = server.device()
        let id = try await ana.register().id
        let log = await failure { () async throws(APIError) in try await ana.client.call(AuthEndpoints.audit, SecurityEventQuery()) }
        let roles = await failure { () async throws(APIError) in
            try await ana.client.call(AuthEndpoints.updateRoles, RolesUpdate(id: id, roles: [.admin]))
        }
        #expect(log?.status == 403 && roles?.status == 403)
    }

    @Test func `new roles reach a device with its next request, without signing it out`() async throws {
        let server = try await AuthTestServer()
        let admin = try await server.administrator()
        let (ana, before) = (server.device(), server.server.clock.now)
        let id = try await ana.register().id
        let old = try #require(await ana.session.tokens()).accessToken
        let changed = try await admin.client.call(AuthEndpoints.updateRoles, RolesUpdate(id: id, roles: [.driver, .customer]))
        #expect(changed.roles == [.customer, .driver])
        #expect(try await server.post("/auth/me", "", token: old, method: .get).code == "token_expired")
        let tokens = try #require(await ana.session.tokens())
        let next = try await ana.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: tokens.refreshToken))
        #expect(try await server.post("/auth/me", "", token: next.accessToken, method: .get).body.contains(#""roles":["customer","driver"]"#))
        #expect(server.server.clock.now == before)
        let detail = try await server.server.database.read { transaction in
            try transaction.value(String.self, "SELECT detail FROM auth_security_event WHERE kind = 'roles_changed'")
        }
        #expect(detail == "customer -> customer driver")
        _ = try await admin.client.call(AuthEndpoints.updateRoles, RolesUpdate(id: id, roles: [.customer, .driver]))
        #expect(try await server.securityEvents().filter { $0 == "roles_changed" }.count == 1)
    }

    @Test func `another process learns of new roles`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        let token = try #require(await device.session.tokens()).accessToken
        let now = server.server.clock.now
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET token_version = 1, token_version_at = \(now)") }
        try await server.run("revocations")
        #expect(try await server.post("/auth/me", "", token: token, method: .get).code == "token_expired")
    }

    @Test func `nobody changes their own roles, those of nobody, or takes all`() async throws {
        let server = try await AuthTestServer()
        let admin = try await server.administrator()
        let other = try await server.device().register()
        func refusal(_ update: RolesUpdate) async -> APIError? {
            await failure { () async throws(APIError) in try await admin.client.call(AuthEndpoints.updateRoles, update) }
        }
        #expect(await refusal(RolesUpdate(id: 1, roles: [.customer]))?.code == "own_roles")
        #expect(await refusal(RolesUpdate(id: 999, roles: [.customer]))?.status == 404)
        #expect(await refusal(RolesUpdate(id: other.id, roles: []))?.fields.keys.contains("roles") == true)
    }

    @Test func `what is older than a year leaves the log`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        server.server.clock.advance(by: .seconds(366 * 24 * 3600))
        try await server.run("sessions, mail and security events expire")
        #expect(try await server.securityEvents().isEmpty)
    }
}
