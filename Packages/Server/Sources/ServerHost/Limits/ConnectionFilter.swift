import NIOCore

/// Closes accepted connections beyond the limits, before anything is set up for them.
///
/// It is the first handler of a listening socket's channel.
final class ConnectionFilter: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private let limiter: ConnectionLimiter

    init(limiter: ConnectionLimiter) {
        self.limiter = limiter
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let connection = unwrapInboundIn(data)
        guard let place = limiter.connect(from: connection.remoteAddress?.ipAddress) else { return connection.close(promise: nil) }
        connection.closeFuture.whenComplete { _ in place.end() }
        context.fireChannelRead(data)
    }
}
