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

struct SessionTests {
    @Test func `a refresh answers new tokens and uses the old one up`() async throws {
        let server = try await AuthTestServer()
        let (device, first) = try await signedIn(server)
        server.server.clock.advance(by: .seconds(60))
        let next = try await device.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: first.refreshToken))
        #expect(next.refreshToken != first.refreshToken)
        #expect(next.accessToken != first.accessToken && next.token == next.accessToken)
        #expect(next.expiresAt == first.expiresAt.addingTimeInterval(60))
        let third = try await device.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: next.refreshToken))
        #expect(third.refreshToken != next.refreshToken)
    }

    @Test func `a lost answer is given again within ten seconds`() async throws {
        let server = try await AuthTestServer()
        let (device, tokens) = try await signedIn(server)
        let first = try await device.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: tokens.refreshToken))
        server.server.clock.advance(by: .seconds(10))
        let again = try await device.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: tokens.refreshToken))
        #expect(again.refreshToken == first.refreshToken)
        #expect(again.expiresAt == first.expiresAt)
        #expect(try await server.count(.all) == 2)
        #expect(try await server.count(.revoked) == 0)
    }

    @Test func `a token used again after ten seconds ends its session and no other`() async throws {
        let server = try await AuthTestServer()
        let (device, stolen) = try await signedIn(server)
        let other = server.device()
        _ = try await other.service.signIn(email: "ana@example.com", password: Device.password)
        let next = try await device.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: stolen.refreshToken))
        server.server.clock.advance(by: .seconds(11))
        let replay = await refreshFailure(device, stolen.refreshToken)
        #expect(replay?.status == 401 && replay?.code == "session_over")
        #expect(await refreshFailure(device, next.refreshToken)?.status == 401)
        let others = try #require(await other.session.tokens())
        _ = try await device.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: others.refreshToken))
        #expect(try await server.count(.revoked) == 2)
    }

    @Test func `another client that uses a token again is a thief, however soon`() async throws {
        let server = try await AuthTestServer()
        let (_, tokens) = try await signedIn(server)
        let body = #"{"refreshToken":"\#(tokens.refreshToken)"}"#
        let first = try await server.post("/auth/refresh", body, userAgent: "Tumble/1")
        let again = try await server.post("/auth/refresh", body, userAgent: "Tumble/1")
        #expect(first.status == 200 && again.text("refreshToken") == first.text("refreshToken"))
        let thief = try await server.post("/auth/refresh", body, userAgent: "curl/8")
        #expect(thief.status == 401 && thief.code == "session_over")
        let next = try #require(first.text("refreshToken"))
        #expect(try await server.post("/auth/refresh", #"{"refreshToken":"\#(next)"}"#, userAgent: "Tumble/1").status == 401)
        #expect(try await server.securityEvents() == ["registered", "refresh_reused"])
    }

    @Test func `a session that ended refuses its access token too`() async throws {
        let server = try await AuthTestServer()
        let (device, tokens) = try await signedIn(server)
        #expect(try await server.post("/auth/me", "", token: tokens.accessToken, method: .get).status == 200)
        _ = try await device.client.call(AuthEndpoints.logout, LogoutRequest())
        let answer = try await server.post("/auth/me", "", token: tokens.accessToken, method: .get)
        #expect(answer.status == 401 && answer.code == "session_over")
    }

    @Test func `what another process revoked is learnt, and forgotten when no token can be of it`() async throws {
        let server = try await AuthTestServer()
        let (_, tokens) = try await signedIn(server)
        let now = server.server.clock.now
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_session SET revoked_at = \(now)") }
        #expect(try await server.post("/auth/me", "", token: tokens.accessToken, method: .get).status == 200)
        try await server.run("revocations")
        #expect(try await server.post("/auth/me", "", token: tokens.accessToken, method: .get).code == "session_over")
        server.server.clock.advance(by: .seconds(900))
        try await server.run("revocations")
        #expect(try await server.post("/auth/me", "", token: tokens.accessToken, method: .get).code == "token_expired")
    }

    @Test func `a lost answer is given again after the signing key was exchanged`() async throws {
        let pem = SigningKey.generatePEM()
        let random = SeededRandomSource(seed: 5)
        let server = try await AuthTestServer(pem: pem)
        let (_, tokens) = try await signedIn(server)
        let first = try await server.post("/auth/refresh", #"{"refreshToken":"\#(tokens.refreshToken)"}"#)
        let settings = try AuthTestServer.settings(pem: try SigningKeys.rotated(pem: pem))
        let after = Sessions(
            settings: settings, accessTokens: try AccessTokens(settings: settings),
            revocations: Revocations(lifetime: .seconds(900), endings: SessionEndings()),
            random: random)
        let now = server.server.clock.now
        let renewal = try await server.server.database.write { transaction in
            try after.renew(SecretToken(tokens.refreshToken), client: Client(address: nil, userAgent: ""), at: now, in: transaction)
        }
        guard case .renewed(_, _, let next, _) = renewal else {
            Issue.record("The answer wasn't given again.")
            return
        }
        #expect(next.text == first.text("refreshToken"))
    }

    @Test func `two hundred parallel calls with an expired token make one rotation`() async throws {
        let server = try await AuthTestServer()
        let refreshes = LockedValue(0)
        let device = server.device(refreshes: refreshes)
        try await device.register()
        server.server.clock.advance(by: .seconds(901))
        try await withThrowingTaskGroup(of: User.self) { group in
            for _ in 0..<200 { group.addTask { try await device.service.me() } }
            for try await user in group { #expect(user.email == "ana@example.com") }
        }
        #expect(refreshes.value == 1)
        #expect(try await server.count(.all) == 2)
    }

    @Test func `parallel refreshes with one token agree on its successor`() async throws {
        let server = try await AuthTestServer()
        let (device, tokens) = try await signedIn(server)
        let answers = try await withThrowingTaskGroup(of: RefreshResponse.self) { group in
            for _ in 0..<20 {
                group.addTask { try await device.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: tokens.refreshToken)) }
            }
            return try await group.reduce(into: [RefreshResponse]()) { $0.append($1) }
        }
        #expect(Set(answers.map(\.refreshToken)).count == 1)
        #expect(try await server.count(.all) == 2)
    }

    @Test(arguments: ["", "nonsense", String(repeating: "A", count: 43)])
    func `a refresh token that nobody has is refused`(token: String) async throws {
        let device = try await AuthTestServer().device()
        #expect(await refreshFailure(device, token)?.status == 401)
    }

    @Test func `a refresh token ends after thirty days, and is removed`() async throws {
        let server = try await AuthTestServer()
        let (device, tokens) = try await signedIn(server)
        server.server.clock.advance(by: .seconds(30 * 24 * 3600))
        #expect(await refreshFailure(device, tokens.refreshToken)?.status == 401)
        server.server.clock.advance(by: .seconds(1))
        try await server.run("sessions, mail and security events expire")
        #expect(try await server.count(.all) == 0)
    }

    @Test func `tokens are stored as hashes only`() async throws {
        let server = try await AuthTestServer()
        let (_, tokens) = try await signedIn(server)
        let hashes = try await server.server.database.read { try $0.values(String.self, "SELECT token_hash FROM auth_refresh_token") }
        #expect(hashes.count == 1 && hashes.first?.count == 64)
        #expect(!hashes.contains(tokens.refreshToken))
    }

    @Test func `signing out ends the session at the server and on the device`() async throws {
        let server = try await AuthTestServer()
        let (device, tokens) = try await signedIn(server)
        await device.service.signOut()
        #expect(await device.session.tokens() == nil)
        #expect(await refreshFailure(device, tokens.refreshToken)?.status == 401)
    }

    @Test func `nobody signs another out`() async throws {
        let server = try await AuthTestServer()
        let (ana, tokens) = try await signedIn(server)
        let bob = server.device()
        try await bob.register(email: "bob@example.com", name: "Bob")
        _ = try await bob.client.call(AuthEndpoints.logout, LogoutRequest(refreshToken: tokens.refreshToken))
        _ = try await ana.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: tokens.refreshToken))
    }

    @Test func `me without a session is refused`() async throws {
        let answer = try await AuthTestServer().post("/auth/me", "", method: .get)
        #expect(answer.status == 401 && answer.code == "unauthorized")
    }

    private func signedIn(_ server: AuthTestServer) async throws -> (Device, Tokens) {
        let device = server.device()
        try await device.register()
        return (device, try #require(await device.session.tokens()))
    }

    private func refreshFailure(_ device: Device, _ token: String) async -> APIError? {
        await failure { () async throws(APIError) in
            try await device.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: token))
        }
    }
}
