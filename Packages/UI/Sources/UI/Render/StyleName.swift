#if !canImport(SwiftUI)
/// The name of a style's class, as the bytes that stand in a class attribute: a space, `s`, and the number in 13 digits of base 36.
struct StyleName {
    private let bytes: (UInt64, UInt64)
    private static let count = 15

    init(_ number: UInt64) {
        var bytes: (UInt64, UInt64) = (0x7320, 0)
        var rest = number
        for index in stride(from: UInt64(Self.count - 1), to: 1, by: -1) {
            let digit = rest % 36
            rest /= 36
            let character = digit < 10 ? 48 + digit : 87 + digit
            if index < 8 { bytes.0 |= character << (index * 8) } else { bytes.1 |= character << (index * 8 - 64) }
        }
        self.bytes = (bytes.0.littleEndian, bytes.1.littleEndian)
    }

    /// Appends the name with the space before it.
    @inline(__always)
    func append(to buffer: inout ByteBuffer) {
        buffer.append(bytes, count: Self.count)
    }

    /// The name without the space.
    var text: String {
        withUnsafeBytes(of: bytes) { String(decoding: $0[1..<Self.count], as: UTF8.self) }
    }
}
#endif
