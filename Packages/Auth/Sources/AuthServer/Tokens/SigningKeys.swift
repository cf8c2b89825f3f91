import Crypto
import Foundation

/// A key that signs access tokens, and from which the secret for rotating refresh tokens is derived.
public struct SigningKey: Sendable, CustomStringConvertible {
    let privateKey: P256.Signing.PrivateKey

    /// Reads a P-256 private key in PEM.
    ///
    /// - Throws: ``SigningKeyError`` if the text isn't one.
    public init(pem: String) throws(SigningKeyError) {
        guard let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) else { throw SigningKeyError() }
        privateKey = key
    }

    /// Generates a key and returns it in PEM, for development and for the first start.
    public static func generatePEM() -> String {
        P256.Signing.PrivateKey().pemRepresentation
    }

    /// The key's name in the head of a token (`kid`): the beginning of the SHA-256 of the public key.
    var id: String {
        SHA256.hash(data: privateKey.publicKey.x963Representation).prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The secret with which successors of refresh tokens are computed (HKDF, RFC 5869).
    var rotationSecret: SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: privateKey.rawRepresentation), info: Data("refresh token rotation".utf8), outputByteCount: 32)
    }

    /// The kind of key, without the key.
    public var description: String { "SigningKey(P-256)" }
}

/// A product's signing keys. The first one signs, all are accepted, so that keys can be exchanged without signing anybody out.
///
/// ```swift
/// let keys = try SigningKeys(pem: newKey + oldKey)
/// ```
public struct SigningKeys: Sendable, CustomStringConvertible {
    /// The key that signs.
    public let current: SigningKey
    /// The keys whose tokens are accepted, the current one first.
    public let all: [SigningKey]

    /// Reads P-256 private keys in PEM, one after the other.
    ///
    /// - Throws: ``SigningKeyError`` if there is none, or a part of the text isn't one.
    public init(pem: String) throws(SigningKeyError) {
        var keys: [SigningKey] = []
        for block in Self.blocks(of: pem) { keys.append(try SigningKey(pem: block)) }
        guard let first = keys.first else { throw SigningKeyError() }
        current = first
        all = keys
    }

    /// Returns the text with a new key in front of the current one. Older keys are left out.
    ///
    /// - Throws: ``SigningKeyError`` if the text holds no keys.
    public static func rotated(pem: String) throws(SigningKeyError) -> String {
        _ = try SigningKeys(pem: pem)
        return ([SigningKey.generatePEM()] + blocks(of: pem).prefix(1)).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) + "\n" }.joined()
    }

    /// The number of keys, without the keys.
    public var description: String { "SigningKeys(\(all.count))" }

    /// Splits the text at each BEGIN of a private key, and drops the curve parameters that `openssl ecparam` writes before one.
    private static func blocks(of pem: String) -> [String] {
        pem.split(separator: "-----BEGIN ").map { "-----BEGIN " + $0 }.filter { !$0.hasPrefix("-----BEGIN EC PARAMETERS") }.filter { block in
            block.contains { !$0.isWhitespace }
        }
    }
}

/// The error for a signing key that can't be read. It doesn't contain the text.
public struct SigningKeyError: Error, Equatable, CustomStringConvertible {
    /// The cause and the fix.
    public var description: String {
        "The signing key is not a P-256 private key in PEM, or several one after the other. To fix, set it to what SigningKey.generatePEM() or "
            + "`openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256` prints."
    }
}
