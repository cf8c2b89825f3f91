import NIOCore

extension ByteBuffer {
    /// Writes bytes with a mask applied or removed, which is the same operation.
    ///
    /// - Parameter mask: four bytes in the machine's order.
    mutating func writeMasked(_ data: ByteBuffer, mask: UInt32) {
        let count = data.readableBytes
        let wide = UInt64(mask.littleEndian) << 32 | UInt64(mask.littleEndian)
        data.withUnsafeReadableBytes { source in
            _ = writeWithUnsafeMutableBytes(minimumWritableBytes: count) { target in
                var index = 0
                while index + 8 <= count {
                    let word = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    target.storeBytes(of: word ^ wide.littleEndian, toByteOffset: index, as: UInt64.self)
                    index += 8
                }
                while index < count {
                    target[index] = source[index] ^ UInt8(truncatingIfNeeded: wide >> UInt64((index & 3) * 8))
                    index += 1
                }
                return count
            }
        }
    }
}
