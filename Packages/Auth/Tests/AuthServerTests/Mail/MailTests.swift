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

struct MailTests {
    @Test func `a mailed link confirms the address, once`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        #expect(try await device.register().emailVerified == false)
        let token = try await server.mailedToken()
        #expect(try await verify(server, token, device).status == 200)
        #expect(try await device.service.me().emailVerified)
        #expect(try await verify(server, token, device).code == "invalid_token")
        _ = try await device.client.call(AuthEndpoints.resendVerification, NoInput())
        try await server.deliverMail()
        #expect(server.mail.sent.value.count == 1)
    }

    @Test func `the link is sent again on request, and ends after a day`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        let first = try await server.mailedToken()
        server.server.clock.advance(by: .seconds(24 * 3600))
        _ = try await device.service.me()
        #expect(try await verify(server, first, device).code == "invalid_token")
        try await device.service.resendVerification()
        #expect(try await verify(server, try await server.mailedToken(), device).status == 200)
    }

    @Test func `mail is in the language of the request, and holds the link`() async throws {
        let server = try await AuthTestServer()
        _ = try await Language.$current.withValue(.polish) { try await server.device().register() }
        _ = try await server.mailedToken()
        let mail = try #require(server.mail.sent.value.first)
        #expect(mail.subject == "Potwierdź swój adres e-mail w Tumble")
        #expect(mail.text.contains("https://tumble.example/verify-email?token="))
        #expect(!mail.text.contains("Ana"))
        #expect("\(mail)" == "MailMessage")
    }

    @Test func `mail to a person who chose a language is in that one`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        let id = try await device.register().id
        _ = try await device.service.updateProfile(ProfileUpdate(id: id, language: "es"))
        try await Language.$current.withValue(.polish) { try await device.service.forgotPassword(email: "ana@example.com") }
        try await server.deliverMail()
        #expect(server.mail.sent.value.map(\.subject) == ["Confirma tu correo para Tumble", "Crea una contraseña nueva para Tumble"])
    }

    @Test func `mail that can't be sent is tried again, later each time`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        let refused = MailError(isPermanent: false, description: "450 try again")
        server.mail.failures.withLock { $0 = [refused, refused] }
        try await server.deliverMail()
        try await server.deliverMail()
        #expect(server.mail.failures.value.count == 1)
        server.server.clock.advance(by: .seconds(30))
        try await server.deliverMail()
        server.server.clock.advance(by: .seconds(59))
        try await server.deliverMail()
        #expect(server.mail.sent.value.isEmpty && server.mail.failures.value.isEmpty)
        server.server.clock.advance(by: .seconds(1))
        try await server.deliverMail()
        #expect(server.mail.sent.value.count == 1)
        #expect(try await failure(server) == nil)
    }

    @Test func `mail that can never be sent is given up at once, and after thirty attempts any`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        server.mail.failures.withLock { $0 = [MailError(isPermanent: true, description: "550 no such mailbox")] }
        try await server.deliverMail()
        #expect(try await failure(server) == "550 no such mailbox")
        server.server.clock.advance(by: .seconds(7200))
        try await server.deliverMail()
        #expect(server.mail.sent.value.isEmpty)
        _ = try await server.post("/auth/password/forgot", #"{"email":"ana@example.com"}"#)
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_mail SET attempts = 29 WHERE kind = 'password_reset'") }
        server.mail.failures.withLock { $0 = [MailError(isPermanent: false, description: "down")] }
        try await server.deliverMail()
        server.server.clock.advance(by: .seconds(7200))
        try await server.deliverMail()
        #expect(server.mail.sent.value.isEmpty)
    }

    @Test func `of two processes one sends, and a process that ended meanwhile loses nothing`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        let (outbox, now) = (MailOutbox(), server.server.clock.now)
        let claims = try await server.server.database.write { transaction in
            let due = try outbox.due(at: now, limit: 10, in: transaction)
            let mail = try #require(due.first)
            let until = now.addingTimeInterval(MailDelivery.lease)
            return [try outbox.claim(mail, until: until, in: transaction), try outbox.claim(mail, until: until, in: transaction)]
        }
        #expect(claims == [true, false])
        try await server.deliverMail()
        #expect(server.mail.sent.value.isEmpty)
        server.server.clock.advance(by: .seconds(MailDelivery.lease))
        try await server.deliverMail()
        #expect(server.mail.sent.value.count == 1)
    }

    @Test func `what was sent is forgotten after a month`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        try await server.deliverMail()
        server.server.clock.advance(by: .seconds(31 * 24 * 3600))
        try await server.run("sessions, mail and security events expire")
        #expect(try await server.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM auth_mail") } == 0)
    }

    @Test func `no text that a person entered is in any mail, whoever it is for`() async throws {
        for language in Language.allCases {
            let server = try await AuthTestServer()
            try await Language.$current.withValue(language) { try await sendEverything(server) }
            let kinds = try await server.server.database.read { try $0.values(String.self, "SELECT DISTINCT kind FROM auth_mail") }
            #expect(Set(kinds) == Set(MailKind.allCases.map(\.rawValue)))
            for mail in server.mail.sent.value {
                #expect(!mail.text.contains("Win a prize") && !mail.subject.contains("Win a prize"), "\(mail.subject)")
                #expect(!mail.text.contains("@example.com"), "\(mail.subject)")
            }
        }
    }

    private func sendEverything(_ server: AuthTestServer) async throws {
        let (device, stranger) = (server.device(), server.device())
        try await device.register(name: "Win a prize")
        try await server.confirm(device)
        try await stranger.register(name: "Win a prize")
        try await device.service.forgotPassword(email: "ana@example.com")
        _ = try await device.service.changeEmail(to: "new@example.com", password: Device.password)
        try await server.deliverMail()
        let mail = server.mail.sent.value.last { $0.recipient == "new@example.com" }
        let token = try #require(mail?.text.firstMatch(of: #/token=([A-Za-z0-9_-]+)/#)?.output.1)
        try await device.service.verifyEmail(token: String(token))
        _ = try await device.client.call(
            AuthEndpoints.changePassword, ChangePasswordRequest(currentPassword: Device.password, newPassword: "another long passphrase"))
        let (now, account) = (server.server.clock.now, try await device.client.call(AuthEndpoints.me).id)
        try await server.server.database.write { transaction in
            for kind in MailKind.allCases { try MailOutbox().add(kind, to: "ana@example.com", account: account, at: now, in: transaction) }
        }
        try await server.deliverMail()
    }

    private func verify(_ server: AuthTestServer, _ token: String, _ device: Device) async throws -> RawResponse {
        try await server.post("/auth/email/verify", #"{"token":"\#(token)"}"#, token: try #require(await device.session.tokens()).accessToken)
    }

    private func failure(_ server: AuthTestServer) async throws -> String? {
        try await server.server.database.read { try $0.value(String?.self, "SELECT failure FROM auth_mail") }
    }
}
