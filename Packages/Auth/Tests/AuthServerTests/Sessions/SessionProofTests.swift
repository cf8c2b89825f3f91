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

struct SessionProofTests {
    @Test func `a session is proved when it begins, and a renewal keeps the time`() async throws {
        let (server, device) = try await signedIn()
        let begun = server.server.clock.now
        #expect(try await claims(server, device) == ProvenSession(id: 1, provedAt: begun, factorAt: nil))
        server.server.clock.advance(by: .seconds(901))
        _ = try await device.service.me()
        #expect(try await claims(server, device) == ProvenSession(id: 1, provedAt: begun, factorAt: nil))
    }

    @Test func `a new proof is in the next token, and a password leaves the time of the factor`() async throws {
        let (server, device) = try await signedIn()
        for (proof, minutes) in [(SessionProof.secondFactor, 20), (.password, 40)] {
            server.server.clock.advance(by: .seconds(1200))
            let now = server.server.clock.now
            let sessions = try server.server.application.container.resolve(Sessions.self)
            let proven = try await server.server.database.write { try sessions.prove(1, of: 1, with: proof, at: now, in: $0) }
            let factorAt = now.addingTimeInterval(Double(20 - minutes) * 60)
            #expect(proven == ProvenSession(id: 1, provedAt: now, factorAt: factorAt))
            _ = try await device.service.me()
            #expect(try await claims(server, device) == proven)
        }
    }

    @Test func `nobody proves a session of somebody else, or one that has ended`() async throws {
        let (server, device) = try await signedIn()
        let (sessions, now) = (try server.server.application.container.resolve(Sessions.self), server.server.clock.now)
        await #expect(throws: APIError.self) { try await server.server.database.write { try sessions.prove(1, of: 2, with: .passkey, at: now, in: $0) } }
        await device.service.signOut()
        await #expect(throws: APIError.self) { try await server.server.database.write { try sessions.prove(1, of: 1, with: .passkey, at: now, in: $0) } }
    }

    @Test func `a token of before, which states no proof, counts as not proved`() async throws {
        let server = try await AuthTestServer()
        let container = server.server.application.container
        let (tokens, authenticator) = try container.resolve(AccessTokens.self, JWTAuthenticator.self)
        let person = Person(id: 1, name: "Ana", roles: [.customer])
        let session = ProvenSession(id: 1, provedAt: nil, factorAt: nil)
        let token = try await tokens.issue(for: person, session: session, version: 0, at: server.server.clock.now).token
        #expect(try await authenticator.provedAt(token) == nil)
    }

    private func signedIn() async throws -> (AuthTestServer, Device) {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        return (server, device)
    }

    /// Returns what the device's access token states.
    private func claims(_ server: AuthTestServer, _ device: Device) async throws -> ProvenSession {
        let tokens = try server.server.application.container.resolve(AccessTokens.self)
        let token = try #require(await device.session.tokens()).accessToken
        let verified = try await tokens.verify(token, at: server.server.clock.now)
        return ProvenSession(id: verified.session, provedAt: verified.provedAt, factorAt: verified.factorAt)
    }
}
