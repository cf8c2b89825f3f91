import Crypto
import Foundation
import NotificationsAPI

@testable import NotificationsServer

/// A browser with a subscription, which decrypts as RFC 8291 says. Tests/Conformance has one of other people.
struct FakeBrowser: Sendable {
    let key = P256.KeyAgreement.PrivateKey()
    let secret: Data
    let endpoint: String

    init(_ number: Int) {
        endpoint = "https://push.example.net/\(number)"
        secret = Data(repeating: UInt8(number), count: 16)
    }

    var subscription: PushSubscription {
        PushSubscription(endpoint: endpoint, keys: PushKeys(p256dh: key.publicKey.x963Representation.base64URL, auth: secret.base64URL))
    }

    /// The message of a body, as the service worker reads it.
    func message(_ body: Data) throws -> [String: String] {
        let (salt, count) = (Data(body.prefix(16)), Int(body[body.startIndex + 20]))
        let sender = Data(body.dropFirst(21).prefix(count))
        let sealed = Data(body.dropFirst(21 + count))
        let shared = try key.sharedSecretFromKeyAgreement(with: P256.KeyAgreement.PublicKey(x963Representation: sender))
        let info = Data("WebPush: info\0".utf8) + key.publicKey.x963Representation + sender
        let material = shared.hkdfDerivedSymmetricKey(using: SHA256.self, salt: secret, sharedInfo: info, outputByteCount: 32)
        func derived(_ purpose: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(inputKeyMaterial: material, salt: salt, info: Data(purpose.utf8), outputByteCount: count)
        }
        let nonce = try derived("Content-Encoding: nonce\0", 12).withUnsafeBytes { try AES.GCM.Nonce(data: $0) }
        let box = try AES.GCM.SealedBox(nonce: nonce, ciphertext: sealed.dropLast(16), tag: sealed.suffix(16))
        let text = try AES.GCM.open(box, using: derived("Content-Encoding: aes128gcm\0", 16))
        struct Message: Decodable { let id: Int, title: String, body: String, link: String, tag: String, language: String }
        let message = try JSONDecoder().decode(Message.self, from: text.dropLast())
        return [
            "id": "\(message.id)", "title": message.title, "body": message.body, "link": message.link, "tag": message.tag, "language": message.language,
            "end": "\(text.last ?? 0)",
        ]
    }
}
