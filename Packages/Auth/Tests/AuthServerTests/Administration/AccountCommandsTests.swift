import Auth
import AuthAPI
import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AuthServer

struct AccountCommandsTests {
    @Test func `the first administrator is made on an empty database, signs in and manages others`() async throws {
        let server = try await AuthTestServer()
        let accounts = try await commands(server)
        #expect(try await !server.server.database.read(AccountCommands.administratorExists))
        try await accounts.createAdministrator(email: "Ada@Example.org", name: "Ada", password: "eleven purple kettles")
        #expect(try await server.server.database.read(AccountCommands.administratorExists))
        let ada = server.device()
        let user = try await ada.service.signIn(email: "ada@example.org", password: "eleven purple kettles")
        #expect(user.roles == [.dispatcher, .admin] && user.emailVerified && user.name == "Ada")
        let events = try await ada.client.call(AuthEndpoints.audit, SecurityEventQuery(kind: .accountCreated)).items
        #expect(events.map(\.actorID) == [nil] && events.map(\.address) == ["command line"] && events.map(\.device) == ["tumble admin"])
        #expect(events.map(\.detail) == ["dispatcher admin"] && events.allSatisfy { !$0.requestID.isEmpty })
    }

    @Test func `what can't be an administrator is refused with the fix`() async throws {
        let server = try await AuthTestServer()
        let accounts = try await commands(server)
        let ana = server.device()
        try await ana.register()
        try await server.confirm(ana)
        func refusal(_ email: String, password: String = "eleven purple kettles") async -> String? {
            await #expect(throws: AccountCommandError.self) {
                try await accounts.createAdministrator(email: email, name: "Administrator", password: password)
            }?.description
        }
        #expect(await refusal("ada") == "'ada' is not an email address. To fix, give one such as ada@example.org.")
        #expect(
            await refusal("ana@example.com")
                == "ana@example.com has an account already. To fix, make it an administrator: tumble admin roles ana@example.com dispatcher admin")
        for password in ["short", "administrator99", "password123", "Summer2026!"] {
            let message = await refusal("ada@example.org", password: password)
            #expect(message?.hasPrefix("The password can't be used: ") == true && message?.hasSuffix(" To fix, give another.") == true)
            #expect(message?.contains(password) == false)
        }
        #expect(try await server.server.database.read { try !AccountRepository().hasAdministrators(in: $0) })
    }

    @Test func `roles, disabling, enabling and the end of sessions take effect, and are in the log`() async throws {
        let server = try await AuthTestServer()
        let (accounts, ana) = (try await commands(server), server.device())
        try await ana.register()
        await #expect(throws: AccountCommandError.unconfirmed("ana@example.com")) { try await accounts.setRoles([.admin], of: "ana@example.com") }
        try await server.confirm(ana)
        _ = try await ana.service.signIn(email: "ana@example.com", password: Device.password)
        try await accounts.setRoles([.admin, .customer], of: "ana@example.com")
        #expect(try await ana.client.call(AuthEndpoints.me).roles == [.customer, .admin])
        #expect(try await accounts.endSessions(of: "ana@example.com") == 2)
        try await accounts.disable("ana@example.com")
        #expect(try await !server.server.database.read(AccountCommands.administratorExists))
        try await accounts.disable("ana@example.com")
        try await accounts.enable("ana@example.com")
        #expect(try await server.device().service.signIn(email: "ana@example.com", password: Device.password).roles == [.customer, .admin])
        let expected = ["roles_changed", "sessions_ended", "account_disabled", "account_enabled"]
        #expect(try await server.securityEvents().filter { expected.contains($0) } == expected)
    }

    @Test func `an account that isn't there is named with the fix`() async throws {
        let accounts = try await commands(try await AuthTestServer())
        let error = await #expect(throws: AccountCommandError.self) { try await accounts.disable("nobody@example.org") }
        #expect(error == .unknown("nobody@example.org"))
        #expect(error?.description.contains("To fix, check it, or create an administrator with: tumble admin create nobody@example.org") == true)
    }
}
