import Core
import Crypto
import Foundation

/// Protects second factors in the database with keys derived from the product's sealing key: secrets of authenticator apps are sealed, recovery codes are
/// hashed under a key, so that a copy of the database alone gives nobody a code.
struct FactorKeys: Sendable {
    /// The letters and digits of recovery codes, without those that look alike.
    private static let alphabet = Array("23456789bcdfghjkmnpqrstvwxyz".utf8)

    private let sealing: SymmetricKey
    private let hashing: SymmetricKey

    init(key: SymmetricKey) {
        sealing = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("secrets of second factors".utf8), outputByteCount: 32)
        hashing = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("recovery codes".utf8), outputByteCount: 32)
    }

    /// Seals a secret for an account's row.
    func seal(_ secret: Data, account: Int) throws -> String {
        let box = try AES.GCM.seal(secret, using: sealing, authenticating: Data("\(account)".utf8))
        // A nonce of the standard length always has the combined form.
        return (box.combined ?? Data()).base64EncodedString()
    }

    /// Returns a sealed secret; nil where it was sealed with another key or for another account.
    func open(_ stored: String, account: Int) -> Data? {
        guard let combined = Data(base64Encoded: stored), let box = try? AES.GCM.SealedBox(combined: combined) else { return nil }
        return try? AES.GCM.open(box, using: sealing, authenticating: Data("\(account)".utf8))
    }

    /// Returns the text to store for a recovery code, however it was typed.
    func hash(recoveryCode code: String, account: Int) -> String {
        let message = Data("\(account):\(Self.folded(code))".utf8)
        return HMAC<SHA256>.authenticationCode(for: message, using: hashing).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Makes a recovery code of 48 random bits, such as `7kq2m-x9d4r`.
    static func recoveryCode(random: any RandomSource) -> String {
        var characters: [UInt8] = []
        while characters.count < 10 {
            // Bytes beyond the last multiple would make some characters likelier than others.
            characters += random.bytes(16).filter { Int($0) < 256 / alphabet.count * alphabet.count }.map { alphabet[Int($0) % alphabet.count] }
        }
        let text = String(decoding: characters.prefix(10), as: UTF8.self)
        return "\(text.prefix(5))-\(text.suffix(5))"
    }

    /// Returns a typed code without spaces and hyphens, in lower case.
    static func folded(_ code: String) -> String { code.lowercased().filter { !$0.isWhitespace && $0 != "-" } }
}
