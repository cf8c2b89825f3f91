import NIOCore
import NIOHTTPTypes

/// The time limits on receiving a request, shared by the two handlers that watch a connection: before the parser and behind it.
///
/// A head has to arrive within a time; a body as well, unless it arrives at a rate that a slow mobile connection reaches. Otherwise few clients that send
/// a byte now and then would hold all connections.
final class RequestPace {
    /// The rate of a body, averaged since its begin, that keeps the connection, in bytes per second.
    static let minimumRate = 1_024

    private enum Phase {
        case idle
        case head
        case body(since: NIODeadline, bytes: Int)
    }

    private let headTimeout: TimeAmount
    private let bodyTimeout: TimeAmount
    private var phase = Phase.idle
    private var deadline: Scheduled<Void>?

    init(_ configuration: HostConfiguration) {
        headTimeout = TimeAmount(configuration.headTimeout)
        bodyTimeout = TimeAmount(configuration.bodyTimeout)
    }

    /// Starts the time for a head with its first bytes.
    func receivedBytes(_ context: ChannelHandlerContext) {
        guard case .idle = phase else { return }
        phase = .head
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: headTimeout) { context.close(promise: nil) }
    }

    /// Follows the parts of a request.
    func received(_ part: HTTPRequestPart, at now: NIODeadline) {
        switch part {
        case .head:
            cancel()
            phase = .body(since: now, bytes: 0)
        case .body(let bytes):
            if case .body(let since, let count) = phase { phase = .body(since: since, bytes: count + bytes.readableBytes) }
        case .end:
            cancel()
            phase = .idle
        }
    }

    /// Starts the time for a body that hasn't come with its head.
    func finishedReading(_ context: ChannelHandlerContext) {
        if case .body = phase, deadline == nil { watchBody(context) }
    }

    /// Stops watching.
    func cancel() {
        deadline?.cancel()
        deadline = nil
    }

    private func watchBody(_ context: ChannelHandlerContext) {
        guard case .body(let since, let bytes) = phase else { return }
        let earned = TimeAmount.milliseconds(Int64(bytes) * 1_000 / Int64(Self.minimumRate))
        let end = since + min(headTimeout + earned, bodyTimeout)
        guard end > context.eventLoop.now else { return context.close(promise: nil) }
        deadline = context.eventLoop.assumeIsolated().scheduleTask(deadline: end) { [self] in watchBody(context) }
    }
}

/// Notices the first bytes of a request, in front of the parser of HTTP/1.
final class RequestBytesHandler: ChannelInboundHandler, RemovableChannelHandler {
    /// Ignores the data itself.
    typealias InboundIn = Never

    private let pace: RequestPace

    init(pace: RequestPace) {
        self.pace = pace
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        pace.receivedBytes(context)
        context.fireChannelRead(data)
    }
}

/// Closes a connection, or a stream of HTTP/2, whose client sends a request or reads a response too slowly.
final class RequestPaceHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart

    private let pace: RequestPace
    private let writeTimeout: TimeAmount
    private var writing: Scheduled<Void>?

    init(pace: RequestPace, configuration: HostConfiguration) {
        self.pace = pace
        writeTimeout = TimeAmount(configuration.bodyTimeout)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        pace.received(unwrapInboundIn(data), at: context.eventLoop.now)
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        pace.finishedReading(context)
        context.fireChannelReadComplete()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        writing?.cancel()
        writing = context.channel.isWritable ? nil : context.eventLoop.assumeIsolated().scheduleTask(in: writeTimeout) { context.close(promise: nil) }
        context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
        cancel()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { cancel() }

    private func cancel() {
        pace.cancel()
        writing?.cancel()
        writing = nil
    }
}
