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

struct PasswordChangeTests {
    private static let new = "another long passphrase"

    @Test func `a new password signs out every other device, and takes the old one's place`() async throws {
        let server = try await AuthTestServer()
        let (device, other) = (server.device(), server.device())
        try await device.register()
        try await server.confirm(device)
        _ = try await other.service.signIn(email: "ana@example.com", password: Device.password)
        _ = try await device.client.call(AuthEndpoints.changePassword, request())
        #expect(try await device.service.me().email == "ana@example.com")
        #expect(await failure { () async throws(APIError) in try await other.service.me() }?.status == 401)
        #expect(try await login(server, Device.password).status == 401)
        #expect(try await login(server, Self.new).status == 200)
        try await server.deliverMail()
        #expect(server.mail.sent.value.map(\.subject) == ["Confirm your email address for Tumble", "Your Tumble password was changed"])
        #expect(server.mail.sent.value.last?.text.contains("https://tumble.example/forgot-password") == true)
        #expect(try await server.securityEvents().contains("password_changed"))
    }

    @Test func `the present password must be right, and the new one good`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        let wrong = await failure { () async throws(APIError) in
            try await device.client.call(AuthEndpoints.changePassword, ChangePasswordRequest(currentPassword: "wrong", newPassword: Self.new))
        }
        #expect(wrong?.status == 422 && Array(wrong?.fields.keys ?? [:].keys) == ["currentPassword"])
        let short = await failure { () async throws(APIError) in
            try await device.client.call(AuthEndpoints.changePassword, ChangePasswordRequest(currentPassword: Device.password, newPassword: "short"))
        }
        #expect(short?.status == 422 && Array(short?.fields.keys ?? [:].keys) == ["newPassword"])
        #expect(try await login(server, Device.password).status == 200)
    }

    @Test func `a mailed link sets a new password once, and signs out every device`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        #expect(try await forgot(server, "ANA@example.com").status == 202)
        let token = try await server.mailedToken()
        #expect(server.mail.sent.value.last?.recipient == "ana@example.com")
        #expect(try await reset(server, token).status == 200)
        #expect(try await reset(server, token).code == "invalid_token")
        #expect(try await login(server, Self.new).status == 200)
        #expect(await failure { () async throws(APIError) in try await device.service.me() }?.status == 401)
        let verified = try await server.server.database.read { try AccountRepository().holders(of: "ana@example.com", in: $0).owner != nil }
        #expect(verified)
        #expect(try await server.securityEvents().contains("password_reset"))
    }

    @Test func `a link is good for half an hour, for its purpose and for its password alone`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        let verification = try await server.mailedToken()
        #expect(try await reset(server, verification).code == "invalid_token")
        #expect(try await reset(server, "nonsense").code == "invalid_token")
        _ = try await forgot(server, "ana@example.com")
        let token = try await server.mailedToken()
        let bad = try await reset(server, token, password: "short")
        #expect(bad.status == 422 && Array(bad.fields.keys) == ["newPassword"])
        server.server.clock.advance(by: .seconds(30 * 60))
        #expect(try await reset(server, token).code == "invalid_token")
        #expect(try await login(server, Device.password).status == 200)
        try await server.run("sessions, mail and security events expire")
    }

    @Test func `a changed password takes back the links that were mailed before`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        _ = try await forgot(server, "ana@example.com")
        let token = try await server.mailedToken()
        _ = try await device.client.call(AuthEndpoints.changePassword, request())
        #expect(try await reset(server, token).code == "invalid_token")
    }

    @Test func `whether an address has an account shows neither in the answer nor in what is written`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        try await server.deliverMail()
        let known = try await forgot(server, "ana@example.com")
        let unknown = try await forgot(server, "nobody@example.com")
        #expect(known.status == 202 && known.body == unknown.body)
        let waiting = try await server.server.database.read { transaction in
            try transaction.value(Int.self, "SELECT COUNT(*) FROM auth_mail WHERE next_attempt_at IS NOT NULL")
        }
        #expect(waiting == 2)
        try await server.deliverMail()
        #expect(server.mail.sent.value.map(\.recipient) == ["ana@example.com", "ana@example.com"])
        #expect(try await forgot(server, "nonsense").status == 422)
    }

    @Test func `an address gets five mails an hour, and no more`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        try await server.deliverMail()
        for _ in 0..<8 { #expect(try await forgot(server, "ana@example.com").status == 202) }
        try await server.deliverMail()
        #expect(server.mail.sent.value.count == 1 + 5)
        server.server.clock.advance(by: .seconds(3601))
        _ = try await forgot(server, "ana@example.com")
        try await server.deliverMail()
        #expect(server.mail.sent.value.count == 1 + 6)
    }

    @Test func `tokens are stored as hashes only`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        let token = try await server.mailedToken()
        let hashes = try await server.server.database.read { try $0.values(String.self, "SELECT token_hash FROM auth_mail_token") }
        #expect(hashes == [SecretToken(token).hash] && !hashes.contains(token))
        #expect("\(SecretToken(token))" == "SecretToken")
    }

    @Test func `a password that was stored more cheaply is stored anew at the next sign-in`() async throws {
        let server = try await AuthTestServer(cost: .init(log2Rounds: 5, blockSize: 8, parallelism: 1))
        try await server.device().register()
        let cheap = try await PasswordHashing(cost: .low, random: SystemRandomSource()).hash(Device.password)
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET password_hash = \(cheap)") }
        #expect(try await login(server, "wrong").status == 401)
        #expect(try await hash(server) == cheap)
        #expect(try await login(server, Device.password).status == 200)
        #expect(try await hash(server).hasPrefix("$scrypt$ln=5,"))
        #expect(try await login(server, Device.password).status == 200)
    }

    private func hash(_ server: AuthTestServer) async throws -> String {
        try await server.server.database.read { try $0.value(String.self, "SELECT password_hash FROM auth_account") }
    }

    private func request() -> ChangePasswordRequest { ChangePasswordRequest(currentPassword: Device.password, newPassword: Self.new) }

    private func login(_ server: AuthTestServer, _ password: String) async throws -> RawResponse {
        try await server.post("/auth/login", #"{"email":"ana@example.com","password":"\#(password)"}"#)
    }

    private func forgot(_ server: AuthTestServer, _ email: String) async throws -> RawResponse {
        try await server.post("/auth/password/forgot", #"{"email":"\#(email)"}"#)
    }

    private func reset(_ server: AuthTestServer, _ token: String, password: String = Self.new) async throws -> RawResponse {
        try await server.post("/auth/password/reset", #"{"token":"\#(token)","newPassword":"\#(password)"}"#)
    }
}
