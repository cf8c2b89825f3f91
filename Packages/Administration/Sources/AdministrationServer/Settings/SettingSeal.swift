import Crypto
import Foundation

/// Seals secrets among changed settings with a key derived from the product's sealing key, so that a copy of the database alone tells nobody.
struct SettingSeal: Sendable {
    private let key: SymmetricKey

    init(key: SymmetricKey) {
        self.key = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("secrets among changed settings".utf8), outputByteCount: 32)
    }

    /// Seals a text for the row of a setting.
    func seal(_ text: String, of setting: String) throws -> String {
        let box = try AES.GCM.seal(Data(text.utf8), using: key, authenticating: Data(setting.utf8))
        // A nonce of the standard length always has the combined form.
        return (box.combined ?? Data()).base64EncodedString()
    }

    /// Returns a sealed text; nil where it was sealed with another key or for another setting.
    func open(_ stored: String, of setting: String) -> String? {
        guard let combined = Data(base64Encoded: stored), let box = try? AES.GCM.SealedBox(combined: combined),
            let text = try? AES.GCM.open(box, using: key, authenticating: Data(setting.utf8))
        else { return nil }
        return String(data: text, encoding: .utf8)
    }
}
