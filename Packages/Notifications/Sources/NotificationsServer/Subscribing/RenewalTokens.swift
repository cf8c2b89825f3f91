import Crypto
import Foundation

/// Signs the tokens by which a service worker replaces its subscription, which has no sign-in of its own. A token names a subscription and does nothing else.
struct RenewalTokens: Sendable {
    private let key: SymmetricKey

    /// - Parameter key: the product's sealing key, from which one for these tokens alone is derived.
    init(key: SymmetricKey) {
        self.key = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("push subscription renewals".utf8), outputByteCount: 32)
    }

    /// Returns the token of a session's subscription.
    func token(subscription: Int, session: Int) -> String {
        let payload = Data("\(subscription) \(session)".utf8)
        return (Data(HMAC<SHA256>.authenticationCode(for: payload, using: key)) + payload).base64URL
    }

    /// Returns the subscription and the session that a token names; nil for a forged one.
    func subject(of token: String) -> (subscription: Int, session: Int)? {
        guard let data = Data(base64URL: token) else { return nil }
        let (code, payload) = (Data(data.prefix(SHA256.byteCount)), Data(data.dropFirst(SHA256.byteCount)))
        // Compares in constant time.
        guard HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: payload, using: key) else { return nil }
        let parts = String(decoding: payload, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}
