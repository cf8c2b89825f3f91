import Crypto
import Foundation

/// The proof of a webhook in the header field `Stripe-Signature`: a time and one or, while a secret is replaced, several HMAC-SHA256 of time and body.
struct StripeSignature: Sendable {
    /// The greatest difference between the time of signing and ours, in seconds, so that a notice that somebody recorded is soon worthless.
    static let tolerance = 300.0

    let timestamp: Int
    let codes: [[UInt8]]

    /// Parses a header field such as `t=1492774577,v1=5257a869...,v0=...`; nil if it has no time or no signature of version 1.
    init?(_ field: String) {
        var time: Int?
        var codes: [[UInt8]] = []
        for part in field.split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            switch pair[0].trimmingCharacters(in: .whitespaces) {
            case "t": time = Int(pair[1])
            case "v1": if let code = Self.bytes(hexadecimal: pair[1]) { codes.append(code) }
            default: break
            }
        }
        guard let time, !codes.isEmpty else { return nil }
        timestamp = time
        self.codes = codes
    }

    /// Returns whether one of the codes is right and the time is near enough. Codes are compared in a time that doesn't depend on where they differ.
    func proves(_ body: [UInt8], secret: String, at now: Date) -> Bool {
        guard abs(now.timeIntervalSince1970 - Double(timestamp)) <= Self.tolerance else { return false }
        let signed = Data("\(timestamp).".utf8) + Data(body)
        let key = SymmetricKey(data: Data(secret.utf8))
        return codes.contains { HMAC<SHA256>.isValidAuthenticationCode($0, authenticating: signed, using: key) }
    }

    private static func bytes(hexadecimal text: Substring) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 2), digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16) }
    }
}
