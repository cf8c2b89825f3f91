import Core
import Crypto
import Foundation

/// The identity of a call, which must be equal for two calls with the same `Idempotency-Key`: SHA-256 of the endpoint and its input.
///
/// The input is encoded again, with its keys in order: clients that repeat a call may write its members in another order.
struct RequestFingerprint: Sendable {
    /// The hash in hexadecimal.
    let text: String
    /// The form that versions before this one stored, which keys keep for a day.
    private let plain: String

    /// - Throws: any error of encoding the input.
    init(endpoint: String, input: some Encodable) throws {
        plain = try endpoint + " " + WireJSON.encoder().text(input)
        let digits = Array("0123456789abcdef".utf8)
        text = String(decoding: SHA256.hash(data: Data(plain.utf8)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Returns whether a stored fingerprint is this one.
    func matches(_ stored: String) -> Bool { stored == text || stored == plain }
}
