import HTTPTypes
public import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix

/// A port for engines alone, for servers that serve nothing else; other paths return 404.
///
/// ```swift
/// let listener = try await EngineListener.bind([engine], port: 3000, group: MultiThreadedEventLoopGroup.singleton)
/// ```
public struct EngineListener: Sendable {
    private let channel: any Channel
    private let engines: [EngineServer]

    /// The port number.
    public var port: Int { channel.localAddress?.port ?? 0 }

    /// Starts to listen.
    ///
    /// - Parameter port: 0 to let the system choose.
    /// - Throws: the system's error if the port can't be used.
    public static func bind(_ engines: [EngineServer], host: String = "127.0.0.1", port: Int, group: any EventLoopGroup) async throws -> EngineListener {
        let channel = try await ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 4_096)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 1_024, maximum: 65_536))
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try setUp(channel, engines) }
            }
            .bind(host: host, port: port).get()
        return EngineListener(channel: channel, engines: engines)
    }

    /// Ends the engines' sessions and stops listening.
    public func close() async throws {
        for engine in engines { engine.stop() }
        try await channel.close()
    }

    /// Waits until it is closed.
    public func waitUntilClosed() async throws {
        try await channel.closeFuture.get()
    }

    private static func setUp(_ channel: any Channel, _ engines: [EngineServer]) throws {
        let operations = channel.pipeline.syncOperations
        let encoder = HTTPResponseEncoder()
        let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
        var others: [any RemovableChannelHandler] = []
        let upgrade = EngineUpgradeHandler(
            engines: engines, isSecure: false,
            becomesSocket: { operations in
                for handler in others { operations.removeHandler(handler, promise: nil) }
                others = []
                operations.removeHandler(encoder, promise: nil)
                operations.removeHandler(decoder, promise: nil)
            },
            staysHTTP: { operations in
                others = [HTTP1ToHTTPServerCodec(secure: false), EnginePollingHandler(engines: engines, isSecure: false), NotFoundHandler()]
                try operations.addHandlers(others)
            })
        try operations.addHandlers([encoder, decoder, upgrade])
    }
}

/// Responds to requests that no engine has taken.
private final class NotFoundHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias OutboundOut = HTTPResponsePart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .end = unwrapInboundIn(data) else { return }
        context.write(wrapOutboundOut(.head(HTTPResponse(status: .notFound, headerFields: [.contentLength: "0"]))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
