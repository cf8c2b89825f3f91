import NIOCore

/// Begins to serve a connection with its first request, or with the first error: NIO's asynchronous channels must be served as soon as they are made,
/// and a connection that comes as the server stops, or becomes a WebSocket of Socket.IO's at once, never is.
final class ServingHandler: ChannelInboundHandler, RemovableChannelHandler {
    /// It doesn't look at what comes.
    typealias InboundIn = Never

    private let begin: (any Channel) -> Void

    /// Creates a handler for one connection, which stands at its pipeline's end.
    ///
    /// - Parameter begin: adds what serves the connection at the pipeline's end.
    init(begin: @escaping (any Channel) -> Void) {
        self.begin = begin
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        begin(context.channel)
        context.fireChannelRead(data)
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        begin(context.channel)
        context.fireErrorCaught(error)
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }
}
