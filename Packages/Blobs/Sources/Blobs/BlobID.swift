import Crypto
public import Foundation

/// The name of a blob: the SHA-256 of its bytes, so that equal bytes are stored once and damaged ones are noticed.
public struct BlobID: Sendable, Hashable, CustomStringConvertible {
    /// The 64 hexadecimal digits, in lower case.
    public let hexadecimal: String

    /// Computes the name of bytes.
    public init(of data: Data) {
        hexadecimal = SHA256.hash(data: data).map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }

    /// Reads a name; nil if the text isn't one.
    public init?(_ text: String) {
        guard text.utf8.count == 64, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else { return nil }
        hexadecimal = text
    }

    /// The hexadecimal digits.
    public var description: String { hexadecimal }
}
