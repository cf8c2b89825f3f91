import Core
import Crypto
import Foundation

/// A secret that somebody keeps or is sent: 256 bits as base64url. The database holds its hash only.
struct SecretToken: Sendable, Equatable, CustomStringConvertible {
    let text: String

    /// The token that a client sent.
    init(_ text: String) { self.text = text }

    /// A new token.
    init(random: any RandomSource) { text = Data(random.bytes(32)).base64URL }

    /// What is stored. A fast hash is enough: there is nothing to guess in 256 random bits.
    var hash: String { SHA256.hash(data: Data(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

    /// The refresh token that comes after this one. It is computed, not drawn, so that an answer that got lost can be given again although no
    /// token is stored; without the secret nobody can compute it.
    func successor(secret: SymmetricKey) -> SecretToken {
        SecretToken(Data(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: secret)).base64URL)
    }

    /// Nothing of the token.
    var description: String { "SecretToken" }
}
