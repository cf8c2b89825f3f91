#if !canImport(SwiftUI)
/// A hash of declarations that is the same in every process.
///
/// Eight bytes at a time, each folded in by a multiplication to 128 bits (as in wyhash). All 64 bits make the class: among ten thousand different
/// styles, two share one with a chance of 1 to 370,000 million, so nothing looks for that at run time. Comparing texts within a render
/// would not find it either, since a browser keeps the rules of earlier renders.
enum StyleHash {
    @inline(__always)
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash: UInt64 = 0xA076_1D64_78BD_642F ^ UInt64(raw.count)
        var offset = 0
        while offset &+ 8 <= raw.count {
            hash = fold(hash ^ UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset &+= 8
        }
        var tail: UInt64 = 0
        while offset < raw.count {
            tail = tail << 8 | UInt64(raw[offset])
            offset &+= 1
        }
        return fold(fold(hash ^ tail) ^ 0x8EBC_6AF0_9C88_C6E3)
    }

    @inline(__always)
    private static func fold(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
    }
}
#endif
