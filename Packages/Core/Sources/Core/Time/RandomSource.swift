/// The source of chance. Taken from the container everywhere, so that tests can repeat a run.
public protocol RandomSource: Sendable {
    /// Random bytes, fit for keys and tokens when the source is ``SystemRandomSource``.
    func bytes(_ count: Int) -> [UInt8]
}

/// The operating system's cryptographically secure source.
public struct SystemRandomSource: RandomSource {
    /// Creates the source.
    public init() {}

    /// Random bytes from the operating system.
    public func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        // Each draw asks the operating system: eight bytes at a time.
        while bytes.count < count {
            withUnsafeBytes(of: generator.next()) { bytes.append(contentsOf: $0.prefix(count - bytes.count)) }
        }
        return bytes
    }
}

extension RandomSource {
    /// A random lower-case hexadecimal string of `2 * byteCount` characters.
    ///
    /// ```swift
    /// let requestID = random.hexadecimal(byteCount: 8)
    /// ```
    public func hexadecimal(byteCount: Int) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(byteCount * 2)
        for byte in bytes(byteCount) {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// A random whole number in a range, for jitter and shuffling.
    public func integer(in range: Range<Int>) -> Int {
        let word = bytes(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return range.lowerBound + Int(word % UInt64(range.count))
    }
}
