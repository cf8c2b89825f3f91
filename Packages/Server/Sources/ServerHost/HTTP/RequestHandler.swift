import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Collects requests that came whole, and writes their responses. With the first request that needs more, such as a body still on its way or a
/// WebSocket, it hands the connection over to NIO's asynchronous channel and leaves.
///
/// The asynchronous channel takes each part of a request and of a response by itself, which costs more than most requests. It must also be served as
/// soon as it is created, but a connection that arrives as the server stops, or becomes a Socket.IO WebSocket at once, never is.
final class RequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// A part or an error that came before the response to an earlier request.
    private enum Held {
        case part(HTTPRequestPart)
        case error(any Error)
    }

    private let largestBody: Int
    private let requests: AsyncStream<WholeRequest>.Continuation
    private let handOver: (any Channel) -> Void
    private var reply: WholeRequest.Reply?
    private var peer = "unknown"
    private var head: HTTPRequest?
    private var body: ByteBuffer?
    private var isResponding = false
    private var held = CircularBuffer<Held>()
    /// Whether the channel wants to read, which waits for the response to what came already.
    private var isReadDelayed = false
    private var isInputClosed = false
    /// The last response; nil before the first.
    private var written: EventLoopFuture<Void>?

    /// Creates a handler for one connection, placed at the end of its pipeline.
    ///
    /// - Parameters:
    ///   - largestBody: the most bytes of a body that is collected here.
    ///   - requests: receives the requests, each once the one before it has its response; ends with the connection, or when it is handed over.
    ///   - handOver: adds the handlers that serve the connection from now on at the end of the pipeline.
    init(largestBody: Int, requests: AsyncStream<WholeRequest>.Continuation, handOver: @escaping (any Channel) -> Void) {
        self.largestBody = largestBody
        self.requests = requests
        self.handOver = handOver
    }

    func handlerAdded(context: ChannelHandlerContext) {
        peer = context.channel.remoteAddress?.ipAddress ?? peer
        reply = WholeRequest.Reply(handler: NIOLoopBound(self, eventLoop: context.eventLoop), context: NIOLoopBound(context, eventLoop: context.eventLoop))
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        reply = nil
        held.removeAll()
        requests.finish()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        guard mayTake(context) else { return held.append(.part(part)) }
        take(part, context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if !isResponding, head != nil { leave(context) } else { context.fireChannelReadComplete() }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        held.append(.error(error))
        if !isResponding { leave(context) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard case ChannelEvent.inputClosed = event else { return context.fireUserInboundEventTriggered(event) }
        isInputClosed = true
        if !isResponding, held.isEmpty { end(context) }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        context.fireChannelWritabilityChanged()
        if context.channel.isWritable, !isResponding { takeHeld(context) }
    }

    func read(context: ChannelHandlerContext) {
        // Whoever sends more while nothing is taken has to wait.
        if held.isEmpty, context.channel.isWritable { context.read() } else { isReadDelayed = true }
    }

    /// Returns whether a part may be taken now: the earlier request has its response, and the client has read enough of the earlier ones.
    private func mayTake(_ context: ChannelHandlerContext) -> Bool { !isResponding && held.isEmpty && context.channel.isWritable }

    private func take(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
        switch part {
        case .head(let head):
            self.head = head
            if !isCollected(head) { leave(context) }
        case .body(var bytes):
            if body?.writeBuffer(&bytes) == nil { body = bytes }
        case .end:
            guard let head, let reply else { return }
            isResponding = true
            requests.yield(WholeRequest(head: head, body: body, peer: peer, reply: reply))
            (self.head, body) = (nil, nil)
        }
    }

    /// Returns whether a request can be collected: it is no upgrade, and its body is small and expects no permission.
    private func isCollected(_ head: HTTPRequest) -> Bool {
        let fields = head.headerFields
        guard fields[.upgrade] == nil, fields[.transferEncoding] == nil, fields[.expect] == nil else { return false }
        return fields[.contentLength].map { Int($0).map { $0 <= largestBody } ?? false } ?? true
    }

    /// Writes the response to the current request, and continues with the next one.
    fileprivate func respond(_ response: WholeResponse, _ context: ChannelHandlerContext) {
        guard reply != nil else { return }
        context.write(wrapOutboundOut(.head(response.head)), promise: nil)
        if let body = response.body { context.write(wrapOutboundOut(.body(body)), promise: nil) }
        written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        guard !response.isLast else { return end(context) }
        isResponding = false
        takeHeld(context)
    }

    /// Closes the connection once its last response is written.
    private func end(_ context: ChannelHandlerContext) {
        guard let written else { return context.close(promise: nil) }
        written.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    }

    /// Takes what came in the meantime, up to the next request.
    private func takeHeld(_ context: ChannelHandlerContext) {
        while !isResponding, reply != nil, context.channel.isWritable, !held.isEmpty {
            guard case .part(let part)? = held.first else { return leave(context) }
            held.removeFirst()
            take(part, context)
        }
        guard !isResponding, reply != nil, held.isEmpty else { return }
        if head != nil { return leave(context) }
        if isInputClosed { return end(context) }
        guard isReadDelayed, context.channel.isWritable else { return }
        isReadDelayed = false
        context.read()
    }

    /// Hands over the connection with what came and wasn't responded to.
    private func leave(_ context: ChannelHandlerContext) {
        // A connection that has ended needs nobody.
        guard reply != nil, context.channel.isActive else { return }
        reply = nil
        handOver(context.channel)
        if let head { context.fireChannelRead(wrapInboundOut(.head(head))) }
        if let body { context.fireChannelRead(wrapInboundOut(.body(body))) }
        for held in held {
            switch held {
            case .part(let part): context.fireChannelRead(wrapInboundOut(part))
            case .error(let error): context.fireErrorCaught(error)
            }
        }
        context.fireChannelReadComplete()
        if isInputClosed { context.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }
        if isReadDelayed { context.read() }
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }
}

/// A request whose body came with its head.
struct WholeRequest: Sendable {
    /// Writes the response on the connection's event loop.
    struct Reply: Sendable {
        fileprivate let handler: NIOLoopBound<RequestHandler>
        fileprivate let context: NIOLoopBound<ChannelHandlerContext>

        func callAsFunction(_ response: WholeResponse) {
            context.eventLoop.execute { handler.value.respond(response, context.value) }
        }
    }

    let head: HTTPRequest
    let body: ByteBuffer?
    /// The address of the connection's other end.
    let peer: String
    let reply: Reply
}

/// A response ready to be written.
struct WholeResponse: Sendable {
    let head: HTTPResponse
    /// Nil for none.
    let body: ByteBuffer?
    /// Whether the client wanted the connection to end with it.
    let isLast: Bool
}
