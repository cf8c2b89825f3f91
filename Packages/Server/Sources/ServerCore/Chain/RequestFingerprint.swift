import Core
import Crypto
import Foundation
import HTTPTypes

/// The identity of a call, which must be equal for two calls with the same `Idempotency-Key`: SHA-256 of the endpoint, the path and the body as they came.
struct RequestFingerprint: Sendable {
    /// The hash in hexadecimal.
    let text: String
    /// The fingerprint that versions before this one stored, which keys keep for a day: the endpoint and the input encoded again.
    private let earlier: @Sendable () -> String?

    init(endpoint: String, request: ServerRequest, input: some Encodable & Sendable) {
        var hash = SHA256()
        hash.update(data: Data("\(endpoint)\n\(request.head.path ?? "")\n".utf8))
        hash.update(data: request.body)
        text = hash.finalize().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        earlier = { try? endpoint + " " + WireJSON.encoder().text(input) }
    }

    /// Returns whether a stored fingerprint is this one.
    func matches(_ stored: String) -> Bool { stored == text || stored == earlier() }
}
