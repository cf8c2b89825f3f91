import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// Sends HTTP requests, each on a separate connection.
struct HTTPRequester: Sendable {
    let address: SocketServerAddress
    let fields: [String: String]
    let tls: NIOSSLContext?
    let group: any EventLoopGroup

    /// Sends a request and returns the response; canceling the task drops the connection.
    func exchange(_ method: HTTPMethod, _ target: String, body: ByteBuffer? = nil) async throws -> (status: Int, body: ByteBuffer) {
        let promise = group.any().makePromise(of: CollectedResponse.self)
        let channel: any Channel
        do {
            channel = try await ClientBootstrap.connect(to: address, tls: tls, group: group) { operations in
                try operations.addHTTPClientHandlers()
                try operations.addHandler(HTTPResponseHandler(promise))
            }
        } catch {
            promise.fail(error)
            throw error
        }
        var headers = HTTPHeaders(fields.map { ($0.key, $0.value) })
        headers.replaceOrAdd(name: "Host", value: "\(address.host):\(address.port)")
        headers.replaceOrAdd(name: "Connection", value: "close")
        if let body {
            headers.replaceOrAdd(name: "Content-Type", value: "text/plain;charset=UTF-8")
            headers.replaceOrAdd(name: "Content-Length", value: String(body.readableBytes))
        }
        channel.write(HTTPClientRequestPart.head(HTTPRequestHead(version: .http1_1, method: method, uri: target, headers: headers)), promise: nil)
        if let body { channel.write(HTTPClientRequestPart.body(.byteBuffer(body)), promise: nil) }
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        let response = try await withTaskCancellationHandler {
            try await promise.futureResult.get()
        } onCancel: {
            channel.close(promise: nil)
        }
        channel.close(promise: nil)
        return (response.status, response.body)
    }
}

private struct CollectedResponse: Sendable {
    var status = 0
    var body = ByteBuffer()
}

/// Collects a response.
private final class HTTPResponseHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let promise: EventLoopPromise<CollectedResponse>
    private var response = CollectedResponse()

    init(_ promise: EventLoopPromise<CollectedResponse>) {
        self.promise = promise
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): response.status = Int(head.status.code)
        case .body(let bytes): response.body.writeImmutableBuffer(bytes)
        case .end: promise.succeed(response)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        promise.fail(SocketClientError.transport("closed before the response"))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        promise.fail(SocketClientError.transport("\(error)"))
        context.close(promise: nil)
    }
}
