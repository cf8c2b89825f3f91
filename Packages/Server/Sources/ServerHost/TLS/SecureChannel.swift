import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore
import NIOSSL
import NIOTLS
import ServerCore
import SocketIOEngine

/// Serves an accepted TLS connection: after the handshake it speaks HTTP/2 if the client requested it (ALPN), otherwise the same as
/// ``HostChannel``, including WebSockets.
struct SecureChannel: ServerChildChannel {
    enum Connection: Sendable {
        case http1(HostChannel.Value)
        case http2(HTTP2Channel.Value)
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let connection: EventLoopFuture<Connection>
    }

    private let context: NIOSSLContext
    private let http1: HostChannel
    private let http2: HTTP2Channel
    private let handshakeTimeout: TimeAmount
    private let firstRequestTimeout: TimeAmount

    init(configuration: HostConfiguration, files: TLSFiles, exchange: HTTPExchange, socket: SocketRoute?, engines: [EngineServer]) throws {
        context = try files.makeContext()
        handshakeTimeout = TimeAmount(configuration.idleTimeout)
        firstRequestTimeout = TimeAmount(configuration.firstRequestTimeout)
        http1 = HostChannel(configuration: configuration, exchange: exchange, socket: socket, engines: engines, isSecure: true)
        var streams = exchange
        streams.isMultiplexed = true
        http2 = HTTP2Channel(
            responder: { [streams] request, writer, channel in try await streams.respond(to: request, writer: writer, channel: channel) },
            configuration: HTTP2ChannelConfiguration(
                idleTimeout: configuration.idleTimeout, gracefulCloseTimeout: configuration.shutdownTimeout,
                streamConfiguration: HTTP1Channel.Configuration(
                    additionalChannelHandlers: [RequestPaceHandler(pace: RequestPace(configuration), configuration: configuration)]
                        + (engines.isEmpty ? [] : [EnginePollingHandler(engines: engines, isSecure: true)]),
                    idleTimeout: handshakeTimeout)))
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let deadline = channel.eventLoop.scheduleTask(in: handshakeTimeout) { channel.close(promise: nil) }
            let negotiation = NIOTypedApplicationProtocolNegotiationHandler<Connection> { result, channel in
                deadline.cancel()
                return switch result {
                case .negotiated("h2"): http2.setup(channel: channel, logger: logger).map { .http2($0) }
                case .negotiated, .fallback: http1.setup(channel: channel, logger: logger).map { .http1($0) }
                }
            }
            channel.closeFuture.whenComplete { _ in deadline.cancel() }
            try channel.pipeline.syncOperations.addHandlers(
                NIOSSLServerHandler(context: context), FirstRequestHandler(timeout: firstRequestTimeout), negotiation)
            return Value(channel: channel, connection: negotiation.protocolNegotiationResult)
        }
    }

    func handle(value: Value, logger: Logger) async {
        await withTaskCancellationHandler {
            switch try? await value.connection.get() {
            case .http1(let connection)?: await http1.handle(value: connection, logger: logger)
            case .http2(let connection)?: await http2.handle(value: connection, logger: logger)
            case nil: value.channel.close(promise: nil)
            }
        } onCancel: {
            value.channel.close(promise: nil)
        }
    }
}
