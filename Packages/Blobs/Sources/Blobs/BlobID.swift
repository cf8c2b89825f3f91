import Crypto
public import Foundation

/// The name of a blob: the SHA-256 of its bytes, so that equal bytes are stored once and damaged ones are noticed.
///
/// A feature that removes what it no longer needs has an area of its own, in which nobody else stores the same bytes.
public struct BlobID: Sendable, Hashable, CustomStringConvertible {
    /// The 64 hexadecimal digits, in lower case.
    public let hexadecimal: String
    /// The area, of small letters; nil for the common one.
    public let area: String?

    /// Computes the name of bytes in the common area.
    public init(of data: Data) { self.init(of: data, area: nil) }

    /// Computes the name of bytes in an area.
    public init(of data: Data, area: String?) {
        hexadecimal = SHA256.hash(data: data).map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
        self.area = area
    }

    /// Reads a name in the common area; nil if the text isn't one.
    public init?(_ text: String) { self.init(text, area: nil) }

    /// Reads a name in an area; nil if the text isn't one.
    public init?(_ text: String, area: String?) {
        guard text.utf8.count == 64, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else { return nil }
        (hexadecimal, self.area) = (text, area)
    }

    /// The place of the bytes in a store: the area, a folder by the first two digits, and the digits.
    public var path: String { (area.map { "\($0)/" } ?? "") + "\(hexadecimal.prefix(2))/\(hexadecimal)" }

    /// The hexadecimal digits.
    public var description: String { hexadecimal }
}
