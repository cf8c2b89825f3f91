/// The codewords of a QR code: the text in byte mode, and error correction of level M.
enum QRCodeData {
    private static let correctionLengths = [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        28, 28, 28,
    ]
    private static let blockCounts = [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]

    /// Returns the number of bytes of text that a version holds.
    static func capacity(of version: Int) -> Int { dataLength(version) - (version < 10 ? 2 : 3) }

    /// Returns the codewords of a text in the order in which they are drawn.
    static func codewords(of bytes: [UInt8], version: Int) -> [UInt8] {
        let (blocks, correction) = (blockCounts[version - 1], correctionLengths[version - 1])
        let data = data(bytes, version: version)
        let divisor = divisor(correction)
        let longBlocks = data.count % blocks
        var (parts, corrections, start) = ([[UInt8]](), [[UInt8]](), 0)
        for block in 0..<blocks {
            // The longer blocks come last.
            let end = start + data.count / blocks + (block >= blocks - longBlocks ? 1 : 0)
            parts.append(Array(data[start..<end]))
            corrections.append(remainder(of: data[start..<end], by: divisor))
            start = end
        }
        let longest = data.count / blocks + 1
        return (0..<longest).flatMap { index in parts.compactMap { index < $0.count ? $0[index] : nil } }
            + (0..<correction).flatMap { index in corrections.map { $0[index] } }
    }

    /// Returns mode, length and text, padded to the version's length.
    private static func data(_ bytes: [UInt8], version: Int) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) { bits += (0..<count).reversed().map { value >> $0 & 1 == 1 } }
        append(0b0100, 4)
        append(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        let length = dataLength(version)
        append(0, min(4, length * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } as UInt8 }
        for index in 0..<max(0, length - data.count) { data.append(index % 2 == 0 ? 0xec : 0x11) }
        return data
    }

    private static func dataLength(_ version: Int) -> Int {
        moduleCount(version) / 8 - correctionLengths[version - 1] * blockCounts[version - 1]
    }

    /// Returns the number of modules that hold data or error correction.
    private static func moduleCount(_ version: Int) -> Int {
        var count = (16 * version + 128) * version + 64
        if version >= 2 {
            let alignments = version / 7 + 2
            count -= (25 * alignments - 10) * alignments - 55
        }
        return version >= 7 ? count - 36 : count
    }

    /// Returns the generator polynomial of Reed and Solomon, without its leading 1.
    private static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    private static func remainder(of data: ArraySlice<UInt8>, by divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }

    /// Multiplies in the field of 256 elements with the polynomial 0x11d.
    private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11d
            if second >> UInt8(bit) & 1 == 1 { result ^= Int(first) }
        }
        return UInt8(result & 0xff)
    }
}
