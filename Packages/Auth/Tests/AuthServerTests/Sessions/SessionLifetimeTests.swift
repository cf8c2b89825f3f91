import Auth
import AuthAPI
import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import ServerTesting
import Testing

@testable import AuthServer

struct SessionLifetimeTests {
    @Test func `a session that is used all the time ends after ninety days`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        for _ in 0..<9 {
            server.server.clock.advance(by: .seconds(10 * 24 * 3600 - 60))
            #expect(try await device.service.me().name == "Ana Ruiz")
        }
        server.server.clock.advance(by: .seconds(3600))
        let error = await failure { () async throws(APIError) in try await device.service.me() }
        #expect(error?.status == 401 && error?.code == "session_over")
        #expect(await device.session.tokens() == nil)
        let none = await failure { () async throws(APIError) in try await device.service.me() }
        #expect(none?.status == 401 && none?.code != "session_over")
    }

    @Test func `a customer's session ends after thirty days without use`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        server.server.clock.advance(by: .seconds(29 * 24 * 3600))
        _ = try await device.service.me()
        server.server.clock.advance(by: .seconds(30 * 24 * 3600))
        #expect(await failure { () async throws(APIError) in try await device.service.me() }?.code == "session_over")
    }

    @Test(arguments: ["customer dispatcher", "admin"])
    func `a session of staff ends after twelve hours without use, and is signed in to again`(roles: String) async throws {
        let server = try await AuthTestServer(settings: ["STAFF_IDLE_HOURS": "12"])
        let device = server.device()
        let id = try await device.register().id
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET roles = \(roles) WHERE id = \(id)") }
        _ = try await device.service.signIn(email: "ana@example.com", password: Device.password)
        for _ in 0..<3 {
            server.server.clock.advance(by: .seconds(11 * 3600))
            _ = try await device.service.me()
        }
        server.server.clock.advance(by: .seconds(12 * 3600))
        #expect(await failure { () async throws(APIError) in try await device.service.me() }?.code == "session_over")
        _ = try await device.service.signIn(email: "ana@example.com", password: Device.password)
        #expect(try await device.service.devices().filter(\.current).count == 1)
    }

    @Test func `a role that is given later shortens a session that is open`() async throws {
        let server = try await AuthTestServer(settings: ["STAFF_IDLE_HOURS": "12"])
        let (admin, device) = (try await server.administrator(), server.device())
        let id = try await device.register().id
        _ = try await admin.client.call(AuthEndpoints.updateRoles, RolesUpdate(id: id, roles: [.customer, .dispatcher]))
        server.server.clock.advance(by: .seconds(13 * 3600))
        #expect(await failure { () async throws(APIError) in try await device.service.me() }?.code == "session_over")
    }

    @Test func `drivers aren't staff, and no limit makes another longer`() {
        let lifetimes = SessionLifetimes(idle: .seconds(100), staffIdle: .seconds(500), total: .seconds(1000))
        let begun = Date(timeIntervalSince1970: 0)
        #expect(lifetimes.end(begunAt: begun, usedAt: begun, roles: [.driver]) == begun + 100)
        #expect(lifetimes.end(begunAt: begun, usedAt: begun, roles: [.admin]) == begun + 100)
        #expect(lifetimes.end(begunAt: begun, usedAt: begun + 950, roles: [.customer]) == begun + 1000)
    }
}
