import NIOCore

/// Lets a connection that has sent nothing when the server stops send its first request, since a client that has just connected couldn't know.
///
/// It comes before ``HummingbirdCore/HTTPConnectionStateHandler``, which closes connections without a request, and is removed with the first request.
/// Over TLS, a second one comes before the protocol is known and is removed with the first bytes.
final class FirstRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    /// Ignores the data itself.
    typealias InboundIn = Never

    private let timeout: TimeAmount
    private var deadline: Scheduled<Void>?

    /// Creates a handler for one connection.
    ///
    /// - Parameter timeout: the time limit for the first request once the server stops.
    init(timeout: TimeAmount) {
        self.timeout = timeout
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = nil
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ChannelShouldQuiesceEvent else { return context.fireUserInboundEventTriggered(event) }
        guard deadline == nil else { return }
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: timeout) { context.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        context.fireChannelRead(data)
        // The connection is closed after the response to what has now arrived.
        if deadline != nil { context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }
}
