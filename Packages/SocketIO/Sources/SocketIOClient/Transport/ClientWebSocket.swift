import Core
import NIOCore
import NIOPosix
import NIOSSL
import SocketIOCodec

/// A client's WebSocket.
struct ClientWebSocket: Sendable {
    /// The incoming messages, until the connection ends.
    let messages: AsyncStream<WebSocketParser.Message>
    private let channel: any Channel
    private let random: any RandomSource

    /// Opens a WebSocket.
    ///
    /// - Throws: ``SocketClientError`` if the server refuses it.
    static func connect(_ requester: HTTPRequester, _ target: String, random: any RandomSource) async throws -> ClientWebSocket {
        let (messages, continuation) = AsyncStream.makeStream(of: WebSocketParser.Message.self)
        let opened = requester.group.any().makePromise(of: Void.self)
        let key = WebSocketHandshake.key(random.bytes(16))
        let channel: any Channel
        do {
            channel = try await ClientBootstrap.connect(to: requester.address, tls: requester.tls, group: requester.group) { operations in
                try operations.addHandler(ClientWebSocketHandler(key: key, opened: opened, continuation: continuation, random: random))
            }
        } catch {
            opened.fail(error)
            throw error
        }
        let address = requester.address
        var lines = ["GET \(target) HTTP/1.1", "Host: \(address.host):\(address.port)", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: \(key)", "Sec-WebSocket-Version: 13"] + requester.fields.map { "\($0.key): \($0.value)" }
        channel.writeAndFlush(ByteBuffer(string: lines.joined(separator: "\r\n") + "\r\n\r\n"), promise: nil)
        try await withTaskCancellationHandler {
            try await opened.futureResult.get()
        } onCancel: {
            channel.close(promise: nil)
        }
        return ClientWebSocket(messages: messages, channel: channel, random: random)
    }

    /// Sends packets in one write.
    func send(_ packets: [EncodedPacket]) {
        var frames = ByteBuffer()
        for packet in packets {
            frames.writeImmutableBuffer(WebSocketFrames.frame(packet.isBinary ? .binary : .text, packet.packet, mask: random.mask()))
        }
        channel.writeAndFlush(frames, promise: nil)
    }

    func waitUntilClosed() async {
        try? await channel.closeFuture.get()
    }

    /// Sends a closing frame and disconnects.
    func close() {
        let channel = channel
        channel.writeAndFlush(WebSocketFrames.close(.normal, mask: random.mask())).whenComplete { _ in channel.close(promise: nil) }
    }
}

extension RandomSource {
    fileprivate func mask() -> UInt32 {
        bytes(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}

/// Reads the handshake's response, then frames.
private final class ClientWebSocketHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The largest message that a server may send, in bytes.
    private static let maximumBytes = 64 << 20
    private static let maximumHeadBytes = 16_384

    private let key: String
    private let opened: EventLoopPromise<Void>
    private let continuation: AsyncStream<WebSocketParser.Message>.Continuation
    private let random: any RandomSource
    private var head: ByteBuffer? = ByteBuffer()
    private var parser = WebSocketParser(maximumBytes: maximumBytes, expectsMask: false)

    init(key: String, opened: EventLoopPromise<Void>, continuation: AsyncStream<WebSocketParser.Message>.Continuation, random: any RandomSource) {
        self.key = key
        self.opened = opened
        self.continuation = continuation
        self.random = random
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        if var head {
            head.writeImmutableBuffer(bytes)
            self.head = head
            guard let rest = finishHandshake(head, context) else { return }
            self.head = nil
            bytes = rest
        }
        let broken = parser.feed(bytes) { message in
            switch message {
            case .ping(let data): context.writeAndFlush(wrapOutboundOut(WebSocketFrames.frame(.pong, data, mask: random.mask())), promise: nil)
            case .close: context.close(promise: nil)
            default: continuation.yield(message)
            }
        }
        if broken != nil { context.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        opened.fail(SocketClientError.transport("closed during the handshake"))
        continuation.finish()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        opened.fail(SocketClientError.transport("\(error)"))
        context.close(promise: nil)
    }

    /// Reads the bytes after the response's head, once it is complete.
    private func finishHandshake(_ head: ByteBuffer, _ context: ChannelHandlerContext) -> ByteBuffer? {
        let text = Array(head.readableBytesView)
        guard let end = text.indices.first(where: { text[$0...].starts(with: Array("\r\n\r\n".utf8)) }) else {
            if head.readableBytes > Self.maximumHeadBytes { context.close(promise: nil) }
            return nil
        }
        let lines = String(decoding: text[..<end], as: UTF8.self).lowercased().split(separator: "\r\n")
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let accept = "sec-websocket-accept: \(WebSocketHandshake.accept(key: key).lowercased())"
        guard status == 101, lines.contains(where: { $0 == accept }) else {
            opened.fail(SocketClientError.badResponse(status: status))
            context.close(promise: nil)
            return nil
        }
        opened.succeed()
        var rest = head
        rest.moveReaderIndex(forwardBy: end + 4)
        return rest
    }
}
