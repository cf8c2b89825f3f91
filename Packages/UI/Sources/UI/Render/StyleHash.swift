#if !canImport(SwiftUI)
/// A hash of declarations that is the same in every process.
///
/// Sixteen bytes at a time, folded in by a multiplication to 128 bits, as in wyhash. All 64 bits make the class: among ten thousand different
/// styles, two share one with a chance of 1 to 370,000 million, so nothing looks for that at run time. Comparing texts within a render
/// would not find it either, since a browser keeps the rules of earlier renders.
enum StyleHash {
    @inline(__always)
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash: UInt64 = 0xA076_1D64_78BD_642F ^ UInt64(raw.count)
        var offset = 0
        while offset &+ 16 <= raw.count {
            hash = fold(word(raw, offset), word(raw, offset &+ 8), hash)
            offset &+= 16
        }
        var words: (UInt64, UInt64) = (0, 0)
        if offset &+ 8 <= raw.count {
            words.0 = word(raw, offset)
            offset &+= 8
        }
        while offset < raw.count {
            words.1 = words.1 << 8 | UInt64(raw[offset])
            offset &+= 1
        }
        return fold(fold(words.0, words.1, hash), 0, 0x8EBC_6AF0_9C88_C6E3)
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    private static func fold(_ first: UInt64, _ second: UInt64, _ hash: UInt64) -> UInt64 {
        let product = (first ^ 0xE703_7ED1_A0B4_28DB).multipliedFullWidth(by: second ^ hash)
        return product.high ^ product.low
    }
}
#endif
