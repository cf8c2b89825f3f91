/// A text to be found in bytes. Eight places at a time are ruled out by the first and the last byte, which together are rare in HTML.
struct BytePattern: Sendable {
    private let bytes: [UInt8]
    /// The first byte, eight times.
    private let first: UInt64
    /// The last byte, eight times.
    private let last: UInt64

    /// Creates a pattern of at least one byte.
    init(_ text: String) {
        bytes = Array(text.utf8)
        precondition(!bytes.isEmpty, "A pattern has at least one byte.")
        first = UInt64(bytes[0]) * Self.ones
        last = UInt64(bytes[bytes.count - 1]) * Self.ones
    }

    /// Returns the first place of the pattern at or after a position; nil if there is none that ends before `end`.
    func find(in text: UnsafeBufferPointer<UInt8>, from position: Int, to end: Int? = nil) -> Int? {
        let (raw, end, count) = (UnsafeRawBufferPointer(text), end ?? text.count, bytes.count)
        var place = position
        while place + count + 7 <= end {
            let starts = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ first
            let ends = raw.loadUnaligned(fromByteOffset: place + count - 1, as: UInt64.self) ^ last
            if Self.hasZero(starts | ends) {
                for candidate in place..<(place + 8) where isFound(in: text, at: candidate) { return candidate }
            }
            place += 8
        }
        while place + count <= end {
            if isFound(in: text, at: place) { return place }
            place += 1
        }
        return nil
    }

    /// Returns whether the pattern is at a position.
    func isFound(in text: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        guard position + bytes.count <= text.count else { return false }
        for index in bytes.indices where text[position + index] != bytes[index] { return false }
        return true
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Returns whether one of eight bytes is zero (https://graphics.stanford.edu/~seander/bithacks.html#ZeroInWord).
    @inline(__always)
    private static func hasZero(_ word: UInt64) -> Bool { (word &- ones) & ~word & (ones << 7) != 0 }
}
