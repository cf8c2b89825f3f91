import HTTPTypes
public import NIOCore
public import NIOHTTPTypes
import SocketIOCodec

/// Handles the engines' requests in an HTTP connection's pipeline, HTTP/1 or a stream of HTTP/2, and passes on all others.
///
/// Responses keep the order of their requests: a request waits until the earlier ones have their responses.
public final class EnginePollingHandler: ChannelDuplexHandler, RemovableChannelHandler {
    /// Parts of requests.
    public typealias InboundIn = HTTPRequestPart
    /// Parts of requests for other handlers.
    public typealias InboundOut = HTTPRequestPart
    /// Parts of other handlers' responses.
    public typealias OutboundIn = HTTPResponsePart
    /// Parts of responses.
    public typealias OutboundOut = HTTPResponsePart

    /// The most bytes of requests that may wait for earlier responses.
    private static let maximumHeldBytes = 65_536

    private static let drainTime = TimeAmount.seconds(5)

    private enum Reading {
        case nothing
        case own
        case others
    }

    private let engines: [EngineServer]
    private let isSecure: Bool
    private var reading = Reading.nothing
    private var exchange: PollingExchange?
    /// The number of other handlers' requests without a response.
    private var unanswered = 0
    private var held: [HTTPRequestPart] = []
    private var heldBytes = 0
    private var count = 0
    private var isReadingHeld = false
    private var isDraining = false
    private var draining: Scheduled<Void>?

    /// Creates a handler for one connection.
    public init(engines: [EngineServer], isSecure: Bool) {
        self.engines = engines
        self.isSecure = isSecure
    }

    /// Handles the engines' requests.
    public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if held.isEmpty, !isReadingHeld, read(part, context) { return }
        held.append(part)
        heldBytes += part.size
        if heldBytes > Self.maximumHeldBytes { context.close(promise: nil) }
    }

    /// Tracks the responses of other handlers.
    public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            unanswered -= 1
            context.write(data, promise: promise)
            readHeld(context)
        } else {
            context.write(data, promise: promise)
        }
    }

    /// Aborts the current request when its connection is lost.
    public func channelInactive(context: ChannelHandlerContext) {
        abort()
        context.fireChannelInactive()
    }

    /// Aborts the current request when the client disconnects.
    public func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event, exchange != nil {
            abort()
            return context.close(promise: nil)
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// Aborts the current request when the handler is removed.
    public func handlerRemoved(context: ChannelHandlerContext) {
        abort()
    }

    private func abort() {
        exchange?.abort()
        exchange = nil
        draining?.cancel()
        held = []
        heldBytes = 0
    }

    /// Handles or passes on a part; returns false if it has to wait.
    private func read(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) -> Bool {
        switch part {
        case .head(let head):
            guard exchange == nil else { return false }
            guard let engine = engines.first(where: { $0.takes(head.path ?? "") }) else {
                unanswered += 1
                reading = .others
                context.fireChannelRead(wrapInboundOut(part))
                return true
            }
            guard unanswered == 0 else { return false }
            reading = .own
            begin(head, engine, context)
        case .body(let bytes):
            if reading == .own { exchange?.received(bytes) } else { context.fireChannelRead(wrapInboundOut(part)) }
        case .end:
            if isDraining { context.close(promise: nil) }
            if reading == .own { exchange?.end() } else { context.fireChannelRead(wrapInboundOut(part)) }
            reading = .nothing
        }
        return true
    }

    /// Reads and discards the rest of a refused body for a while: closing while the client still sends would lose it the response.
    private func drain(_ context: ChannelHandlerContext) {
        isDraining = true
        draining = context.eventLoop.assumeIsolated().scheduleTask(in: Self.drainTime) { context.close(promise: nil) }
    }

    private func readHeld(_ context: ChannelHandlerContext) {
        // An immediate response returns here in the middle of the loop, which then continues by itself.
        guard !isReadingHeld else { return }
        isReadingHeld = true
        defer { isReadingHeld = false }
        var hasRead = false
        while !held.isEmpty {
            let part = held.removeFirst()
            guard read(part, context) else {
                held.insert(part, at: 0)
                break
            }
            heldBytes -= part.size
            hasRead = true
        }
        if hasRead { context.fireChannelReadComplete() }
    }

    private func begin(_ head: HTTPRequest, _ engine: EngineServer, _ context: ChannelHandlerContext) {
        count += 1
        let id = ExchangeID(connection: ObjectIdentifier(self), number: count)
        let eventLoop = context.eventLoop
        let handler = NIOLoopBound(self, eventLoop: eventLoop)
        let bound = NIOLoopBound(context, eventLoop: eventLoop)
        let respond: @Sendable (EngineResponse) -> Void = { response in
            if eventLoop.inEventLoop {
                handler.value.respond(response, id, bound.value)
            } else {
                eventLoop.execute { handler.value.respond(response, id, bound.value) }
            }
        }
        let peer = context.channel.remoteAddress?.ipAddress
        let request = EngineRequest(
            target: head.path ?? "/", method: head.method, fields: head.headerFields, peerAddress: peer,
            remoteAddress: engine.configuration.address(peer, head.headerFields), isSecure: isSecure)
        let exchange = PollingExchange(id: id, engine: engine, request: request, eventLoop: eventLoop, respond: respond)
        self.exchange = exchange
        exchange.begin()
    }

    private func respond(_ response: EngineResponse, _ id: ExchangeID, _ context: ChannelHandlerContext) {
        guard let exchange, exchange.id == id else { return }
        self.exchange = nil
        var fields = exchange.engine.configuration.cors.fields(for: exchange.request.fields, isPreflight: exchange.request.method == .options)
        let body = response.body
        if let type = response.contentType {
            fields[.contentType] = type
            fields[.cacheControl] = "no-store"
        }
        if response.status != .noContent { fields[.contentLength] = String(body.readableBytes) }
        let isUnread = reading == .own && !exchange.isRead
        let closes = isUnread || exchange.request.fields[.connection]?.lowercased() == "close"
        if closes { fields[.connection] = "close" }
        context.write(wrapOutboundOut(.head(HTTPResponse(status: response.status, headerFields: fields))), promise: nil)
        if body.readableBytes > 0 { context.write(wrapOutboundOut(.body(body)), promise: nil) }
        let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        if isUnread {
            drain(context)
        } else if closes {
            written.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
        } else {
            readHeld(context)
        }
    }
}

extension HTTPRequestPart {
    /// The memory that a part takes, at least: requests without a body and fields take some too.
    fileprivate var size: Int {
        switch self {
        case .head(let head): head.headerFields.reduce(256 + (head.path ?? "").utf8.count) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + 64 }
        case .body(let bytes): bytes.readableBytes + 64
        case .end: 64
        }
    }
}
