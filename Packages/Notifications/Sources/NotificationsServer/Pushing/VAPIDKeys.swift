import Crypto
import Foundation

/// The keys by which push services recognize the server (VAPID, RFC 8292).
///
/// Browsers subscribe for the first one. Subscriptions that were made for another of the list still get messages, until their browser comes back.
public struct VAPIDKeys: Sendable, CustomStringConvertible {
    private let keys: [P256.Signing.PrivateKey]

    /// - Throws: ``VAPIDKeyError`` if there is no key.
    init(_ keys: [P256.Signing.PrivateKey]) throws(VAPIDKeyError) {
        guard !keys.isEmpty else { throw VAPIDKeyError() }
        self.keys = keys
    }

    /// Reads P-256 private keys in PEM, one after the other.
    ///
    /// - Throws: ``VAPIDKeyError`` if there is none, or a part of the text isn't one.
    public init(pem: String) throws(VAPIDKeyError) {
        let blocks = pem.split(separator: "-----BEGIN ").map { "-----BEGIN " + $0 }.filter { !$0.hasPrefix("-----BEGIN EC PARAMETERS") }
            .filter { block in block.contains { !$0.isWhitespace } }
        let keys = blocks.compactMap { try? P256.Signing.PrivateKey(pemRepresentation: $0) }
        guard keys.count == blocks.count else { throw VAPIDKeyError() }
        try self.init(keys)
    }

    /// Generates a key and returns it in PEM.
    public static func generatePEM() -> String { P256.Signing.PrivateKey().pemRepresentation }

    /// The public key for which browsers subscribe, in base64url.
    public var current: String { Self.text(of: keys[0]) }

    /// Returns whether subscriptions for a public key can be served.
    func contains(_ publicKey: String) -> Bool { keys.contains { Self.text(of: $0) == publicKey } }

    /// Returns the value of the field `Authorization` for a push service.
    ///
    /// - Parameters:
    ///   - publicKey: the key that the subscription was made for.
    ///   - audience: the origin of the push service.
    ///   - expiry: at most 24 hours ahead.
    ///   - contact: a `mailto:` or `https:` address of the operator.
    /// - Returns: nil if the key isn't in the list anymore.
    func authorization(for publicKey: String, audience: String, expiry: Date, contact: String) throws -> String? {
        guard let key = keys.first(where: { Self.text(of: $0) == publicKey }) else { return nil }
        struct Claims: Encodable { let aud: String, exp: Int, sub: String }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let claims = try encoder.encode(Claims(aud: audience, exp: Int(expiry.timeIntervalSince1970), sub: contact))
        let signed = Data(#"{"typ":"JWT","alg":"ES256"}"#.utf8).base64URL + "." + claims.base64URL
        let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation
        return "vapid t=\(signed).\(signature.base64URL),k=\(publicKey)"
    }

    /// The number of keys, without the keys.
    public var description: String { "VAPIDKeys(\(keys.count))" }

    private static func text(of key: P256.Signing.PrivateKey) -> String { key.publicKey.x963Representation.base64URL }
}

/// The error for a key of push services that can't be read. It doesn't contain the text.
public struct VAPIDKeyError: Error, Equatable, CustomStringConvertible {
    /// The cause and the fix.
    public var description: String {
        "The key is not a P-256 private key in PEM, or several one after the other. To fix, set it to what "
            + "`openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256` prints."
    }
}
