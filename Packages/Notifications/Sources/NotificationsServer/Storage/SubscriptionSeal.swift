import Crypto
import Foundation
import NotificationsAPI

/// Seals browsers' addresses and secrets for the database, each bound to its row, so that neither a copy of the database nor a changed row reaches a browser.
struct SubscriptionSeal: Sendable {
    private let key: SymmetricKey
    private let hashKey: SymmetricKey

    /// - Parameter key: the product's sealing key, from which those for subscriptions alone are derived.
    init(key: SymmetricKey) {
        func derived(_ purpose: String) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data(purpose.utf8), outputByteCount: 32)
        }
        (self.key, hashKey) = (derived("push subscriptions"), derived("push subscriptions by address"))
    }

    /// Returns what finds an address again, and tells nothing about it.
    func hash(of endpoint: String) -> String { Data(HMAC<SHA256>.authenticationCode(for: Data(endpoint.utf8), using: hashKey)).base64URL }

    func seal(_ subscription: PushSubscription) throws -> String {
        let data = try JSONEncoder().encode(subscription)
        let box = try AES.GCM.seal(data, using: key, authenticating: Data(hash(of: subscription.endpoint).utf8))
        // A nonce of the standard length always has the combined form.
        return (box.combined ?? Data()).base64EncodedString()
    }

    /// Returns what was sealed; nil where it was sealed with another key or for another row.
    func open(_ sealed: String, hash: String) -> PushSubscription? {
        guard let combined = Data(base64Encoded: sealed), let box = try? AES.GCM.SealedBox(combined: combined),
            let data = try? AES.GCM.open(box, using: key, authenticating: Data(hash.utf8))
        else { return nil }
        return try? JSONDecoder().decode(PushSubscription.self, from: data)
    }
}
