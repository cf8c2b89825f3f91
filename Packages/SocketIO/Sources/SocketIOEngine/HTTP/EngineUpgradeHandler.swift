import HTTPTypes
public import NIOCore
public import NIOHTTP1
import NIOHTTPTypesHTTP1
import SocketIOCodec

/// Turns an HTTP/1 connection into an engine's WebSocket when a request asks for it, the first or a later one. It is placed after the HTTP codec, and
/// passes on all other requests unchanged.
public final class EngineUpgradeHandler: ChannelDuplexHandler, RemovableChannelHandler {
    /// Parts of requests.
    public typealias InboundIn = HTTPServerRequestPart
    /// Parts of requests for other handlers.
    public typealias InboundOut = HTTPServerRequestPart
    /// Parts of other handlers' responses.
    public typealias OutboundIn = HTTPServerResponsePart
    /// Parts of a refusal.
    public typealias OutboundOut = HTTPServerResponsePart

    private let engines: [EngineServer]
    private let isSecure: Bool
    private let becomesSocket: (ChannelPipeline.SynchronousOperations) throws -> Void
    private let staysHTTP: (ChannelPipeline.SynchronousOperations) throws -> Void
    private var head: (HTTPRequestHead, EngineServer)?
    private var isHTTP = false
    /// The number of forwarded requests without a response.
    private var unanswered = 0

    /// Creates a handler for one connection.
    ///
    /// - Parameters:
    ///   - becomesSocket: removes the HTTP codec from the pipeline, and any later handlers that act on their own, such as for idle connections.
    ///   - staysHTTP: adds the pipeline's remaining handlers before the first request is passed on.
    public init(
        engines: [EngineServer], isSecure: Bool, becomesSocket: @escaping (ChannelPipeline.SynchronousOperations) throws -> Void,
        staysHTTP: @escaping (ChannelPipeline.SynchronousOperations) throws -> Void = { _ in }
    ) {
        self.engines = engines
        self.isSecure = isSecure
        self.becomesSocket = becomesSocket
        self.staysHTTP = staysHTTP
    }

    /// Decides by a request's head, and acts at its end.
    public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            let asksForSocket = head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
            if asksForSocket, unanswered == 0, let engine = engines.first(where: { $0.takes(head.uri) }) {
                self.head = (head, engine)
            } else {
                passOn(data, context)
            }
        case .body: if head == nil { context.fireChannelRead(data) }
        case .end:
            guard let (head, engine) = head else { return context.fireChannelRead(data) }
            self.head = nil
            do {
                let request = try request(head, engine, context.channel)
                try check(request, head, engine)
                try take(request, head, engine, context)
            } catch {
                refuse(error, context)
            }
        }
    }

    private func passOn(_ data: NIOAny, _ context: ChannelHandlerContext) {
        unanswered += 1
        do {
            if !isHTTP { try staysHTTP(context.pipeline.syncOperations) }
            isHTTP = true
        } catch {
            return context.close(promise: nil)
        }
        context.fireChannelRead(data)
    }

    /// Counts the responses of other handlers.
    public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { unanswered -= 1 }
        context.write(data, promise: promise)
    }

    private func request(_ head: HTTPRequestHead, _ engine: EngineServer, _ channel: any Channel) throws -> EngineRequest {
        let http = try HTTPRequest(head, secure: isSecure, splitCookie: false)
        var fields = http.headerFields
        for name in [HTTPField.Name.upgrade, .connection, .secWebSocketKey, .secWebSocketVersion, .secWebSocketExtensions] { fields[name] = nil }
        let peer = channel.remoteAddress?.ipAddress
        return EngineRequest(
            target: head.uri, method: http.method, fields: fields, peerAddress: peer, remoteAddress: engine.configuration.address(peer, fields),
            isSecure: isSecure)
    }

    private func check(_ request: EngineRequest, _ head: HTTPRequestHead, _ engine: EngineServer) throws(EngineRefusal) {
        guard let transport = request.parameter("transport"), ["polling", "websocket"].contains(transport) else { throw .unknownTransport }
        guard transport == "websocket", head.method == .GET, head.headers["sec-websocket-version"] == ["13"], head.headers["sec-websocket-key"].count == 1
        else {
            throw .badRequest
        }
        if let sid = request.parameter("sid") {
            guard engine.session(sid) != nil else { throw .unknownSession }
        } else {
            try engine.check(request, isUpgrade: true)
        }
    }

    private func take(_ request: EngineRequest, _ head: HTTPRequestHead, _ engine: EngineServer, _ context: ChannelHandlerContext) throws {
        let operations = context.pipeline.syncOperations
        var ended: @Sendable () -> Void = {}
        if request.parameter("sid") == nil { ended = try engine.reserve(request) }
        let webSocket = WebSocketHandler(server: engine, request: request, key: head.headers["sec-websocket-key"].first ?? "", ended: ended)
        do {
            // Later handlers don't see any more data.
            try becomesSocket(operations)
            try operations.addHandler(webSocket, position: .before(self))
        } catch {
            ended()
            throw error
        }
        operations.removeHandler(context: context, promise: nil)
    }

    private func refuse(_ error: any Error, _ context: ChannelHandlerContext) {
        // lint:allow downcast because a thrown error has no other form
        let refusal = error as? EngineRefusal ?? .badRequest
        let body = ByteBuffer(string: refusal.message)
        let fields: HTTPHeaders = ["Connection": "close", "Content-Type": "text/html", "Content-Length": String(body.readableBytes)]
        let head = HTTPResponseHead(version: .http1_1, status: .init(statusCode: refusal.status), headers: fields)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    }
}
