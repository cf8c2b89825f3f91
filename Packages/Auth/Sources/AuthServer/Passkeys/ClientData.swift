import Core
import Crypto
import Foundation

/// The browser's statement about a call of WebAuthn, which the authenticator signs (WebAuthn Level 3, 5.8.1).
struct ClientData: Sendable {
    /// The kind of call.
    enum Kind: String {
        case registration = "webauthn.create"
        case assertion = "webauthn.get"
    }

    private struct Members: Decodable {
        let type: String
        let challenge: String
        let origin: String
        let crossOrigin: Bool?
        let topOrigin: String?
    }

    /// The challenge that the browser was given, as it came.
    let challenge: Data
    /// The SHA-256 of the bytes, which is signed.
    let hash: Data

    /// Reads the bytes, and checks everything but the challenge: the kind of call, and that our page made it, in no frame of another's.
    init(_ data: Data, _ kind: Kind, _ party: RelyingParty) throws(PasskeyRefusal) {
        guard let members = try? WireJSON.decoder().decode(Members.self, from: data) else { throw .malformedClientData }
        guard members.type == kind.rawValue else { throw .wrongType }
        guard party.accepts(origin: members.origin) else { throw .wrongOrigin }
        guard members.crossOrigin != true, members.topOrigin == nil else { throw .crossOrigin }
        guard let challenge = Data(base64URL: members.challenge) else { throw .wrongChallenge }
        self.challenge = challenge
        hash = Data(SHA256.hash(data: data))
    }
}
