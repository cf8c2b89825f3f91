import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import ServerCore
import SocketIOEngine

/// Serves an accepted connection: HTTP until its end, or until a request turns it into a WebSocket.
struct HostChannel: HTTPChannelHandler {
    struct Value: ServerChildChannelValue {
        let channel: any Channel
        /// The requests that came whole, each once the one before it has its response.
        let requests: AsyncStream<WholeRequest>
        /// The channel of the requests after these; fails if the connection closes before.
        let http: EventLoopFuture<NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>>
    }

    /// The most bytes of a body that is collected before its request is handled.
    private static let largestCollectedBody = 64 << 10

    let configuration: HostConfiguration
    let exchange: HTTPExchange
    let socket: SocketRoute?
    let engines: [EngineServer]
    let isSecure: Bool

    init(
        configuration: HostConfiguration, exchange: HTTPExchange, socket: SocketRoute?, engines: [EngineServer] = [], isSecure: Bool = false
    ) {
        self.configuration = configuration
        self.exchange = exchange
        self.socket = socket
        self.engines = engines
        self.isSecure = isSecure
    }

    var responder: HTTPChannelHandler.Responder {
        { [exchange] request, writer, channel in try await exchange.respond(to: request, writer: writer, channel: channel) }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let operations = channel.pipeline.syncOperations
            let pace = RequestPace(configuration)
            try operations.addHandlers(
                RequestBytesHandler(pace: pace), HTTPResponseEncoder(), ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes)))
            if !engines.isEmpty {
                try operations.addHandler(EngineUpgradeHandler(engines: engines, isSecure: isSecure, becomesSocket: HTTPPipeline.remove))
            }
            try operations.addHandlers(
                UpgradeFilter { head, channel in takes(head, channel) }, FirstRequestHandler(timeout: TimeAmount(configuration.firstRequestTimeout)),
                HTTP1ToHTTPServerCodec(secure: isSecure), RequestPaceHandler(pace: pace, configuration: configuration),
                HTTPConnectionStateHandler(idleTimeout: configuration.idleTimeout, logger: logger))
            if !engines.isEmpty { try operations.addHandler(EnginePollingHandler(engines: engines, isSecure: isSecure)) }
            let http = channel.eventLoop.makePromise(of: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>.self)
            channel.closeFuture.whenComplete { _ in http.fail(ChannelError.ioOnClosedChannel) }
            let (requests, continuation) = AsyncStream.makeStream(of: WholeRequest.self)
            let handler = RequestHandler(largestBody: min(configuration.maximumBodyBytes, Self.largestCollectedBody), requests: continuation) { channel in
                http.completeWith(
                    Result { try NIOAsyncChannel(wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)) })
            }
            try operations.addHandler(handler)
            return Value(channel: channel, requests: requests, http: http.futureResult)
        }
    }

    func handle(value: Value, logger: Logger) async {
        await withTaskCancellationHandler {
            for await request in value.requests { request.reply(await exchange.response(to: request)) }
            guard let http = try? await value.http.get() else { return value.channel.close(promise: nil) }
            await handleHTTP(asyncChannel: http, logger: logger)
        } onCancel: {
            value.channel.close(promise: nil)
        }
    }

    /// Returns whether a request is a valid handshake for an accepted WebSocket.
    private func takes(_ head: HTTPRequestHead, _ channel: any Channel) -> Bool {
        guard let socket, let request = request(head, channel), isAllowed(request, channel) else { return false }
        return head.headers[canonicalForm: "upgrade"].map { $0.lowercased() } == ["websocket"]
            && head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
            && head.headers["sec-websocket-key"].count == 1 && head.headers["sec-websocket-version"] == ["13"]
            && !head.headers.contains(name: "content-length") && !head.headers.contains(name: "transfer-encoding")
            && socket.takes(request)
    }

    private func request(_ head: HTTPRequestHead, _ channel: any Channel) -> ServerRequest? {
        guard let head = try? HTTPRequest(head, secure: isSecure, splitCookie: false) else { return nil }
        let peer = channel.remoteAddress?.ipAddress ?? "unknown"
        return ServerRequest(head: head, remoteAddress: configuration.trustedProxies.client(of: peer, head.headerFields))
    }

    private func isAllowed(_ request: ServerRequest, _ channel: any Channel) -> Bool {
        let peer = channel.remoteAddress?.ipAddress ?? "unknown"
        guard configuration.names.allows(request.head.authority) else { return false }
        return exchange.isEncrypted(peer, request.head.headerFields) || configuration.plainHTTP == .allowed
    }
}
