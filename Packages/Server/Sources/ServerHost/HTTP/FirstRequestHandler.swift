import NIOCore

/// Lets a connection that has sent nothing yet when the server stops send its first request: whoever has just connected could not know.
///
/// It stands before ``HummingbirdCore/HTTPConnectionStateHandler``, which closes connections without a request, and leaves with the first request. Over
/// TLS a second one stands before the protocol is known, and leaves with the first bytes.
final class FirstRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    /// It doesn't look at what comes.
    typealias InboundIn = Never

    private let patience: TimeAmount
    private var deadline: Scheduled<Void>?

    /// Creates a handler for one connection.
    ///
    /// - Parameter patience: how long the first request may take to come once the server stops.
    init(patience: TimeAmount) {
        self.patience = patience
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = nil
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ChannelShouldQuiesceEvent else { return context.fireUserInboundEventTriggered(event) }
        guard deadline == nil else { return }
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: patience) { context.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        context.fireChannelRead(data)
        // Now that something has come, the connection is closed after its answer.
        if deadline != nil { context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }
}
