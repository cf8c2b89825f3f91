import Foundation
import HTTPTypes
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// A request on a connection of its own, which ends with the head of the response, since the rest doesn't matter.
final class WebhookExchange: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    struct Request: Sendable {
        let place: WebhookURL
        let fields: HTTPFields
        let body: Data
    }

    private let request: Request
    private let status: EventLoopPromise<Int>

    init(_ request: Request, _ status: EventLoopPromise<Int>) {
        self.request = request
        self.status = status
    }

    func channelActive(context: ChannelHandlerContext) {
        var headers = HTTPHeaders([("Host", request.place.authority), ("User-Agent", "Tumble-Webhooks/1"), ("Connection", "close")])
        for field in request.fields { headers.add(name: field.name.rawName, value: field.value) }
        headers.add(name: "Content-Length", value: "\(request.body.count)")
        let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: request.place.target, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(data: request.body)))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // 1xx responses precede the final one.
        guard case .head(let head) = unwrapInboundIn(data), head.status.code >= 200 else { return }
        status.succeed(Int(head.status.code))
        context.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        status.fail(WebhookTransportError("\(request.place.authority) failed: \(error)"))
        context.close(promise: nil)
    }
}
