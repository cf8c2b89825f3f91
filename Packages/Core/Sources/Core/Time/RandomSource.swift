/// A source of randomness, resolved from the container so that tests can repeat a run.
public protocol RandomSource: Sendable {
    /// Returns random bytes; suitable for keys and tokens if the source is ``SystemRandomSource``.
    func bytes(_ count: Int) -> [UInt8]
}

/// The operating system's cryptographically secure generator.
public struct SystemRandomSource: RandomSource {
    /// Creates the source.
    public init() {}

    /// Returns random bytes from the operating system.
    public func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        // Each call to the operating system returns eight bytes.
        while bytes.count < count {
            withUnsafeBytes(of: generator.next()) { bytes.append(contentsOf: $0.prefix(count - bytes.count)) }
        }
        return bytes
    }
}

extension RandomSource {
    /// Returns a random hexadecimal string of `2 * byteCount` lower-case characters.
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

    /// Returns a random integer in a range, for jitter and shuffling.
    public func integer(in range: Range<Int>) -> Int {
        let word = bytes(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return range.lowerBound + Int(word % UInt64(range.count))
    }
}
