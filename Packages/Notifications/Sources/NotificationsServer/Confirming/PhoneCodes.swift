import Core
import Crypto
import Foundation

/// Makes the codes that confirm phones, and compares them.
struct PhoneCodes: Sendable {
    /// The seconds for which a code works, ten minutes.
    static let lifetime: TimeInterval = 600
    /// The most wrong entries of a code, after which it doesn't work any more.
    static let guesses = 5
    /// The most codes to a phone, and of a person, in an hour.
    static let limit = 5

    private let key: SymmetricKey
    private let random: any RandomSource

    /// - Parameter key: the product's sealing key, from which one for codes alone is derived.
    init(key: SymmetricKey, random: any RandomSource) {
        self.key = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("notifications phone codes".utf8), outputByteCount: 32)
        self.random = random
    }

    /// Returns six digits.
    func make() -> String {
        let digits = "\(random.integer(in: 0..<1_000_000))"
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Returns what is stored of a code: without the key, all codes can't be tried.
    func hash(_ code: String, number: String, of person: Int) -> String {
        Data(HMAC<SHA256>.authenticationCode(for: Data("\(person) \(number) \(code)".utf8), using: key)).base64URL
    }

    /// Returns whether a code is the one that was stored, in constant time.
    func matches(_ code: String, _ stored: PhoneRepository.StoredCode, of person: Int) -> Bool {
        guard let hash = Data(base64URL: stored.hash) else { return false }
        return HMAC<SHA256>.isValidAuthenticationCode(hash, authenticating: Data("\(person) \(stored.number) \(code)".utf8), using: key)
    }
}
