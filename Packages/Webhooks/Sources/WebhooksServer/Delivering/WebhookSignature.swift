import Crypto
import Foundation

/// Proves the sender and time of a delivery: HMAC-SHA256 over `<timestamp>.<body>` with the endpoint's secret.
struct WebhookSignature: Sendable, Equatable {
    /// The time in seconds since 1970.
    let timestamp: Int
    /// The signature in lower-case hexadecimal.
    let value: String

    init(secret: String, timestamp: Int, body: Data) {
        self.timestamp = timestamp
        var code = HMAC<SHA256>(key: SymmetricKey(data: Data(secret.utf8)))
        code.update(data: Data("\(timestamp).".utf8))
        code.update(data: body)
        value = code.finalize().map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// The value of the header field; `v1` leaves room for other formats.
    var field: String { "v1=\(value)" }
}
