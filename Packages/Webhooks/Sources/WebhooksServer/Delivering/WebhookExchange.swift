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
        let agent: String
        let fields: HTTPFields
        let body: Data
    }

    private let request: Request
    private let response: EventLoopPromise<WebhookResponse>

    init(_ request: Request, _ response: EventLoopPromise<WebhookResponse>) {
        self.request = request
        self.response = response
    }

    func channelActive(context: ChannelHandlerContext) {
        var headers = HTTPHeaders([("Host", request.place.authority), ("User-Agent", request.agent), ("Connection", "close")])
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
        var fields = HTTPFields()
        for (name, value) in head.headers { if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) } }
        response.succeed(WebhookResponse(status: Int(head.status.code), fields: fields))
        context.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        response.fail(WebhookTransportError("\(request.place.authority) failed: \(error)"))
        context.close(promise: nil)
    }
}
