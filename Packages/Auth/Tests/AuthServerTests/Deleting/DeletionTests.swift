import Auth
import AuthAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Mail
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AuthServer

/// Giving up an account, keeping it after all, and its end.
struct DeletionTests {
    private static let day = Duration.seconds(24 * 3600)

    private func count(_ sql: SQL, _ server: AuthTestServer) async throws -> Int { try await server.server.database.read { try $0.value(Int.self, sql) } }

    @Test func `an account that is given up is signed out everywhere and told by mail, and is due after the days of grace`() async throws {
        let server = try await AuthTestServer()
        let (phone, laptop) = (server.device(), server.device())
        try await phone.register()
        try await server.confirm(phone)
        _ = try await laptop.service.signIn(email: "ana@example.com", password: Device.password)
        let deletion = try await phone.service.deleteAccount()
        let due = server.server.clock.now.addingTimeInterval(14 * 24 * 3600)
        #expect(deletion == AccountDeletion(dueAt: due, graceDays: 14))
        #expect(await phone.session.tokens() == nil)
        #expect(await failure { () async throws(APIError) in try await laptop.service.me() }?.status == 401)
        try await server.deliverMail()
        let mail = try #require(server.mail.sent.value.last)
        #expect(mail.recipient == "ana@example.com" && mail.subject == "Your Tumble account will be deleted")
        #expect(mail.text.contains("https://tumble.example") && mail.text.contains(due.formatted(.dateTime.year())))
        #expect(try await server.securityEvents().contains("deletion_asked"))
    }

    @Test func `whoever signs in within the days of grace is told, and keeps the account by saying so alone`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        let due = try await device.service.deleteAccount().dueAt
        #expect(try await device.service.signIn(email: "ana@example.com", password: Device.password).deletionAt == due)
        #expect(try await device.service.deletion().dueAt == due)
        // Asking again changes nothing.
        #expect(try await device.client.call(PersonalDataEndpoints.delete).dueAt == due)
        try await device.service.keepAccount()
        try await device.service.keepAccount()
        #expect(try await device.service.me().deletionAt == nil)
        server.server.clock.advance(by: Self.day * 20)
        try await server.run("accounts are deleted")
        #expect(try await count("SELECT COUNT(*) FROM auth_account WHERE disabled_at IS NULL", server) == 1)
        #expect(try await server.securityEvents().suffix(3).contains("deletion_canceled"))
    }

    @Test func `after the days of grace the account and all that belongs to it are gone, and its address is free`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        let id = try await device.register().id
        _ = try await device.service.deleteAccount()
        server.server.clock.advance(by: Self.day * 13)
        try await server.run("accounts are deleted")
        #expect(try await count("SELECT COUNT(*) FROM auth_account WHERE disabled_at IS NULL", server) == 1)
        server.server.clock.advance(by: Self.day * 2)
        try await server.run("accounts are deleted")
        #expect(try await count("SELECT COUNT(*) FROM auth_account WHERE disabled_at IS NOT NULL", server) == 1, "First it is disabled.")
        let refused = await failure { () async throws(APIError) in
            try await device.service.signIn(email: "ana@example.com", password: Device.password)
        }
        #expect(refused?.code == "account_locked")
        server.server.clock.advance(by: .seconds(AccountErasure.settling))
        try await server.run("accounts are deleted")
        for sql: SQL in [
            "SELECT COUNT(*) FROM auth_account", "SELECT COUNT(*) FROM auth_session", "SELECT COUNT(*) FROM auth_mail",
            "SELECT COUNT(*) FROM auth_security_event WHERE address <> ''",
        ] { #expect(try await count(sql, server) == 0) }
        #expect(try await server.securityEvents().last == "account_erased")
        #expect(try await server.device().register().id != id)
    }

    @Test func `the last administrator isn't let go, neither at first nor at the end`() async throws {
        let server = try await AuthTestServer()
        let (admin, ben) = (try await server.administrator(), server.device())
        let refused = await failure { () async throws(APIError) in try await admin.service.deleteAccount() }
        #expect(refused?.status == 409 && refused?.code == "deletion_refused" && refused?.message.contains("last administrator") == true)
        #expect(try await admin.service.deletion().refusals.count == 1)
        let id = try await ben.register(email: "ben@example.com", name: "Ben").id
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET roles = 'customer admin' WHERE id = \(id)") }
        _ = try await admin.service.deleteAccount()
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET roles = 'customer' WHERE id = \(id)") }
        server.server.clock.advance(by: Self.day * 15)
        for _ in 1...2 { try await server.run("accounts are deleted") }
        #expect(try await count("SELECT COUNT(*) FROM auth_account WHERE disabled_at IS NULL", server) == 2)
        #expect(try await server.securityEvents().last == "deletion_put_off")
    }

    @Test func `giving up an account needs a fresh proof of who it is, and a session`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        server.server.clock.advance(by: .seconds(660))
        #expect(await failure { () async throws(APIError) in try await device.service.deleteAccount() }?.code == "proof_required")
        for method in ["GET", "POST", "DELETE"] {
            let response = try await server.post("/auth/deletion", "", method: try #require(.init(method)))
            #expect(response.status == 401)
        }
    }
}
