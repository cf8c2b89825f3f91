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

struct PasskeyProofTests {
    private static let required = ["SECOND_FACTOR_REQUIRED": "YES"]

    private func answer(_ device: Device, _ authenticator: TestAuthenticator) async throws -> PasskeyAnswer {
        let options = try await device.client.call(PasskeyEndpoints.proofOptions)
        #expect(options.allowCredentials.map(\.id) == [authenticator.credentialID.base64URL])
        return PasskeyAnswer(try authenticator.sign(Data(base64URL: options.challenge) ?? Data()))
    }

    @Test func `a passkey gives a fresh proof with both factors, even without naming its owner`() async throws {
        let person = try await FactorFixture()
        var authenticator = TestAuthenticator()
        _ = try await person.device.add(&authenticator)
        authenticator.userHandle = nil
        person.server.server.clock.advance(by: .seconds(700))
        #expect(await person.failure(PasskeyEndpoints.creationOptions, NoInput())?.code == .proofRequired)
        let answer = try await answer(person.device, authenticator)
        let response = try await person.device.client.call(PasskeyEndpoints.prove, answer)
        let tokens = try person.server.server.application.container.resolve(AccessTokens.self)
        let (now, verified) = (person.server.server.clock.now, try await tokens.verify(response.accessToken, at: person.server.server.clock.now))
        #expect(verified.provedAt == now && verified.factorAt == now)
        #expect(try await person.server.securityEvents().last == "proof_given")
        #expect(await person.failure(PasskeyEndpoints.prove, answer)?.code == "invalid_passkey")
    }

    @Test func `a proof takes a passkey of the caller, and a challenge of the same session`() async throws {
        let person = try await FactorFixture()
        var authenticator = TestAuthenticator()
        #expect(await person.failure(PasskeyEndpoints.proofOptions, NoInput())?.code == "no_passkeys")
        _ = try await person.device.add(&authenticator)
        let second = person.server.device()
        _ = try await second.service.signIn(email: "ana@example.com", password: Device.password)
        #expect(await person.failure(PasskeyEndpoints.prove, try await answer(second, authenticator))?.code == "invalid_passkey")
        #expect(await person.failure(PasskeyEndpoints.prove, try await person.device.answer(authenticator))?.code == "invalid_passkey")
        let other = person.server.device()
        try await other.registerConfirmed(email: "ben@example.com")
        var stranger = TestAuthenticator()
        _ = try await other.add(&stranger)
        let options = try await person.device.client.call(PasskeyEndpoints.proofOptions)
        let foreign = PasskeyAnswer(try stranger.sign(Data(base64URL: options.challenge) ?? Data()))
        #expect(await person.failure(PasskeyEndpoints.prove, foreign)?.code == "invalid_passkey")
    }

    @Test func `a first passkey gives staff their roles, and a sign-in with it has them`() async throws {
        let ada = try await FactorFixture(settings: Self.required, roles: "customer admin")
        #expect(try await ada.device.service.me().roles == [.customer])
        var authenticator = TestAuthenticator()
        _ = try await ada.device.add(&authenticator)
        #expect(try await ada.device.service.me().roles == [.customer, .admin])
        #expect(try await ada.device.signIn(authenticator).user.roles == [.customer, .admin])
    }

    @Test func `who knows the password of staff alone gets nothing by a factor of their own`() async throws {
        let ada = try await FactorFixture(settings: Self.required, roles: "customer admin")
        var authenticator = TestAuthenticator()
        let passkey = try await ada.device.add(&authenticator)
        let thief = ada.server.device()
        _ = try await thief.service.signIn(email: "ana@example.com", password: Device.password)
        #expect(try await thief.service.me().roles == [.customer])
        func refusal<Input, Output>(_ endpoint: Endpoint<Input, Output>, _ input: Input) async -> APIError.Code? {
            await failure { () async throws(APIError) in try await thief.client.call(endpoint, input) }?.code
        }
        #expect(await refusal(PasskeyEndpoints.creationOptions, NoInput()) == "second_factor_required")
        #expect(await refusal(PasskeyEndpoints.remove, IDInput(id: passkey.id)) == "second_factor_required")
        #expect(await refusal(AuthEndpoints.enrollTOTP, NoInput()) == "second_factor_required")
        #expect(try await thief.service.me().roles == [.customer])
        // The owner's passkey gives the session the factor.
        let options = try await thief.client.call(PasskeyEndpoints.proofOptions)
        _ = try await thief.client.call(PasskeyEndpoints.prove, PasskeyAnswer(try authenticator.sign(Data(base64URL: options.challenge) ?? Data())))
        #expect(try await ada.device.client.call(PasskeyEndpoints.list).count == 1)
    }

    @Test func `staff who remove their last factor have no roles until they set one up`() async throws {
        let ada = try await FactorFixture(settings: Self.required, roles: "customer admin")
        var authenticator = TestAuthenticator()
        let passkey = try await ada.device.add(&authenticator)
        _ = try await ada.device.client.call(PasskeyEndpoints.remove, IDInput(id: passkey.id))
        #expect(try await ada.device.service.me().roles == [.customer])
        var next = TestAuthenticator()
        _ = try await ada.device.add(&next)
        #expect(try await ada.device.service.me().roles == [.customer, .admin])
    }
}
