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

struct EmailChangeTests {
    @Test func `a new address takes the old one's place once its link is used; both are told, and other sessions end`() async throws {
        let (server, ana) = try await confirmed()
        let other = server.device()
        _ = try await other.service.signIn(email: "ana@example.com", password: Device.password)
        let waiting = try await ana.service.changeEmail(to: " NEW@example.com", password: Device.password)
        #expect(waiting == AccountEmail(email: "ana@example.com", emailVerified: true, pending: pending(server, "new@example.com")))
        #expect(try await ana.service.email() == waiting)
        let mail = try await delivered(server)
        #expect(mail.map(\.recipient).sorted() == ["ana@example.com", "new@example.com"])
        #expect(Set(mail.map(\.subject)) == ["Confirm your new email address for Tumble", "Your Tumble email address is about to change"])
        #expect(try await other.service.me().email == "ana@example.com")

        try await ana.service.verifyEmail(token: try link(in: mail))
        let user = try await ana.service.me()
        #expect(user.email == "new@example.com" && user.emailVerified)
        #expect(try await ana.service.email() == AccountEmail(email: "new@example.com", emailVerified: true))
        #expect(await failure { () async throws(APIError) in try await other.service.me() }?.status == 401)
        let notices = try await delivered(server)
        #expect(notices.map(\.recipient) == ["ana@example.com"] && notices.map(\.subject) == ["Your Tumble email address was changed"])
        #expect(try await server.device().service.signIn(email: "new@example.com", password: Device.password).id == user.id)
        let old = await failure { () async throws(APIError) in
            try await server.device().service.signIn(email: "ana@example.com", password: Device.password)
        }
        #expect(old?.code == "invalid_credentials")
        #expect(try await server.securityEvents().filter { $0.hasPrefix("email_") } == ["email_verified", "email_change_asked", "email_changed"])
    }

    @Test func `the present password is asked for, and another address`() async throws {
        let (server, ana) = try await confirmed()
        let wrong = await failure { () async throws(APIError) in try await ana.service.changeEmail(to: "new@example.com", password: "wrong") }
        #expect(wrong?.status == 422 && Array(wrong?.fields.keys ?? [:].keys) == ["currentPassword"])
        for email in ["ANA@example.com", "nonsense"] {
            let error = await failure { () async throws(APIError) in try await ana.service.changeEmail(to: email, password: Device.password) }
            #expect(error?.status == 422 && Array(error?.fields.keys ?? [:].keys) == ["email"])
        }
        #expect(try await ana.service.email().pending == nil)
        #expect(try await delivered(server).isEmpty)
    }

    @Test func `nothing tells whether the new address has an account; its owner hears of it, and keeps it`() async throws {
        let (server, ana) = try await confirmed()
        let bob = server.device()
        try await bob.register(email: "bob@example.com", name: "Bob")
        try await server.confirm(bob)
        server.mail.sent.withLock { $0 = [] }
        let known = try await ana.service.changeEmail(to: "bob@example.com", password: Device.password)
        let toBob = try #require(try await delivered(server).first { $0.recipient == "bob@example.com" })
        #expect(toBob.subject == "You already have a Tumble account" && !toBob.text.contains("token="))
        let unknown = try await ana.service.changeEmail(to: "nobody@example.com", password: Device.password)
        #expect(known.pending?.email == "bob@example.com" && unknown.pending?.email == "nobody@example.com")
        #expect(try await bob.service.me().emailVerified)
    }

    @Test func `an address that is confirmed elsewhere meanwhile can't be taken`() async throws {
        let (server, ana) = try await confirmed()
        _ = try await ana.service.changeEmail(to: "bob@example.com", password: Device.password)
        let token = try link(in: try await delivered(server))
        let bob = server.device()
        try await bob.register(email: "bob@example.com", name: "Bob")
        try await server.confirm(bob)
        let error = await failure { () async throws(APIError) in try await ana.service.verifyEmail(token: token) }
        #expect(error?.status == 409 && error?.code == "email_taken")
        #expect(try await ana.service.me().email == "ana@example.com")
        #expect(try await bob.service.me().emailVerified)
    }

    @Test func `a change is given up, and then its link is good for nothing`() async throws {
        let (server, ana) = try await confirmed()
        _ = try await ana.service.changeEmail(to: "new@example.com", password: Device.password)
        let token = try link(in: try await delivered(server))
        #expect(try await ana.service.cancelEmailChange().pending == nil)
        #expect(try await ana.service.cancelEmailChange().pending == nil)
        #expect(await failure { () async throws(APIError) in try await ana.service.verifyEmail(token: token) }?.code == "invalid_token")
        #expect(try await server.securityEvents().filter { $0 == "email_change_canceled" }.count == 1)
    }

    @Test func `a second change replaces the first, and its link alone is good`() async throws {
        let (server, ana) = try await confirmed()
        _ = try await ana.service.changeEmail(to: "first@example.com", password: Device.password)
        let first = try link(in: try await delivered(server))
        _ = try await ana.service.changeEmail(to: "second@example.com", password: Device.password)
        #expect(await failure { () async throws(APIError) in try await ana.service.verifyEmail(token: first) }?.code == "invalid_token")
        try await ana.service.verifyEmail(token: try link(in: try await delivered(server)))
        #expect(try await ana.service.me().email == "second@example.com")
    }

    @Test func `a new password takes back a change that somebody else may have asked for`() async throws {
        for resets in [true, false] {
            let (server, ana) = try await confirmed()
            _ = try await ana.service.changeEmail(to: "new@example.com", password: Device.password)
            _ = try await delivered(server)
            if resets {
                try await ana.service.forgotPassword(email: "ana@example.com")
                try await ana.service.resetPassword(token: try await server.mailedToken(), to: "another long passphrase")
                _ = try await ana.service.signIn(email: "ana@example.com", password: "another long passphrase")
            } else {
                try await ana.service.changePassword(from: Device.password, to: "another long passphrase")
            }
            #expect(try await ana.service.email().pending == nil)
        }
    }

    @Test func `the link is mailed again, works for a day, and the change waits a week`() async throws {
        let (server, ana) = try await confirmed()
        _ = try await ana.service.changeEmail(to: "new@example.com", password: Device.password)
        let first = try link(in: try await delivered(server))
        server.server.clock.advance(by: .seconds(24 * 3600))
        #expect(await failure { () async throws(APIError) in try await ana.service.verifyEmail(token: first) }?.code == "invalid_token")
        try await ana.service.resendEmailChange()
        let again = try await delivered(server)
        #expect(again.map(\.recipient) == ["new@example.com"])
        server.server.clock.advance(by: .seconds(6 * 24 * 3600))
        #expect(try await ana.service.email().pending == nil)
        try await ana.service.resendEmailChange()
        #expect(try await delivered(server).isEmpty)
        try await server.run("sessions, mail and security events expire")
    }

    @Test func `an address that isn't confirmed is told nothing of a change, since it may be a stranger's`() async throws {
        let server = try await AuthTestServer()
        let ana = server.device()
        try await ana.register(email: "typo@example.com")
        try await server.deliverMail()
        server.mail.sent.withLock { $0 = [] }
        _ = try await ana.service.changeEmail(to: "ana@example.com", password: Device.password)
        let mail = try await delivered(server)
        #expect(mail.map(\.recipient) == ["ana@example.com"])
        try await ana.service.verifyEmail(token: try link(in: mail))
        #expect(try await ana.service.me().emailVerified)
        #expect(try await delivered(server).isEmpty)
    }

    @Test func `an account that lost its address gets another`() async throws {
        let server = try await AuthTestServer()
        let (first, owner) = (server.device(), server.device())
        try await first.register()
        try await owner.register()
        try await server.confirm(owner)
        #expect(try await first.service.email().emailLost)
        let same = await failure { () async throws(APIError) in try await first.service.changeEmail(to: "ana@example.com", password: Device.password) }
        #expect(same?.fields.keys.contains("email") == true)
        server.mail.sent.withLock { $0 = [] }
        _ = try await first.service.changeEmail(to: "other@example.com", password: Device.password)
        try await first.service.verifyEmail(token: try link(in: try await delivered(server)))
        let user = try await first.service.me()
        #expect(user.email == "other@example.com" && user.emailVerified && !user.emailLost)
    }

    private func confirmed() async throws -> (AuthTestServer, Device) {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        try await server.confirm(device)
        server.mail.sent.withLock { $0 = [] }
        return (server, device)
    }

    /// Sends what is in the outbox, and returns it.
    private func delivered(_ server: AuthTestServer) async throws -> [MailMessage] {
        try await server.deliverMail()
        return server.mail.sent.withLock { sent in
            defer { sent = [] }
            return sent
        }
    }

    private func link(in mail: [MailMessage]) throws -> String {
        let token = mail.lazy.compactMap { $0.text.firstMatch(of: #/token=([A-Za-z0-9_-]+)/#)?.output.1 }.first
        return String(try #require(token))
    }

    private func pending(_ server: AuthTestServer, _ email: String) -> AccountEmail.Pending {
        AccountEmail.Pending(email: email, requestedAt: server.server.clock.now)
    }
}
