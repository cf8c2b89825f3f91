import AuthAPI
import Core
import Foundation
import Networking
import Persistence
import ServerTesting

@testable import AuthServer

extension Device {
    /// Registers, and confirms the address as the mailed link would.
    func registerConfirmed(email: String = "ana@example.com") async throws {
        let id = try await register(email: email).id
        try await server.database.write { _ = try $0.execute("UPDATE auth_account SET email_verified_at = created_at WHERE id = \(id)") }
    }

    /// Has an authenticator make a passkey, and adds it.
    func add(_ authenticator: inout TestAuthenticator, name: String? = nil) async throws -> Passkey {
        let options = try await client.call(PasskeyEndpoints.creationOptions)
        authenticator.userHandle = Data(base64URL: options.user.id)
        return try await client.call(PasskeyEndpoints.add, NewPasskey(name: name, authenticator.register(Data(base64URL: options.challenge) ?? Data())))
    }

    /// Signs in with an authenticator's passkey.
    func signIn(_ authenticator: TestAuthenticator) async throws -> SessionResponse {
        try await anonymous.call(PasskeyEndpoints.signIn, try await answer(authenticator))
    }

    /// Has an authenticator answer a challenge for signing in.
    func answer(_ authenticator: TestAuthenticator) async throws -> PasskeyAnswer {
        let options = try await anonymous.call(PasskeyEndpoints.signInOptions)
        return PasskeyAnswer(try authenticator.sign(Data(base64URL: options.challenge) ?? Data()))
    }
}

extension NewPasskey {
    init(name: String? = nil, _ registration: PasskeyRegistration) {
        self.init(
            name: name, credentialID: registration.id.base64URL, clientDataJSON: registration.clientData.base64URL,
            attestationObject: registration.attestation.base64URL, transports: ["internal", "hybrid"])
    }
}

extension PasskeyAnswer {
    init(_ assertion: PasskeyAssertion) {
        self.init(
            credentialID: assertion.id.base64URL, clientDataJSON: assertion.clientData.base64URL,
            authenticatorData: assertion.authenticatorData.base64URL, signature: assertion.signature.base64URL,
            userHandle: assertion.userHandle?.base64URL)
    }
}
