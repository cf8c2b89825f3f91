import Crypto
import Foundation

/// Seals the secrets of webhooks for the database, each bound to its URL, so that a row that is copied to another address opens nothing.
struct WebhookSeal: Sendable {
    private static let prefix = "sealed:"
    private let key: SymmetricKey

    /// - Parameter key: the product's sealing key, from which one for secrets alone is derived.
    init(key: SymmetricKey) {
        self.key = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("secrets of webhooks".utf8), outputByteCount: 32)
    }

    /// Returns whether a stored secret is sealed; those of before this version aren't.
    static func isSealed(_ stored: String) -> Bool { stored.hasPrefix(prefix) }

    func seal(_ secret: String, url: String) throws -> String {
        let box = try AES.GCM.seal(Data(secret.utf8), using: key, authenticating: Data(url.utf8))
        // A nonce of the standard length always has the combined form.
        return Self.prefix + (box.combined ?? Data()).base64EncodedString()
    }

    /// Returns a stored secret; nil where it was sealed with another key or for another address.
    func open(_ stored: String, url: String) -> String? {
        guard Self.isSealed(stored) else { return stored }
        guard let combined = Data(base64Encoded: String(stored.dropFirst(Self.prefix.count))), let box = try? AES.GCM.SealedBox(combined: combined),
            let data = try? AES.GCM.open(box, using: key, authenticating: Data(url.utf8))
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
