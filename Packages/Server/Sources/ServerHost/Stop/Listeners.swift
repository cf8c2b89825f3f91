import NIOCore
import Synchronization

/// The sockets on which a host listens, so that they can be closed without cutting those who are just connecting.
///
/// Closing a listening socket resets the connections that the system has made and the host hasn't accepted yet, whose clients may have sent their
/// requests.
final class Listeners: Sendable {
    /// How long a handshake that is under way may take to end.
    private static let handshakeTime = TimeAmount.milliseconds(50)
    /// How often that is waited for at most while connections still come.
    private static let maximumWaits = 40

    private let group: any EventLoopGroup
    private let channels = Mutex<[any Channel]>([])

    /// Creates an empty list.
    ///
    /// - Parameter group: the event loops on which connections are served.
    init(group: any EventLoopGroup) {
        self.group = group
    }

    /// Adds a socket that listens.
    func add(_ channel: any Channel) {
        channels.withLock { $0.append(channel) }
        channel.eventLoop.execute { try? channel.pipeline.syncOperations.addHandler(AcceptCount(), position: .first) }
    }

    /// Lets no new handshake begin, and returns when those under way have ended and all that is connected has been accepted.
    ///
    /// A client that begins one now tries again after a second, as the protocol has it, and is refused if the socket is closed by then; that lets a
    /// balancer take another server, where a reset would not.
    func refuseHandshakes() async {
        #if os(Linux)
        let channels = channels.withLock { $0 }
        for channel in channels { try? await HandshakeFilter.attach(to: channel) }
        for channel in channels {
            for _ in 1...Self.maximumWaits { guard await hasAccepted(channel) else { break } }
        }
        // What was accepted is being set up on the event loops, each of which does first what it was given first.
        for loop in Array(group.makeIterator()) + channels.map(\.eventLoop) { try? await loop.submit {}.get() }
        #endif
    }

    /// Waits a while, and tells whether something was accepted meanwhile. Event loops accept before they look at the time.
    private func hasAccepted(_ channel: any Channel) async -> Bool {
        let count = channel.eventLoop.submit { try channel.pipeline.syncOperations.handler(type: AcceptCount.self).takeCount() }
        _ = try? await count.get()
        let next = channel.eventLoop.scheduleTask(in: Self.handshakeTime) {
            try channel.pipeline.syncOperations.handler(type: AcceptCount.self).takeCount()
        }
        return (try? await next.futureResult.get()).map { $0 > 0 } ?? false
    }
}

/// Counts the connections that a listening socket has accepted.
private final class AcceptCount: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private var count = 0

    /// How many since the last time.
    func takeCount() -> Int {
        defer { count = 0 }
        return count
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        count += 1
        context.fireChannelRead(data)
    }
}
