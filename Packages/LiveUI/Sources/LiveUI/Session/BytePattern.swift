/// A text to be found in bytes, by the algorithm of Boyer, Moore and Horspool: where the last byte can't be the pattern's, as many bytes are skipped as
/// the pattern allows.
struct BytePattern: Sendable {
    private let bytes: [UInt8]
    /// By the value of a byte, the distance to the next place where the pattern may end.
    private let skips: [UInt8]

    /// Creates a pattern of 1 to 255 bytes.
    init(_ text: String) {
        bytes = Array(text.utf8)
        precondition((1...255).contains(bytes.count), "A pattern has 1 to 255 bytes.")
        var skips = [UInt8](repeating: UInt8(bytes.count), count: 256)
        for (index, byte) in bytes.dropLast().enumerated() { skips[Int(byte)] = UInt8(bytes.count - 1 - index) }
        self.skips = skips
    }

    /// Returns the first place of the pattern at or after a position; nil if there is none that ends before `end`.
    func find(in text: UnsafeBufferPointer<UInt8>, from position: Int, to end: Int? = nil) -> Int? {
        let end = end ?? text.count
        return skips.withUnsafeBufferPointer { skips in
            var last = position + bytes.count - 1
            while last < end {
                if text[last] == bytes[bytes.count - 1], isFound(in: text, at: last - bytes.count + 1) { return last - bytes.count + 1 }
                last += Int(skips[Int(text[last])])
            }
            return nil
        }
    }

    /// Returns whether the pattern is at a position.
    func isFound(in text: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        guard position + bytes.count <= text.count else { return false }
        for index in bytes.indices where text[position + index] != bytes[index] { return false }
        return true
    }
}
