import Core
import Crypto
import Foundation
import ServerCore

/// The text of an API key: 256 random bits after ``/ServerCore/APIKeyCaller/prefix``. Only its hash is stored.
struct KeySecret: Sendable, Equatable, CustomStringConvertible {
    let text: String

    /// Wraps the key that a client sent.
    init(_ text: String) { self.text = text }

    /// Makes a new key.
    init(random: any RandomSource) { text = APIKeyCaller.prefix + random.hexadecimal(byteCount: 32) }

    /// The text to store. A fast hash is enough, because 256 random bits can't be guessed.
    var hash: String { SHA256.hash(data: Data(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

    /// The type's name alone, which keeps the key out of logs.
    var description: String { "KeySecret" }
}
