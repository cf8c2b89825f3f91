import Auth
import AuthAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerTesting
import Testing

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
        let answers = try await withThrowingTaskGroup(of: RefreshAnswer.self) { group in
            for _ in 0..<20 {
                group.addTask { try await device.anonymous.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: tokens.refreshToken)) }
            }
            return try await group.reduce(into: [RefreshAnswer]()) { $0.append($1) }
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
