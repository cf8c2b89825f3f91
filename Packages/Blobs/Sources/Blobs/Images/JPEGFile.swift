/// Reads and writes JPEG files (ITU T.81): what decodes the picture is kept, application segments and comments are not.
enum JPEGFile {
    /// The most scans of a progressive picture. Encoders write about ten; each one costs a pass over the whole picture.
    private static let mostScans = 50

    private enum Marker {
        static let start: UInt8 = 0xD8
        static let end: UInt8 = 0xD9
        static let scan: UInt8 = 0xDA
        static let quantization: UInt8 = 0xDB
        static let huffman: UInt8 = 0xC4
        static let restartInterval: UInt8 = 0xDD
        static let adobe: UInt8 = 0xEE
        static let exif: UInt8 = 0xE1
        static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
        static let application: ClosedRange<UInt8> = 0xE0...0xEF
        static let comment: UInt8 = 0xFE
        /// Baseline, extended and progressive pictures; others are lossless, hierarchical or arithmetic, which browsers don't show.
        static let frames: Set<UInt8> = [0xC0, 0xC1, 0xC2]
    }

    static func rewritten(_ bytes: [UInt8]) throws(ImageProblem) -> RewrittenImage {
        var reader = ImageBytes(bytes)
        guard try reader.byte() == 0xFF, try reader.byte() == Marker.start else { throw .broken }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var (frame, scans, orientation): ((width: Int, height: Int)?, Int, UInt8?) = (nil, 0, nil)
        var marker = try nextMarker(&reader)
        while marker != Marker.end {
            let length = try reader.big(2)
            guard length >= 2 else { throw .broken }
            let content = try reader.take(length - 2)
            switch marker {
            case let marker where Marker.frames.contains(marker):
                guard frame == nil else { throw .broken }
                frame = try size(content)
                append(marker, content, to: &output)
            case Marker.quantization, Marker.huffman, Marker.restartInterval:
                append(marker, content, to: &output)
            case Marker.scan:
                scans += 1
                guard frame != nil, scans <= mostScans else { throw .broken }
                append(marker, content, to: &output)
                output += try entropy(&reader)
            case Marker.adobe where content.count == 12 && content.starts(with: Array("Adobe".utf8)):
                // Says how colors are to be read.
                append(marker, content, to: &output)
            case Marker.exif:
                orientation = orientation ?? EXIFOrientation.read(content)
            case Marker.application, Marker.comment:
                break
            default:
                throw .unsupported
            }
            marker = try nextMarker(&reader)
        }
        guard let frame, scans > 0 else { throw .broken }
        // What follows the end is left out: it may be another file.
        let head = [0xFF, Marker.start] + (orientation.map(EXIFOrientation.segment) ?? [])
        return RewrittenImage(width: frame.width, height: frame.height, bytes: head + output + [0xFF, Marker.end])
    }

    /// Returns the marker that must follow, without the bytes that fill up to it.
    private static func nextMarker(_ reader: inout ImageBytes) throws(ImageProblem) -> UInt8 {
        guard try reader.byte() == 0xFF else { throw .broken }
        var marker = try reader.byte()
        while marker == 0xFF { marker = try reader.byte() }
        return marker
    }

    private static func size(_ content: ArraySlice<UInt8>) throws(ImageProblem) -> (width: Int, height: Int) {
        var reader = ImageBytes(Array(content))
        guard try reader.byte() == 8 else { throw .unsupported }
        let (height, width, components) = (try reader.big(2), try reader.big(2), Int(try reader.byte()))
        guard width > 0, height > 0, content.count == 6 + 3 * components else { throw .broken }
        guard components == 1 || components == 3 else { throw .unsupported }
        return (width, height)
    }

    private static func append(_ marker: UInt8, _ content: ArraySlice<UInt8>, to output: inout [UInt8]) {
        let length = content.count + 2
        output += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)]
        output += content
    }

    /// Returns the compressed data of a scan, which ends before the next marker. In it, 255 is followed by 0 or a restart.
    private static func entropy(_ reader: inout ImageBytes) throws(ImageProblem) -> ArraySlice<UInt8> {
        let (bytes, start) = (reader.bytes, reader.position)
        var position = start
        while position + 1 < bytes.count {
            if bytes[position] != 0xFF {
                position += 1
            } else if bytes[position + 1] == 0 || Marker.restarts.contains(bytes[position + 1]) {
                position += 2
            } else {
                guard position > start else { throw .broken }
                reader.position = position
                return bytes[start..<position]
            }
        }
        throw .broken
    }
}
