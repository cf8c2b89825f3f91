import Crypto
import Foundation

/// Signs the tokens by which a mail ends others of its kind without a sign-in. A token names person and kind, and does nothing else for whoever has it.
struct UnsubscribeTokens: Sendable {
    /// The seconds for which a token works, 60 days.
    static let lifetime: TimeInterval = 60 * 24 * 3600

    /// The person and the kind that a token names.
    struct Subject: Sendable, Hashable {
        let person: Int
        let kind: String
    }

    private let key: SymmetricKey
    private let idKey: SymmetricKey

    /// - Parameter key: the product's sealing key, from which those for tokens and for ids alone are derived.
    init(key: SymmetricKey) {
        func derived(_ purpose: String) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data(purpose.utf8), outputByteCount: 32)
        }
        (self.key, idKey) = (derived("notifications unsubscribe"), derived("notifications message ids"))
    }

    /// Returns a token that works from now on.
    func token(for subject: Subject, at now: Date) -> String {
        let payload = Data("\(subject.person) \(Int(now.timeIntervalSince1970 + Self.lifetime)) \(subject.kind)".utf8)
        return (Data(HMAC<SHA256>.authenticationCode(for: payload, using: key)) + payload).base64URL
    }

    /// Returns what a token names; nil for a forged or expired one.
    func subject(of token: String, at now: Date) -> Subject? {
        guard let data = Data(base64URL: token) else { return nil }
        let (code, payload) = (Data(data.prefix(SHA256.byteCount)), Data(data.dropFirst(SHA256.byteCount)))
        // Compares in constant time.
        guard HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: payload, using: key) else { return nil }
        let parts = String(decoding: payload, as: UTF8.self).split(separator: " ", maxSplits: 2)
        guard parts.count == 3, let person = Int(parts[0]), let expiry = TimeInterval(parts[1]), now.timeIntervalSince1970 < expiry else { return nil }
        return Subject(person: person, kind: String(parts[2]))
    }

    /// Returns the id of the mail of a delivery, the same for each attempt, which tells nobody how many there were.
    func messageID(of delivery: Int) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Data("\(delivery)".utf8), using: idKey)
        return code.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
