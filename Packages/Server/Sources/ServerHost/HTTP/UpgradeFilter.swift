import NIOCore
import NIOHTTP1

/// Lets only those upgrades through that will be taken, and makes all others ordinary requests that end their connection.
///
/// NIO's upgrade handler drops the head of a request whose upgrade it refuses, and NIO's decoder reads nothing after a request for an upgrade
/// (curl sends one for HTTP/2), so neither may see an upgrade that isn't taken, nor may a client wait for a second answer after it.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let takes: (HTTPRequestHead, any Channel) -> Bool
    private var isFirst = true
    private var isUpgrading = false

    init(takes: @escaping (HTTPRequestHead, any Channel) -> Bool) {
        self.takes = takes
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // After an upgrade that is taken come bytes, not requests.
        guard !isUpgrading, case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        defer { isFirst = false }
        guard head.headers.contains(name: "Upgrade") else { return context.fireChannelRead(data) }
        isUpgrading = isFirst && takes(head, context.channel)
        if !isUpgrading {
            head.headers.remove(name: "Upgrade")
            head.headers.replaceOrAdd(name: "Connection", value: "close")
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }
}
