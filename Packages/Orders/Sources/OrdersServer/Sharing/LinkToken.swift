import Core
import Crypto
import Foundation

/// The secret of a tracking link: 192 random bits as hexadecimal digits. The database holds only its hash.
struct LinkToken: Sendable, Hashable {
    let text: String

    /// Wraps the token that a client sent.
    init(_ text: String) { self.text = text }

    /// Makes a new token.
    init(random: any RandomSource) { text = random.hexadecimal(byteCount: 24) }

    /// The text to store. A fast hash is enough, because the token can't be guessed.
    var hash: String { SHA256.hash(data: Data(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
