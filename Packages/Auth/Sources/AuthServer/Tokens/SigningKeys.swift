import Foundation

/// The keys of a product: the first signs, all are accepted. So keys are exchanged without signing anybody out.
///
/// ```swift
/// let keys = try SigningKeys(pem: newKey + oldKey)
/// ```
public struct SigningKeys: Sendable, CustomStringConvertible {
    /// The key that signs.
    public let current: SigningKey
    /// Every key whose tokens are accepted, the current one first.
    public let all: [SigningKey]

    /// Reads P-256 private keys in PEM, one after the other.
    ///
    /// - Throws: ``SigningKeyError`` when there is none, or a part of the text is none.
    public init(pem: String) throws(SigningKeyError) {
        var keys: [SigningKey] = []
        for block in Self.blocks(of: pem) { keys.append(try SigningKey(pem: block)) }
        guard let first = keys.first else { throw SigningKeyError() }
        current = first
        all = keys
    }

    /// The text with a new key at its head and the one before as the second; older ones are left out.
    ///
    /// - Throws: ``SigningKeyError`` when the text holds no keys.
    public static func rotated(pem: String) throws(SigningKeyError) -> String {
        _ = try SigningKeys(pem: pem)
        return ([SigningKey.generatePEM()] + blocks(of: pem).prefix(1)).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) + "\n" }.joined()
    }

    /// The number of keys alone.
    public var description: String { "SigningKeys(\(all.count))" }

    /// The text from each BEGIN of a private key to the next; curve parameters, which `openssl ecparam` writes before the key, are passed over.
    private static func blocks(of pem: String) -> [String] {
        pem.split(separator: "-----BEGIN ").map { "-----BEGIN " + $0 }.filter { !$0.hasPrefix("-----BEGIN EC PARAMETERS") }.filter { block in
            block.contains { !$0.isWhitespace }
        }
    }
}
