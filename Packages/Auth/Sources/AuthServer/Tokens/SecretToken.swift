import Core
import Crypto
import Foundation

/// A secret of 256 random bits as base64url, kept by a client or mailed to a person. The database holds only its hash.
struct SecretToken: Sendable, Equatable, CustomStringConvertible {
    let text: String

    /// Wraps the token that a client sent.
    init(_ text: String) { self.text = text }

    /// Makes a new token.
    init(random: any RandomSource) { text = Data(random.bytes(32)).base64URL }

    /// The text to store. A fast hash is enough, because 256 random bits can't be guessed.
    var hash: String { SHA256.hash(data: Data(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

    /// Returns the refresh token that follows this one. It is computed rather than random, so that a lost response can be repeated although no token
    /// is stored. Nobody can compute it without the secret.
    func successor(secret: SymmetricKey) -> SecretToken {
        SecretToken(Data(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: secret)).base64URL)
    }

    /// The type's name alone, which keeps the token out of logs.
    var description: String { "SecretToken" }
}

extension Data {
    /// The bytes as base64url without padding (RFC 4648, section 5).
    var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Reads base64url; nil if the text isn't valid.
    init?(base64URL text: some StringProtocol) {
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        self.init(base64Encoded: String(text).replacing("-", with: "+").replacing("_", with: "/") + padding)
    }
}
