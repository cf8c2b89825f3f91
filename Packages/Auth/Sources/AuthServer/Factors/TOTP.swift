import Crypto
import Foundation

/// Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, six digits, a new one every 30 seconds.
struct TOTP: Sendable {
    /// The seconds for which a code is shown.
    static let period = 30.0
    /// The steps before and after the present one whose codes are accepted, since clocks differ and people take time to type.
    static let tolerance = 1

    /// The secret that app and server share.
    let secret: Data

    /// Returns the step of a time: the number of periods since 1970.
    static func step(at time: Date) -> Int { Int((time.timeIntervalSince1970 / period).rounded(.down)) }

    /// Returns the code of a step.
    func code(at step: Int, digits: Int = 6) -> String {
        let counter = withUnsafeBytes(of: UInt64(step).bigEndian) { Data($0) }
        let mac = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: SymmetricKey(data: secret)))
        let offset = Int(mac[mac.count - 1] & 15)
        let number = mac[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } & 0x7fff_ffff
        let text = String(number)
        return String(String(repeating: "0", count: max(0, digits - text.count)) + text).suffix(digits).description
    }

    /// Returns the step whose code this is, among those that are accepted; nil if it is none of theirs.
    func step(of code: String, at now: Date) -> Int? {
        let present = Self.step(at: now)
        // All are computed, whichever it is.
        return (present - Self.tolerance...present + Self.tolerance).filter { self.code(at: $0) == code }.last
    }
}

extension Data {
    private static let base32Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    /// The bytes in base32 without padding (RFC 4648, section 6).
    var base32: String {
        var (text, buffer, bits) = ([UInt8](), 0, 0)
        for byte in self {
            buffer = (buffer << 8 | Int(byte)) & 0xfff
            bits += 8
            while bits >= 5 {
                bits -= 5
                text.append(Self.base32Digits[buffer >> bits & 31])
            }
        }
        if bits > 0 { text.append(Self.base32Digits[buffer << (5 - bits) & 31]) }
        return String(decoding: text, as: UTF8.self)
    }
}
