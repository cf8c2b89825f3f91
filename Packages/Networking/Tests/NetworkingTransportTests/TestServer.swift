import CoreTesting
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import NetworkingTesting

/// A server on a socket of this machine whose connections do what a test says.
final class TestServer: Sendable {
    /// One connection, for the closure that plays the server.
    struct Connection: Sendable {
        let channel: any Channel

        func write(_ text: String) { channel.writeAndFlush(ByteBuffer(string: text), promise: nil) }
        func close() { channel.close(promise: nil) }

        /// Ends with a reset instead of an orderly end.
        func reset() {
            channel.eventLoop.execute {
                guard let provider = channel as? any SocketOptionProvider else { return }
                provider.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenComplete { _ in channel.close(promise: nil) }
            }
        }
    }

    let port: Int
    let closed = LockedValue(0)
    private let channel: any Channel

    /// Starts a server that is given what each read brought.
    init(tls: NIOSSLContext? = nil, onRead: @escaping @Sendable (String, Connection) -> Void) async throws {
        let closed = closed
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let tls { try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls)) }
                    try channel.pipeline.syncOperations.addHandler(RawHandler(closed: closed, onRead: onRead))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
    }

    /// Starts a server of well-formed HTTP.
    init(response: @escaping @Sendable (SuiteRequest) -> SuiteResponse) async throws {
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.pipeline.configureHTTPServerPipeline().flatMapThrowing {
                    try channel.pipeline.syncOperations.addHandler(HTTPHandler(response: response))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
    }

    func stop() async throws { try await channel.close() }
}

private final class RawHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    let closed: LockedValue<Int>
    let onRead: @Sendable (String, TestServer.Connection) -> Void

    init(closed: LockedValue<Int>, onRead: @escaping @Sendable (String, TestServer.Connection) -> Void) {
        self.closed = closed
        self.onRead = onRead
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        onRead(String(buffer: unwrapInboundIn(data)), TestServer.Connection(channel: context.channel))
    }

    func channelInactive(context: ChannelHandlerContext) { closed.withLock { $0 += 1 } }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

private final class HTTPHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let response: @Sendable (SuiteRequest) -> SuiteResponse
    private var head: HTTPRequestHead?
    private var body = Data()

    init(response: @escaping @Sendable (SuiteRequest) -> SuiteResponse) { self.response = response }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): (self.head, body) = (head, Data())
        case .body(let buffer): body.append(contentsOf: buffer.readableBytesView)
        case .end: finish(context)
        }
    }

    private func finish(_ context: ChannelHandlerContext) {
        guard let head else { return }
        let fields = Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }) { $1 }
        let response = response(SuiteRequest(method: head.method.rawValue, path: head.uri, fields: fields, body: body))
        guard !response.isSilent else { return }
        var headers = HTTPHeaders(response.fields.map { ($0.key, $0.value) })
        // A body after a 304 would be read as the next response's beginning.
        let hasBody = head.method != .HEAD && response.status != 304
        if response.status != 304 { headers.replaceOrAdd(name: "Content-Length", value: "\(response.body.count)") }
        context.write(wrapOutboundOut(.head(.init(version: .http1_1, status: .init(statusCode: response.status), headers: headers))), promise: nil)
        if hasBody { context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
