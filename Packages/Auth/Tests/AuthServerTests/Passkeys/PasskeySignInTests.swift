import AuthAPI
import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import ServerTesting
import Testing

@testable import AuthServer

struct PasskeySignInTests {
    private func withPasskey(_ authenticator: TestAuthenticator = TestAuthenticator()) async throws -> (AuthTestServer, Device, TestAuthenticator, Passkey) {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.registerConfirmed()
        var authenticator = authenticator
        let added = try await device.add(&authenticator)
        return (server, device, authenticator, added)
    }

    /// Signs in, and returns the error, whose words must never tell why.
    private func refusal(_ device: Device, _ answer: PasskeyAnswer) async -> APIError? {
        await failure { () async throws(APIError) in try await device.anonymous.call(PasskeyEndpoints.signIn, answer) }
    }

    private func reasons(_ server: AuthTestServer) async throws -> [String] {
        try await server.server.database.read {
            try $0.values(String.self, "SELECT detail FROM auth_security_event WHERE kind = 'passkey_refused' ORDER BY id")
        }
    }

    private static let refused = APIError.unauthorized(Strings.passkeyRefused, code: "invalid_passkey")

    @Test func `an answer works once`() async throws {
        let (server, device, authenticator, _) = try await withPasskey()
        let answer = try await device.answer(authenticator)
        _ = try await device.anonymous.call(PasskeyEndpoints.signIn, answer)
        #expect(await refusal(device, answer) == Self.refused)
        #expect(try await reasons(server) == [PasskeyRefusal.wrongChallenge.rawValue])
    }

    @Test func `of two at the same time, one signs in`() async throws {
        let (_, device, authenticator, _) = try await withPasskey()
        let answer = try await device.answer(authenticator)
        async let first = refusal(device, answer)
        async let second = refusal(device, answer)
        #expect(await [first, second].filter { $0 == nil }.count == 1)
    }

    @Test func `a challenge expires after ten minutes, and used ones are then forgotten`() async throws {
        let (server, device, authenticator, _) = try await withPasskey()
        let (early, late) = (try await device.answer(authenticator), try await device.answer(authenticator))
        server.server.clock.advance(by: .seconds(599))
        _ = try await device.anonymous.call(PasskeyEndpoints.signIn, early)
        server.server.clock.advance(by: .seconds(2))
        #expect(await refusal(device, late) == Self.refused)
        try await server.run("sessions, mail and security events expire")
        #expect(try await server.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM auth_passkey_challenge") } == 0)
        #expect(await refusal(device, early) == Self.refused)
    }

    @Test func `a sign count that goes back is refused and logged`() async throws {
        let (server, device, made, _) = try await withPasskey(TestAuthenticator(signCount: 7))
        var authenticator = made
        authenticator.signCount = 9
        _ = try await device.signIn(authenticator)
        for count in [9, 8, 0] {
            authenticator.signCount = count
            #expect(await refusal(device, try await device.answer(authenticator)) == Self.refused)
        }
        authenticator.signCount = 10
        _ = try await device.signIn(authenticator)
        #expect(try await reasons(server) == Array(repeating: PasskeyRefusal.signCountWentBack.rawValue, count: 3))
    }

    @Test func `whatever is wrong, the response is the same`() async throws {
        let (server, device, authenticator, added) = try await withPasskey()
        var (unknown, nameless, stolen, elsewhere, unverified) = (TestAuthenticator(), authenticator, TestAuthenticator(), authenticator, authenticator)
        unknown.userHandle = authenticator.userHandle
        nameless.userHandle = nil
        stolen.credentialID = authenticator.credentialID
        stolen.userHandle = authenticator.userHandle
        elsewhere.origin = "https://tumbIe.example"
        unverified.flags.remove(.verified)
        for wrong in [unknown, nameless, stolen, elsewhere, unverified] { #expect(await refusal(device, try await device.answer(wrong)) == Self.refused) }
        for answer in [PasskeyAnswer.sample, PasskeyAnswer(credentialID: "%", clientDataJSON: "", authenticatorData: "", signature: "", userHandle: "%")] {
            #expect(await refusal(device, answer) == Self.refused)
        }
        _ = try await device.client.call(PasskeyEndpoints.remove, IDInput(id: added.id))
        #expect(await refusal(device, try await device.answer(authenticator)) == Self.refused)
        #expect(
            try await reasons(server) == [
                "unknown credential", "wrong user handle", "wrong signature", "wrong origin", "user not verified", "client data malformed",
                "client data malformed", "unknown credential",
            ])
    }

    @Test func `a disabled account has no use for its passkeys`() async throws {
        let (server, device, authenticator, _) = try await withPasskey()
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET disabled_at = created_at") }
        #expect(await refusal(device, try await device.answer(authenticator)) == Self.refused)
    }

    @Test func `a challenge outlives the rotation of the signing key`() async throws {
        let pem = SigningKey.generatePEM()
        let before = PasskeyChallenges(settings: try AuthTestServer.settings(pem: pem), random: SystemRandomSource())
        let after = PasskeyChallenges(settings: try AuthTestServer.settings(pem: SigningKeys.rotated(pem: pem)), random: SystemRandomSource())
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        try after.check(before.issue(.signIn, at: now), .signIn, at: now)
        #expect(throws: PasskeyRefusal.wrongChallenge) { try before.check(after.issue(.signIn, at: now), .signIn, at: now) }
        #expect(throws: PasskeyRefusal.wrongChallenge) { try after.check(after.issue(.proof(account: 1, session: 2), at: now), .signIn, at: now) }
    }

    @Test func `a site without a name has no passkeys`() async throws {
        let challenges = PasskeyChallenges(settings: try AuthTestServer.settings(pem: SigningKey.generatePEM()), random: SystemRandomSource())
        #expect(throws: APIError.self) { try PasskeyVerification(party: nil, challenges: challenges).site }
    }
}
