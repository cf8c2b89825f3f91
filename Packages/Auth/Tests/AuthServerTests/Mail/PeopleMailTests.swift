import Auth
import AuthAPI
import Core
import CoreTesting
import Foundation
import Mail
import Persistence
import ServerTesting
import Testing

@testable import AuthServer

struct PeopleMailTests {
    private func send(_ server: AuthTestServer, to person: Int) async throws {
        let now = server.server.clock.now
        try await server.server.database.write { transaction in
            try PeopleMail().send(to: person, at: now, in: transaction) { ("About \(Language.current.rawValue)", "Your pickup.") }
        }
        try await server.deliverMail()
    }

    private func notices(_ server: AuthTestServer) -> [MailMessage] { server.mail.sent.value.filter { $0.subject.hasPrefix("About") } }

    @Test func `a notice of another feature goes out once, in the person's language`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        let id = try await device.register().id
        _ = try await device.service.updateProfile(ProfileUpdate(id: id, language: "pl"))
        try await send(server, to: id)
        try await server.deliverMail()
        #expect(notices(server).map { [$0.recipient, $0.subject, $0.text] } == [["ana@example.com", "About pl", "Your pickup.\n"]])
    }

    @Test func `nobody without an account, or whose account is disabled, gets one`() async throws {
        let server = try await AuthTestServer()
        let id = try await server.device().register().id
        try await send(server, to: id + 100)
        server.mail.failures.withLock { $0 = [MailError(isPermanent: false, description: "down"), MailError(isPermanent: false, description: "down")] }
        try await send(server, to: id)
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET disabled_at = \(Date(timeIntervalSince1970: 0))") }
        server.server.clock.advance(by: .seconds(60))
        try await server.deliverMail()
        try await send(server, to: id)
        #expect(notices(server).isEmpty)
        let isActive = try await server.server.database.read { [try ProfileDirectory().isActive(id, in: $0), try ProfileDirectory().isActive(0, in: $0)] }
        #expect(isActive == [false, false])
    }
}
