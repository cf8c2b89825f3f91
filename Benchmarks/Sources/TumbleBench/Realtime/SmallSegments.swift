import NIOCore
import SocketIOCodec

/// The time that it takes to read a large WebSocket frame that comes byte by byte, as somebody might send it to keep a server busy.
struct SmallSegments: Measure {
    let name = "realtime.small-segments"
    let bar = Bar.under(100, "ms")

    private static let runs = 9
    private static let payload = 900_000

    func run(_ settings: MeasureSettings) throws -> Figure {
        let segments = Self.frame.map { ByteBuffer(bytes: [$0]) }
        return Figure(
            medianOf: try (0..<Self.runs).map { _ in
                var parser = WebSocketParser(maximumBytes: 1_000_000, expectsMask: true)
                var read = 0
                let milliseconds = measureMilliseconds {
                    for segment in segments {
                        _ = parser.feed(segment) { message in
                            if case .text(let text) = message { read += text.readableBytes }
                        }
                    }
                }
                guard read == Self.payload else { throw MeasureError.wrongResult("\(read) of \(Self.payload) bytes were read") }
                return milliseconds
            })
    }

    /// A text frame of a client, masked with zeros.
    private static var frame: [UInt8] {
        let length = UInt64(payload)
        return [0x81, 0xFF] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + [0, 0, 0, 0]
            + Array(repeating: UInt8(ascii: "x"), count: payload)
    }
}
