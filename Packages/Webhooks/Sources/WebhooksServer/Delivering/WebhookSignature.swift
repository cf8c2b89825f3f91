import Crypto
import Foundation

/// Proves that a delivery comes from here, and when it was sent: HMAC-SHA256 over `<timestamp>.<body>` with the endpoint's secret.
struct WebhookSignature: Sendable, Equatable {
    /// Seconds since 1970.
    let timestamp: Int
    /// Lower-case hexadecimal.
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

    /// As it stands in the request; `v1` leaves room for another form beside it.
    var field: String { "v1=\(value)" }
}
