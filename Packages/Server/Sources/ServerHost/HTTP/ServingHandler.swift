import NIOCore

/// Starts to serve a connection with its first request or error. NIO's asynchronous channels must be served as soon as they are created, but a
/// connection that arrives as the server stops, or becomes a Socket.IO WebSocket at once, is never served.
final class ServingHandler: ChannelInboundHandler, RemovableChannelHandler {
    /// Ignores the data itself.
    typealias InboundIn = Never

    private let begin: (any Channel) -> Void

    /// Creates a handler for one connection, placed at the end of its pipeline.
    ///
    /// - Parameter begin: adds the serving handlers at the end of the pipeline.
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
