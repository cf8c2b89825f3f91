import HTTPTypes
import HummingbirdCore
import LiveUI
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket
import ServerCore
import SocketIOEngine

/// What happens on one accepted connection: its first request decides whether it becomes a WebSocket; else it speaks HTTP to its end.
struct HostChannel: HTTPChannelHandler {
    enum Connection: Sendable {
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        case webSocket(WebSocketConnection, ServerRequest)
        /// A WebSocket of Socket.IO's, which its own handler serves.
        case engine
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let connection: EventLoopFuture<Connection>
    }

    let configuration: HostConfiguration
    let exchange: HTTPExchange
    let socket: WebSocketRoute?
    let engines: [EngineServer]
    let isSecure: Bool

    init(
        configuration: HostConfiguration, exchange: HTTPExchange, socket: WebSocketRoute?, engines: [EngineServer] = [], isSecure: Bool = false
    ) {
        self.configuration = configuration
        self.exchange = exchange
        self.socket = socket
        self.engines = engines
        self.isSecure = isSecure
    }

    var responder: HTTPChannelHandler.Responder {
        { [exchange] request, writer, channel in try await exchange.answer(request, writer: writer, channel: channel) }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            var pipeline = NIOUpgradableHTTPServerPipelineConfiguration<Connection>(
                upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                    upgraders: [upgrader],
                    notUpgradingCompletionHandler: { channel in
                        channel.eventLoop.makeCompletedFuture { try setUpHTTP(channel, logger) }
                    }))
            pipeline.enablePipelining = false
            pipeline.enableErrorHandling = false
            pipeline.enableResponseHeaderValidation = false
            let operations = channel.pipeline.syncOperations
            let connection = try operations.configureUpgradableHTTPServerPipeline(configuration: pipeline)
            let filter = UpgradeFilter { head, channel in takes(head, channel) }
            let upgradeHandler = try operations.handler(type: NIOTypedHTTPServerUpgradeHandler<Connection>.self)
            try operations.addHandler(filter, position: .before(upgradeHandler))
            try operations.addHandler(FirstRequestHandler(timeout: TimeAmount(configuration.idleTimeout)))
            guard !engines.isEmpty else { return Value(channel: channel, connection: connection) }
            let taken = channel.eventLoop.makePromise(of: Connection.self)
            connection.assumeIsolated().whenComplete { result in
                // An engine's WebSocket takes the handler away that would have told.
                if case .success(let connection) = result { taken.succeed(connection) }
            }
            channel.closeFuture.whenComplete { _ in taken.fail(ChannelError.ioOnClosedChannel) }
            let upgrade = EngineUpgradeHandler(
                engines: engines, isSecure: isSecure,
                becomesSocket: { operations in
                    taken.succeed(.engine)
                    removeHTTP(from: operations)
                })
            try operations.addHandler(upgrade, position: .before(filter))
            return Value(channel: channel, connection: taken.futureResult)
        }
    }

    func handle(value: Value, logger: Logger) async {
        await withTaskCancellationHandler {
            switch try? await value.connection.get() {
            case .http(let channel)?: await handleHTTP(asyncChannel: channel, logger: logger)
            case .webSocket(let connection, let request)?: await socket?.serve(connection, request)
            case .engine?: try? await value.channel.closeFuture.get()
            case nil: value.channel.close(promise: nil)
            }
        } onCancel: {
            value.channel.close(promise: nil)
        }
    }

    private func setUpHTTP(_ channel: any Channel, _ logger: Logger) throws -> Connection {
        let operations = channel.pipeline.syncOperations
        try FirstRequestHandler.remove(from: operations)
        try operations.addHandler(HTTP1ToHTTPServerCodec(secure: isSecure))
        try operations.addHandler(HTTPConnectionStateHandler(idleTimeout: configuration.idleTimeout, logger: logger))
        if !engines.isEmpty { try operations.addHandler(EnginePollingHandler(engines: engines, isSecure: isSecure)) }
        return .http(try NIOAsyncChannel(wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
    }

    /// What stays is TLS, and for a connection that has answered requests before what waits for more of them.
    private func removeHTTP(from operations: ChannelPipeline.SynchronousOperations) {
        func remove<Handler: RemovableChannelHandler>(_ type: Handler.Type) {
            guard let context = try? operations.context(handlerType: type) else { return }
            operations.removeHandler(context: context, promise: nil)
        }
        remove(FirstRequestHandler.self)
        remove(UpgradeFilter.self)
        remove(NIOTypedHTTPServerUpgradeHandler<Connection>.self)
        remove(EnginePollingHandler.self)
        remove(HTTPConnectionStateHandler.self)
        remove(HTTP1ToHTTPServerCodec.self)
        remove(HTTPResponseEncoder.self)
        remove(ByteToMessageHandler<HTTPRequestDecoder>.self)
    }

    /// Whether NIO, too, will find the request fit to become a WebSocket.
    private func takes(_ head: HTTPRequestHead, _ channel: any Channel) -> Bool {
        guard let socket, let request = request(head, channel), isAllowed(request, channel) else { return false }
        return head.headers[canonicalForm: "upgrade"].map { $0.lowercased() } == ["websocket"]
            && head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
            && head.headers["sec-websocket-key"].count == 1 && head.headers["sec-websocket-version"] == ["13"]
            && !head.headers.contains(name: "content-length") && !head.headers.contains(name: "transfer-encoding")
            && socket.takes(request)
    }

    private var upgrader: NIOTypedWebSocketServerUpgrader<Connection> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: configuration.maximumMessageBytes,
            enableAutomaticErrorHandling: false,
            // The filter before has decided.
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    guard let request = request(head, channel) else { throw ChannelError.inappropriateOperationForState }
                    let operations = channel.pipeline.syncOperations
                    try FirstRequestHandler.remove(from: operations)
                    operations.removeHandler(context: try operations.context(handlerType: UpgradeFilter.self), promise: nil)
                    if !engines.isEmpty {
                        operations.removeHandler(context: try operations.context(handlerType: EngineUpgradeHandler.self), promise: nil)
                    }
                    let inbox = LiveInbox { channel.read() }
                    try operations.addHandler(
                        WebSocketMessageHandler(
                            maximumBytes: configuration.maximumMessageBytes, pingInterval: TimeAmount(configuration.pingInterval), inbox: inbox))
                    return .webSocket(WebSocketConnection(inbox: inbox, channel: channel), request)
                }
            })
    }

    private func request(_ head: HTTPRequestHead, _ channel: any Channel) -> ServerRequest? {
        guard let head = try? HTTPRequest(head, secure: isSecure, splitCookie: false) else { return nil }
        let peer = channel.remoteAddress?.ipAddress ?? "unknown"
        return ServerRequest(head: head, remoteAddress: configuration.trustedProxies.client(of: peer, head.headerFields))
    }

    private func isAllowed(_ request: ServerRequest, _ channel: any Channel) -> Bool {
        let peer = channel.remoteAddress?.ipAddress ?? "unknown"
        return exchange.isEncrypted(peer, request.head.headerFields) || configuration.plainHTTP == .allowed
    }
}
