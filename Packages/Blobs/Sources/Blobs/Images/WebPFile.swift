/// Reads and writes WebP files (RFC 9649): the picture and its transparency are kept, profiles and metadata are not.
enum WebPFile {
    /// The bit of an extended header that says that there is transparency.
    private static let alphaFlag: UInt8 = 0x10
    private static let animationFlag: UInt8 = 0x02

    static func rewritten(_ bytes: [UInt8]) throws(ImageProblem) -> RewrittenImage {
        var reader = ImageBytes(bytes)
        _ = try reader.take(4)
        let end = 8 + (try reader.little(4))
        _ = try reader.take(4)
        guard end <= bytes.count, end >= 20 else { throw .broken }
        var (canvas, alpha, picture): ((width: Int, height: Int)?, [UInt8]?, [UInt8]?) = (nil, nil, nil)
        var size = (width: 0, height: 0)
        while reader.position < end {
            let name = String(decoding: try reader.take(4), as: UTF8.self)
            let length = try reader.little(4)
            let content = try reader.take(length)
            if length % 2 == 1 { _ = try reader.byte() }
            guard reader.position <= end else { throw .broken }
            switch name {
            case "VP8X":
                guard canvas == nil, picture == nil, content.count == 10, let flags = content.first else { throw .broken }
                guard flags & animationFlag == 0 else { throw .unsupported }
                canvas = try canvasSize(content)
            case "ALPH": alpha = chunk(name, content)
            case "VP8 ", "VP8L":
                guard picture == nil else { throw .broken }
                size = name == "VP8 " ? try lossySize(content) : try losslessSize(content)
                picture = chunk(name, content)
            case "ANIM", "ANMF": throw .unsupported
            default: continue
            }
        }
        guard let picture, canvas.map({ $0 == size }) ?? true else { throw .broken }
        return RewrittenImage(width: size.width, height: size.height, bytes: file(size, picture, canvas == nil ? nil : alpha))
    }

    private static func canvasSize(_ content: ArraySlice<UInt8>) throws(ImageProblem) -> (width: Int, height: Int) {
        var reader = ImageBytes(Array(content))
        _ = try reader.take(4)
        return (try reader.little(3) + 1, try reader.little(3) + 1)
    }

    private static func lossySize(_ content: ArraySlice<UInt8>) throws(ImageProblem) -> (width: Int, height: Int) {
        var reader = ImageBytes(Array(content))
        // The lowest bit says that this isn't a whole picture, but a change of one before.
        guard try reader.little(3) & 1 == 0, try reader.take(3).elementsEqual([0x9D, 0x01, 0x2A]) else { throw .broken }
        let (width, height) = (try reader.little(2) & 0x3FFF, try reader.little(2) & 0x3FFF)
        guard width > 0, height > 0, reader.remaining > 0 else { throw .broken }
        return (width, height)
    }

    private static func losslessSize(_ content: ArraySlice<UInt8>) throws(ImageProblem) -> (width: Int, height: Int) {
        var reader = ImageBytes(Array(content))
        guard try reader.byte() == 0x2F else { throw .broken }
        let bits = try reader.little(4)
        guard bits >> 29 == 0, reader.remaining > 0 else { throw .broken }
        return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }

    private static func chunk(_ name: String, _ content: ArraySlice<UInt8>) -> [UInt8] {
        Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) } }

    /// Returns a file of the picture alone, in the extended form only where it has transparency of its own.
    private static func file(_ size: (width: Int, height: Int), _ picture: [UInt8], _ alpha: [UInt8]?) -> [UInt8] {
        var content = Array("WEBP".utf8)
        if let alpha {
            content += chunk("VP8X", [alphaFlag, 0, 0, 0] + (little(size.width - 1, 3) + little(size.height - 1, 3))[...])
            content += alpha
        }
        content += picture
        return Array("RIFF".utf8) + little(content.count, 4) + content
    }
}
