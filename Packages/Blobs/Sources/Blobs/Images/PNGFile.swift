/// Reads and writes PNG files: the chunks that decode the picture are kept, each with a right checksum, texts, profiles and animations are not.
enum PNGFile {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The lengths of what may be kept besides the picture itself: transparent color and gamma have few bytes, so nothing can hide in them.
    private static let smallChunks = ["tRNS": 0...256, "gAMA": 4...4, "cHRM": 32...32, "sRGB": 1...1]

    static func rewritten(_ bytes: [UInt8]) throws(ImageProblem) -> RewrittenImage {
        var reader = ImageBytes(bytes)
        _ = try reader.take(signature.count)
        var output = signature
        output.reserveCapacity(bytes.count)
        var (size, hasData, dataEnded): ((width: Int, height: Int)?, Bool, Bool) = (nil, false, false)
        while true {
            let start = reader.position
            let length = try reader.big(4)
            let named = try reader.take(4)
            guard named.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else { throw .broken }
            let name = String(decoding: named, as: UTF8.self)
            let content = try reader.take(length)
            guard try reader.big(4) == Int(checksum(named, content)) else { throw .broken }
            guard (size == nil) == (name == "IHDR") else { throw .broken }
            if hasData, name != "IDAT" { dataEnded = true }
            switch name {
            case "IHDR": size = try header(content)
            case "PLTE": guard !hasData, (3...768).contains(length), length % 3 == 0 else { throw .broken }
            case "IDAT":
                guard !dataEnded else { throw .broken }
                hasData = true
            case "IEND":
                guard let size, hasData, length == 0 else { throw .broken }
                output += bytes[start..<reader.position]
                return RewrittenImage(width: size.width, height: size.height, bytes: output)
            default:
                // A capital first letter marks chunks that a picture can't be shown without.
                guard named.first.map({ $0 >= 97 }) ?? false else { throw .unsupported }
                guard smallChunks[name]?.contains(length) == true, !hasData else { continue }
            }
            output += bytes[start..<reader.position]
        }
    }

    private static func header(_ content: ArraySlice<UInt8>) throws(ImageProblem) -> (width: Int, height: Int) {
        guard content.count == 13 else { throw .broken }
        var reader = ImageBytes(Array(content))
        let (width, height) = (try reader.big(4), try reader.big(4))
        let (depth, color, compression, filter, interlace) = (
            try reader.byte(), try reader.byte(), try reader.byte(), try reader.byte(), try reader.byte()
        )
        guard (1...1 << 24).contains(width), (1...1 << 24).contains(height), compression == 0, filter == 0, interlace <= 1 else { throw .broken }
        let depths: [UInt8: [UInt8]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
        guard depths[color]?.contains(depth) == true else { throw .broken }
        return (width, height)
    }

    private static func checksum(_ name: ArraySlice<UInt8>, _ content: ArraySlice<UInt8>) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in name { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
        for byte in content { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
        return value ^ 0xFFFF_FFFF
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}
