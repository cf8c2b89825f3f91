import Auth
import AuthAPI
import Core
import CoreTesting
import Crypto
import Foundation
import Mail
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AuthServer

struct PasskeyTests {
    private func signedIn() async throws -> (AuthTestServer, Device) {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.registerConfirmed()
        return (server, device)
    }

    private func failure(_ call: () async throws -> Void) async -> APIError? {
        do {
            try await call()
            return nil
        } catch { return error as? APIError }
    }

    @Test func `a passkey is added, listed, renamed and removed, with mail and in the log`() async throws {
        let (server, device) = try await signedIn()
        var authenticator = TestAuthenticator()
        let added = try await device.add(&authenticator, name: " My phone ")
        #expect(added.name == "My phone" && added.lastUsedAt == nil)
        #expect(try await device.client.call(PasskeyEndpoints.list) == [added])
        let renamed = try await device.client.call(PasskeyEndpoints.rename, PasskeyName(id: added.id, name: "Old phone"))
        #expect(try await device.client.call(PasskeyEndpoints.list) == [renamed])
        _ = try await device.client.call(PasskeyEndpoints.remove, IDInput(id: added.id))
        #expect(try await device.client.call(PasskeyEndpoints.list).isEmpty)
        try await server.deliverMail()
        #expect(
            server.mail.sent.value.suffix(2).map(\.subject) == [
                "A passkey was added to your Tumble account", "A passkey was removed from your Tumble account",
            ])
        #expect(server.mail.sent.value.suffix(2).allSatisfy { !$0.text.contains("phone") && !$0.text.contains("Ana") })
        #expect(try await server.securityEvents().suffix(2) == ["passkey_added", "passkey_removed"])
    }

    @Test func `the options ask for a passkey that names its owner and verifies them, and leave out what they have`() async throws {
        let (_, device) = try await signedIn()
        var authenticator = TestAuthenticator()
        _ = try await device.add(&authenticator)
        let options = try await device.client.call(PasskeyEndpoints.creationOptions)
        #expect(options.rp == .init(id: "tumble.example", name: "Tumble"))
        #expect(options.user == .init(id: try #require(authenticator.userHandle).base64URL, name: "ana@example.com", displayName: "Ana Ruiz"))
        #expect(options.excludeCredentials == [PasskeyDescriptor(id: authenticator.credentialID.base64URL, transports: ["internal", "hybrid"])])
        #expect(options.pubKeyCredParams.map(\.alg) == [-8, -7])
        #expect(options.authenticatorSelection == .init() && options.attestation == "none")
    }

    @Test func `signing in needs nothing but the passkey, and proves both factors`() async throws {
        for key in [TestAuthenticator.Key.es256(P256.Signing.PrivateKey()), .edDSA(Curve25519.Signing.PrivateKey())] {
            let (server, device) = try await signedIn()
            var authenticator = TestAuthenticator(key: key)
            let added = try await device.add(&authenticator)
            server.server.clock.advance(by: .seconds(5))
            let options = try await device.anonymous.call(PasskeyEndpoints.signInOptions)
            #expect(options.allowCredentials.isEmpty && options.userVerification == "required" && options.rpId == "tumble.example")
            authenticator.signCount = 1
            let response = try await device.signIn(authenticator)
            #expect(response.user.email == "ana@example.com")
            let tokens = try server.server.application.container.resolve(AccessTokens.self)
            let verified = try await tokens.verify(response.accessToken, at: server.server.clock.now)
            #expect(verified.factorAt == server.server.clock.now && verified.provedAt == server.server.clock.now)
            let now = server.server.clock.now
            #expect(try await device.client.call(PasskeyEndpoints.list).map(\.lastUsedAt) == [now])
            #expect(try await device.client.call(PasskeyEndpoints.list).map(\.id) == [added.id])
            #expect(try await server.securityEvents().last == "signed_in")
        }
    }

    @Test func `adding and removing need a fresh proof, and adding a confirmed address`() async throws {
        let (server, device) = try await signedIn()
        var authenticator = TestAuthenticator()
        let added = try await device.add(&authenticator)
        let challenge = try #require(Data(base64URL: try await device.client.call(PasskeyEndpoints.creationOptions).challenge))
        server.server.clock.advance(by: .seconds(601))
        #expect(await failure { _ = try await device.client.call(PasskeyEndpoints.creationOptions) }?.code == .proofRequired)
        let late = NewPasskey(TestAuthenticator().register(challenge))
        #expect(await failure { _ = try await device.client.call(PasskeyEndpoints.add, late) }?.code == .proofRequired)
        #expect(await failure { _ = try await device.client.call(PasskeyEndpoints.remove, IDInput(id: added.id)) }?.code == .proofRequired)
        _ = try await device.client.call(PasskeyEndpoints.rename, PasskeyName(id: added.id, name: "Phone"))
        let other = server.device()
        try await other.register(email: "ben@example.com")
        let refusal = await failure { _ = try await other.client.call(PasskeyEndpoints.creationOptions) }
        #expect(refusal?.status == 403 && refusal?.code == "email_unverified")
    }

    @Test func `an account has at most 20, and a credential one account`() async throws {
        let (server, device) = try await signedIn()
        var first = TestAuthenticator()
        _ = try await device.add(&first)
        #expect(await failure { _ = try await device.add(&first) }?.code == "passkey_exists")
        let other = server.device()
        try await other.registerConfirmed(email: "ben@example.com")
        #expect(await failure { _ = try await other.add(&first) }?.code == "passkey_exists")
        let spare = try #require(Data(base64URL: try await device.client.call(PasskeyEndpoints.creationOptions).challenge))
        for _ in 2...20 {
            var next = TestAuthenticator()
            _ = try await device.add(&next)
        }
        #expect(await failure { _ = try await device.client.call(PasskeyEndpoints.creationOptions) }?.code == "too_many_passkeys")
        let more = NewPasskey(TestAuthenticator().register(spare))
        #expect(await failure { _ = try await device.client.call(PasskeyEndpoints.add, more) }?.code == "too_many_passkeys")
        #expect(try await device.client.call(PasskeyEndpoints.list).count == 20)
    }

    @Test func `nobody renames or removes another's passkey`() async throws {
        let (server, device) = try await signedIn()
        var authenticator = TestAuthenticator()
        let added = try await device.add(&authenticator)
        let other = server.device()
        try await other.registerConfirmed(email: "ben@example.com")
        #expect(await failure { _ = try await other.client.call(PasskeyEndpoints.remove, IDInput(id: added.id)) }?.status == 404)
        #expect(await failure { _ = try await other.client.call(PasskeyEndpoints.rename, PasskeyName(id: added.id, name: "Mine")) }?.status == 404)
        #expect(try await other.client.call(PasskeyEndpoints.list).isEmpty)
        #expect(try await device.client.call(PasskeyEndpoints.list) == [added])
    }

    @Test(arguments: ["", "   ", "two\nlines"]) func `a name is one line of text`(name: String) async throws {
        let (_, device) = try await signedIn()
        var authenticator = TestAuthenticator()
        let added = try await device.add(&authenticator)
        let error = await failure { _ = try await device.client.call(PasskeyEndpoints.rename, PasskeyName(id: added.id, name: name)) }
        #expect(error?.status == 422 && error?.fields["name"] != nil)
    }

    @Test func `a registration answers a challenge of its own session, once and in time`() async throws {
        let (server, device) = try await signedIn()
        let other = server.device()
        _ = try await other.service.signIn(email: "ana@example.com", password: Device.password)
        let challenge = try #require(Data(base64URL: try await device.client.call(PasskeyEndpoints.creationOptions).challenge))
        let refused: (Device, Data) async -> APIError.Code? = { device, challenge in
            await failure { _ = try await device.client.call(PasskeyEndpoints.add, NewPasskey(TestAuthenticator().register(challenge))) }?.code
        }
        #expect(await refused(other, challenge) == "invalid_passkey")
        #expect(await refused(device, Data(count: 64)) == "invalid_passkey")
        #expect(await refused(device, Data()) == "invalid_passkey")
        let signIn = try #require(Data(base64URL: try await device.anonymous.call(PasskeyEndpoints.signInOptions).challenge))
        #expect(await refused(device, signIn) == "invalid_passkey")
        _ = try await device.client.call(PasskeyEndpoints.add, NewPasskey(TestAuthenticator().register(challenge)))
        #expect(await refused(device, challenge) == "invalid_passkey")
        let details = try await server.server.database.read {
            try $0.values(String.self, "SELECT detail FROM auth_security_event WHERE kind = 'passkey_refused'")
        }
        #expect(details == Array(repeating: PasskeyRefusal.wrongChallenge.rawValue, count: 5))
    }
}
