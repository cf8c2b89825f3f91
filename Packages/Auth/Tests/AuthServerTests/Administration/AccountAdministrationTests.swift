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

struct AccountAdministrationTests {
    @Test func `a disabled account is signed out everywhere at once, and nobody signs in to it until it is enabled`() async throws {
        let server = try await AuthTestServer()
        let (admin, ana, ended) = (try await server.administrator(), server.device(), LockedValue<[Int]>([]))
        let id = try await ana.register().id
        let tokens = try #require(await ana.session.tokens())
        try server.server.application.container.resolve(SessionEndings.self).listen { person in ended.withLock { $0.append(person) } }
        let disabled = try await admin.client.call(AuthEndpoints.disableAccount, IDInput(id: id))
        #expect(disabled.user.id == id && disabled.disabledAt == server.server.clock.now)
        #expect(ended.value == [id])
        #expect(try await server.post("/auth/me", "", token: tokens.accessToken, method: .get).status == 401)
        let refresh = await failure { () async throws(APIError) in
            try await ana.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: tokens.refreshToken))
        }
        #expect(refresh?.status == 401)
        #expect(try await signIn(server).code == "account_locked")
        let guess = try await server.post("/auth/login", #"{"email":"ana@example.com","password":"a wrong guess"}"#)
        #expect(guess.code == "invalid_credentials")
        _ = try await server.post("/auth/password/forgot", #"{"email":"ana@example.com"}"#)
        try await server.deliverMail()
        #expect(server.mail.sent.value.allSatisfy { $0.recipient != "ana@example.com" })

        #expect(try await admin.client.call(AuthEndpoints.enableAccount, IDInput(id: id)).disabledAt == nil)
        #expect(try await signIn(server).status == 200)
        #expect(try await server.post("/auth/me", "", token: tokens.accessToken, method: .get).status == 401)
        let events = try await server.securityEvents()
        #expect(events.filter { $0 == "account_disabled" || $0 == "account_enabled" } == ["account_disabled", "account_enabled"])
    }

    @Test func `a token that was issued while its account was disabled isn't taken`() async throws {
        let server = try await AuthTestServer()
        let (admin, ana) = (try await server.administrator(), server.device())
        let id = try await ana.register().id
        let container = server.server.application.container
        let (tokens, sessions) = (try container.resolve(AccessTokens.self), try container.resolve(Sessions.self))
        let now = server.server.clock.now
        let before = try #require(try await server.server.database.read { try AccountRepository().find(id, in: $0) })
        _ = try await admin.client.call(AuthEndpoints.disableAccount, IDInput(id: id))
        // A sign-in that had read the account before.
        let first = sessions.firstToken()
        let session = try await server.server.database.write { transaction in
            try sessions.begin(first, account: id, client: Client(address: nil, userAgent: ""), proof: .password, at: now, in: transaction)
        }
        let late = try await tokens.issue(for: before.person, session: session, version: before.tokenVersion, at: now).token
        #expect(try await server.post("/auth/me", "", token: late, method: .get).code == "token_expired")
        let refresh = await failure { () async throws(APIError) in
            try await ana.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: first.text))
        }
        #expect(refresh?.status == 401)
    }

    @Test func `another process ends a disabled account's sessions within seconds`() async throws {
        let server = try await AuthTestServer()
        let (device, ended) = (server.device(), LockedValue<[Int]>([]))
        let id = try await device.register().id
        let token = try #require(await device.session.tokens()).accessToken
        try server.server.application.container.resolve(SessionEndings.self).listen { person in ended.withLock { $0.append(person) } }
        let other = try await commands(server, revocations: Revocations(lifetime: .seconds(900), endings: SessionEndings()))
        try await other.disable("ANA@example.com")
        #expect(ended.value.isEmpty)
        try await server.run("revocations")
        #expect(ended.value == [id])
        #expect(try await server.post("/auth/me", "", token: token, method: .get).status == 401)
    }

    @Test func `an administrator signs somebody out everywhere, who may sign in again`() async throws {
        let server = try await AuthTestServer()
        let (admin, ana) = (try await server.administrator(), server.device())
        let id = try await ana.register().id
        let token = try #require(await ana.session.tokens()).accessToken
        _ = try await admin.client.call(AuthEndpoints.endSessions, IDInput(id: id))
        #expect(try await server.post("/auth/me", "", token: token, method: .get).code == "session_over")
        #expect(try await signIn(server).status == 200)
    }

    @Test func `nobody disables their own account, or one that isn't there`() async throws {
        let server = try await AuthTestServer()
        let admin = try await server.administrator()
        func refusal(_ id: Int) async -> APIError? {
            await failure { () async throws(APIError) in try await admin.client.call(AuthEndpoints.disableAccount, IDInput(id: id)) }
        }
        #expect(await refusal(1)?.code == "own_account")
        #expect(await refusal(99)?.status == 404)
    }

    @Test func `accounts are listed by pages and found by address, disabled ones too`() async throws {
        let server = try await AuthTestServer()
        let admin = try await server.administrator()
        for name in ["ana", "bea", "cid"] { try await server.device().register(email: "\(name)@example.com", name: name) }
        _ = try await admin.client.call(AuthEndpoints.disableAccount, IDInput(id: 2))
        let first = try await admin.client.call(AuthEndpoints.accounts, AccountQuery(limit: 3))
        let second = try await admin.client.call(AuthEndpoints.accounts, AccountQuery(before: first.nextBefore, limit: 3))
        #expect((first.items + second.items).map(\.user.id) == [4, 3, 2, 1] && second.nextBefore == nil)
        #expect((first.items + second.items).filter { $0.disabledAt != nil }.map(\.user.email) == ["ana@example.com"])
        #expect(try await admin.client.call(AuthEndpoints.accounts, AccountQuery(email: "Bea@Example.com")).items.map(\.user.id) == [3])
        #expect(try await admin.client.call(AuthEndpoints.accounts, AccountQuery(email: "dan@example.com")).items.isEmpty)
        let wrong = await failure { () async throws(APIError) in try await admin.client.call(AuthEndpoints.accounts, AccountQuery(email: "bea")) }
        #expect(wrong?.status == 422)
    }

    @Test func `an account made by an administrator gets its password by a mailed link`() async throws {
        let server = try await AuthTestServer()
        let admin = try await server.administrator()
        let made = try await admin.client.call(AuthEndpoints.createAccount, NewAccount(name: "Dana", email: "Dana@Example.com", roles: [.driver]))
        #expect(made.user.email == "dana@example.com" && made.user.roles == [.driver] && !made.user.emailVerified)
        let token = try await server.mailedToken()
        #expect(server.mail.sent.value.last?.recipient == "dana@example.com")
        let reset = try await server.post("/auth/password/reset", #"{"token":"\#(token)","newPassword":"\#(Device.password)"}"#)
        #expect(reset.status == 200)
        #expect(try await signIn(server, "dana@example.com").status == 200)
        for new in [NewAccount(name: "Dana", email: "dana@example.com", roles: [.driver])] {
            let taken = await failure { () async throws(APIError) in try await admin.client.call(AuthEndpoints.createAccount, new) }
            #expect(taken?.code == "email_taken")
        }
        let wrong = await failure { () async throws(APIError) in
            try await admin.client.call(AuthEndpoints.createAccount, NewAccount(name: " ", email: "dana", roles: []))
        }
        #expect(wrong.map { Set($0.fields.keys) } == ["name", "email", "roles"])
    }

    private func signIn(_ server: AuthTestServer, _ email: String = "ana@example.com") async throws -> RawResponse {
        try await server.post("/auth/login", #"{"email":"\#(email)","password":"\#(Device.password)"}"#)
    }
}

/// The commands as another process on the same database has them.
func commands(_ server: AuthTestServer, revocations: Revocations? = nil) async throws -> AccountCommands {
    let container = server.server.application.container
    let settings = try container.resolve(AuthSettings.self)
    let sessions = Sessions(
        settings: settings, accessTokens: try container.resolve(AccessTokens.self), revocations: try revocations ?? container.resolve(Revocations.self),
        random: try container.resolve((any RandomSource).self))
    return AccountCommands(
        database: server.server.database, clock: server.server.clock, random: try container.resolve((any RandomSource).self),
        passwords: try container.resolve(PasswordHashing.self),
        administration: AccountAdministration(
            creation: AccountCreation(events: try container.resolve(EventLog.self)),
            ownership: EmailOwnership(tokens: try container.resolve(MailTokens.self)), sessions: sessions,
            revocations: try revocations ?? container.resolve(Revocations.self), events: try container.resolve(EventLog.self)))
}
