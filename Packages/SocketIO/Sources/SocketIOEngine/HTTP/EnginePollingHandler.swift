import HTTPTypes
public import NIOCore
public import NIOHTTPTypes
import SocketIOCodec

/// Takes the requests of engines out of an HTTP connection's pipeline, HTTP/1 or a stream of HTTP/2, and lets all others pass.
///
/// Answers stay in the order of their requests: a request waits until those before it are answered.
public final class EnginePollingHandler: ChannelDuplexHandler, RemovableChannelHandler {
    /// Parts of requests.
    public typealias InboundIn = HTTPRequestPart
    /// Parts of requests that are somebody else's.
    public typealias InboundOut = HTTPRequestPart
    /// Parts of somebody else's answers.
    public typealias OutboundIn = HTTPResponsePart
    /// Parts of answers.
    public typealias OutboundOut = HTTPResponsePart

    /// How many parts of requests may wait for the answers before them.
    private static let maximumHeldParts = 1_024

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
    /// The number of the others' requests that aren't answered.
    private var unanswered = 0
    private var held: [HTTPRequestPart] = []
    private var count = 0
    private var isReadingHeld = false
    private var isDraining = false
    private var draining: Scheduled<Void>?

    /// Creates a handler for one connection.
    public init(engines: [EngineServer], isSecure: Bool) {
        self.engines = engines
        self.isSecure = isSecure
    }

    /// Takes its own.
    public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if held.isEmpty, !isReadingHeld, read(part, context) { return }
        held.append(part)
        if held.count > Self.maximumHeldParts { context.close(promise: nil) }
    }

    /// Sees when the others have answered.
    public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            unanswered -= 1
            context.write(data, promise: promise)
            readHeld(context)
        } else {
            context.write(data, promise: promise)
        }
    }

    /// A request under way is lost with its connection.
    public func channelInactive(context: ChannelHandlerContext) {
        abort()
        context.fireChannelInactive()
    }

    /// A request under way is lost when the client hangs up.
    public func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event, exchange != nil {
            abort()
            return context.close(promise: nil)
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// A request under way is lost with the handler.
    public func handlerRemoved(context: ChannelHandlerContext) {
        abort()
    }

    private func abort() {
        exchange?.abort()
        exchange = nil
        draining?.cancel()
        held = []
    }

    /// Takes or passes on a part; false where it has to wait.
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

    /// The rest of a refused body is read and dropped for a while: closing on a client that still sends would lose it the answer.
    private func drain(_ context: ChannelHandlerContext) {
        isDraining = true
        draining = context.eventLoop.assumeIsolated().scheduleTask(in: Self.drainTime) { context.close(promise: nil) }
    }

    private func readHeld(_ context: ChannelHandlerContext) {
        // An answer at once comes back here in the middle of the loop, which then goes on by itself.
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
        let answer: @Sendable (EngineAnswer) -> Void = { answer in
            if eventLoop.inEventLoop {
                handler.value.answer(answer, id, bound.value)
            } else {
                eventLoop.execute { handler.value.answer(answer, id, bound.value) }
            }
        }
        let peer = context.channel.remoteAddress?.ipAddress
        let request = EngineRequest(
            target: head.path ?? "/", method: head.method, fields: head.headerFields, peerAddress: peer,
            remoteAddress: engine.configuration.address(peer, head.headerFields), isSecure: isSecure)
        let exchange = PollingExchange(id: id, engine: engine, request: request, eventLoop: eventLoop, answer: answer)
        self.exchange = exchange
        exchange.begin()
    }

    private func answer(_ answer: EngineAnswer, _ id: ExchangeID, _ context: ChannelHandlerContext) {
        guard let exchange, exchange.id == id else { return }
        self.exchange = nil
        var fields = exchange.engine.configuration.cors.fields(for: exchange.request.fields, isPreflight: exchange.request.method == .options)
        let body = answer.body
        if let type = answer.contentType {
            fields[.contentType] = type
            fields[.cacheControl] = "no-store"
        }
        if answer.status != .noContent { fields[.contentLength] = String(body.readableBytes) }
        let isUnread = reading == .own && !exchange.isRead
        let closes = isUnread || exchange.request.fields[.connection]?.lowercased() == "close"
        if closes { fields[.connection] = "close" }
        context.write(wrapOutboundOut(.head(HTTPResponse(status: answer.status, headerFields: fields))), promise: nil)
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
