import NIOCore
import Synchronization

/// The listening sockets of a host, closed without cutting off clients that are just connecting.
///
/// Closing a listening socket resets connections that the system has established but the host hasn't accepted, whose clients may already have sent
/// requests.
final class Listeners: Sendable {
    /// The time for handshakes in progress to finish.
    private static let handshakeTime = TimeAmount.milliseconds(50)
    /// The most times to wait while connections still arrive.
    private static let maximumWaits = 40

    private let group: any EventLoopGroup
    private let channels = Mutex<[any Channel]>([])

    /// Creates an empty list.
    ///
    /// - Parameter group: the event loops that serve connections.
    init(group: any EventLoopGroup) {
        self.group = group
    }

    /// Adds a listening socket, whose connections are counted from now on.
    func add(_ channel: any Channel, limiter: ConnectionLimiter) {
        channels.withLock { $0.append(channel) }
        channel.eventLoop.execute { try? channel.pipeline.syncOperations.addHandlers([AcceptCount(), ConnectionFilter(limiter: limiter)], position: .first) }
    }

    /// Refuses new handshakes, and returns when those in progress have finished and all established connections have been accepted.
    ///
    /// A client that starts a handshake now retries after a second, according to the protocol, and is refused if the socket is closed by then. That lets
    /// a load balancer choose another server, where a reset would not.
    func refuseHandshakes() async {
        #if os(Linux)
        let channels = channels.withLock { $0 }
        for channel in channels { try? await HandshakeFilter.attach(to: channel) }
        for channel in channels {
            for _ in 1...Self.maximumWaits { guard await hasAccepted(channel) else { break } }
        }
        // Accepted connections are set up on the event loops, each of which works in order.
        for loop in Array(group.makeIterator()) + channels.map(\.eventLoop) { try? await loop.submit {}.get() }
        #endif
    }

    /// Waits a while, and returns whether a connection was accepted meanwhile. Event loops accept before they check timers.
    private func hasAccepted(_ channel: any Channel) async -> Bool {
        let count = channel.eventLoop.submit { try channel.pipeline.syncOperations.handler(type: AcceptCount.self).takeCount() }
        _ = try? await count.get()
        let next = channel.eventLoop.scheduleTask(in: Self.handshakeTime) {
            try channel.pipeline.syncOperations.handler(type: AcceptCount.self).takeCount()
        }
        return (try? await next.futureResult.get()).map { $0 > 0 } ?? false
    }
}

/// Counts the connections that a listening socket accepts.
private final class AcceptCount: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private var count = 0

    /// Returns the number accepted since the last call.
    func takeCount() -> Int {
        defer { count = 0 }
        return count
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        count += 1
        context.fireChannelRead(data)
    }
}
