import Foundation
import NIOCore
import NIOPosix
import SocketIOCodec

/// A connection that sends and reads bytes as a test tells it to.
actor RawConnection {
    enum Frame: Equatable {
        case text(String)
        case binary([UInt8])
        case close(UInt16?)
        case ping
        case pong
    }

    struct Response: Equatable {
        var status = 0
        var fields: [String: String] = [:]
        var body = ""
    }

    struct Closed: Error {}

    private nonisolated let channel: any Channel
    private let stream: AsyncStream<ByteBuffer>
    private var input = ByteBuffer()

    private final class Reader: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        let continuation: AsyncStream<ByteBuffer>.Continuation

        init(_ continuation: AsyncStream<ByteBuffer>.Continuation) { self.continuation = continuation }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) { continuation.yield(unwrapInboundIn(data)) }
        func channelInactive(context: ChannelHandlerContext) { continuation.finish() }
        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }

    init(port: Int, reads: Bool = true) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.socketOption(.so_rcvbuf), value: reads ? 262_144 : 4_096)
            .channelOption(.autoRead, value: reads)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(Reader(continuation)) }
            }
            .connect(host: "127.0.0.1", port: port).get()
        self.stream = stream
    }

    nonisolated func write(_ text: String) { channel.writeAndFlush(ByteBuffer(string: text), promise: nil) }
    nonisolated func write(_ bytes: ByteBuffer) { channel.writeAndFlush(bytes, promise: nil) }
    nonisolated func text(_ text: String) { write(WebSocketFrames.frame(.text, ByteBuffer(string: text), mask: 0x0102_0304)) }
    nonisolated func binary(_ bytes: [UInt8]) { write(WebSocketFrames.frame(.binary, ByteBuffer(bytes: bytes), mask: 0x0102_0304)) }
    /// Waits until the system has taken everything that was written.
    nonisolated func waitUntilWritten() async throws { try await channel.writeAndFlush(ByteBuffer()).get() }
    nonisolated func close() async { try? await channel.close() }
    nonisolated func waitUntilClosed() async throws { try await channel.closeFuture.get() }
    nonisolated func startReading() async throws { try await channel.setOption(.autoRead, value: true).get() }

    nonisolated func request(_ method: String, _ target: String, _ fields: [String: String] = [:], body: String? = nil) {
        var fields = fields
        if let body { fields["Content-Length"] = fields["Content-Length"] ?? String(body.utf8.count) }
        let lines = ["\(method) \(target) HTTP/1.1", "Host: test"] + fields.map { "\($0): \($1)" }
        write(lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
    }

    func exchange(_ method: String, _ target: String, _ fields: [String: String] = [:], body: String? = nil) async throws -> Response {
        request(method, target, fields, body: body)
        return try await response()
    }

    func response() async throws -> Response {
        while true {
            let view = String(buffer: input)
            if let end = view.range(of: "\r\n\r\n") {
                var response = Response()
                let lines = view[..<end.lowerBound].components(separatedBy: "\r\n")
                response.status = Int(lines[0].split(separator: " ")[1]) ?? 0
                for line in lines.dropFirst() {
                    let sides = line.split(separator: ":", maxSplits: 1)
                    response.fields[sides[0].lowercased()] = sides.count > 1 ? sides[1].trimmingCharacters(in: .whitespaces) : ""
                }
                let head = view[..<end.upperBound].utf8.count
                let length = Int(response.fields["content-length"] ?? "0") ?? 0
                if input.readableBytes >= head + length {
                    input.moveReaderIndex(forwardBy: head)
                    response.body = input.readString(length: length) ?? ""
                    return response
                }
            }
            try await more()
        }
    }

    func frame() async throws -> Frame {
        while true {
            if let frame = parse() { return frame }
            try await more()
        }
    }

    /// The next text, pings aside.
    func nextText(answeringPings: Bool = true) async throws -> String {
        while true {
            switch try await frame() {
            case .text("2") where answeringPings: text("3")
            case .text(let text): return text
            case let other: throw Unexpected(frame: other)
            }
        }
    }

    struct Unexpected: Error {
        let frame: Frame
    }

    private func more() async throws {
        var iterator = stream.makeAsyncIterator()
        guard var bytes = await iterator.next(isolation: self) else { throw Closed() }
        input.discardReadBytes()
        input.writeBuffer(&bytes)
    }

    private func parse() -> Frame? {
        guard let first: UInt8 = input.getInteger(at: input.readerIndex), let second: UInt8 = input.getInteger(at: input.readerIndex + 1) else { return nil }
        var length = Int(second & 127)
        var header = 2
        if length == 126 {
            guard let long: UInt16 = input.getInteger(at: input.readerIndex + 2) else { return nil }
            (length, header) = (Int(long), 4)
        } else if length == 127 {
            guard let long: UInt64 = input.getInteger(at: input.readerIndex + 2) else { return nil }
            (length, header) = (Int(long), 10)
        }
        guard input.readableBytes >= header + length else { return nil }
        input.moveReaderIndex(forwardBy: header)
        guard let data = input.readSlice(length: length) else { return nil }
        switch first & 15 {
        case 1: return .text(String(buffer: data))
        case 2: return .binary(Array(buffer: data))
        case 8: return .close(data.getInteger(at: data.readerIndex))
        case 9: return .ping
        default: return .pong
        }
    }
}
