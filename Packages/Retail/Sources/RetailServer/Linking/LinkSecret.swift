import Core
import Crypto
import Foundation

/// A secret of 256 random bits as base64url: a state, a ticket, or the verifier of a code.
struct LinkSecret: Sendable, CustomStringConvertible {
    let text: String

    /// Wraps what somebody sent.
    init(_ text: String) { self.text = text }

    /// Makes a new one.
    init(random: any RandomSource) { text = Self.base64URL(Data(random.bytes(32))) }

    /// The text to store. A fast hash is enough, because 256 random bits can't be guessed.
    var hash: String { challenge }

    /// The hash that is sent ahead of a verifier (RFC 7636, S256).
    var challenge: String { Self.base64URL(Data(SHA256.hash(data: Data(text.utf8)))) }

    /// The type's name alone, which keeps the secret out of logs.
    var description: String { "LinkSecret" }

    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
