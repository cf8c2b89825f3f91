import NIOCore
import NIOHTTP1

/// Lets accepted upgrades through, and turns all others into ordinary requests that end their connection.
///
/// NIO's decoder reads nothing after an upgrade request (curl sends one for HTTP/2), so a client must not wait for a second response after one that
/// isn't accepted.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let takes: (HTTPRequestHead, any Channel) -> Bool
    private var isUpgrading = false
    /// Whether the server has started to stop.
    private(set) var isLeaving = false

    init(takes: @escaping (HTTPRequestHead, any Channel) -> Bool) {
        self.takes = takes
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // After an accepted upgrade there are bytes, not requests.
        guard !isUpgrading, case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        guard head.headers.contains(name: "Upgrade") else { return context.fireChannelRead(data) }
        isUpgrading = takes(head, context.channel)
        if !isUpgrading {
            head.headers.remove(name: "Upgrade")
            head.headers.replaceOrAdd(name: "Connection", value: "close")
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent { isLeaving = true }
        context.fireUserInboundEventTriggered(event)
    }
}
