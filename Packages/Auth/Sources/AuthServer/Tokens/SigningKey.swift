import Crypto
import Foundation

/// A key that signs access tokens, and from which the secret for rotating refresh tokens is derived.
public struct SigningKey: Sendable, CustomStringConvertible {
    let privateKey: P256.Signing.PrivateKey

    /// Reads a P-256 private key in PEM.
    ///
    /// - Throws: ``SigningKeyError`` when the text is no such key.
    public init(pem: String) throws(SigningKeyError) {
        guard let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) else { throw SigningKeyError() }
        privateKey = key
    }

    /// A new key in PEM, for development and for the first start.
    public static func generatePEM() -> String {
        P256.Signing.PrivateKey().pemRepresentation
    }

    /// The key's name in the head of a token (`kid`): the beginning of the SHA-256 of the public key, so that it needs no file of names.
    var id: String {
        SHA256.hash(data: privateKey.publicKey.x963Representation).prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The secret that a refresh token's successor is made with (HKDF, RFC 5869).
    var rotationSecret: SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: privateKey.rawRepresentation), info: Data("refresh token rotation".utf8), outputByteCount: 32)
    }

    /// The kind alone.
    public var description: String { "SigningKey(P-256)" }
}

/// The signing key can't be read. The text itself stays out of the error.
public struct SigningKeyError: Error, Equatable, CustomStringConvertible {
    /// What to do.
    public var description: String {
        "The signing key is not a P-256 private key in PEM, or several one after the other. To fix, set it to what SigningKey.generatePEM() or "
            + "`openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256` prints."
    }
}
