import Crypto
import Foundation
import NotificationsAPI

/// Encrypts a message so that only the browser that subscribed can read it (RFC 8291, in the coding `aes128gcm` of RFC 8188).
struct PushEncryption: Sendable {
    /// The most bytes of text that every push service takes: 4,096 less the header, the tag and the end of the padding.
    static let limit = 4096 - headerSize - 16 - 1
    private static let headerSize = 16 + 4 + 1 + 65

    private let key: P256.KeyAgreement.PrivateKey
    private let salt: Data

    /// Creates the encryption of one message. Neither key nor salt may be used for another.
    init(key: P256.KeyAgreement.PrivateKey = P256.KeyAgreement.PrivateKey(), salt: Data) {
        self.key = key
        self.salt = salt
    }

    /// Returns the body of the request.
    ///
    /// - Throws: `CryptoKitError` if the browser's keys aren't any.
    func encrypt(_ text: Data, for keys: PushKeys) throws -> Data {
        guard let receiver = Self.publicKey(of: keys), let secret = Self.secret(of: keys) else { throw CryptoKitError.incorrectKeySize }
        let ownKey = key.publicKey.x963Representation
        let shared = try key.sharedSecretFromKeyAgreement(with: receiver)
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: secret, sharedInfo: Data("WebPush: info\0".utf8) + receiver.x963Representation + ownKey, outputByteCount: 32)
        let contentKey = derived(from: material, "Content-Encoding: aes128gcm\0", 16)
        let nonce = try derived(from: material, "Content-Encoding: nonce\0", 12).withUnsafeBytes { try AES.GCM.Nonce(data: $0) }
        // The last record ends with a 2, and there is but one.
        let box = try AES.GCM.seal(text + [2], using: contentKey, nonce: nonce)
        let size = UInt32(4096).bigEndian
        let header = salt + withUnsafeBytes(of: size) { Data($0) } + [UInt8(ownKey.count)] + ownKey
        return header + box.ciphertext + box.tag
    }

    private func derived(from material: SymmetricKey, _ purpose: String, _ count: Int) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: material, salt: salt, info: Data(purpose.utf8), outputByteCount: count)
    }

    /// Returns the public key of a subscription; nil if it is none.
    static func publicKey(of keys: PushKeys) -> P256.KeyAgreement.PublicKey? {
        guard let data = Data(base64URL: keys.p256dh), data.count == 65 else { return nil }
        return try? P256.KeyAgreement.PublicKey(x963Representation: data)
    }

    /// Returns the secret of a subscription; nil if it is none.
    static func secret(of keys: PushKeys) -> Data? { Data(base64URL: keys.auth).flatMap { $0.count == 16 ? $0 : nil } }
}
