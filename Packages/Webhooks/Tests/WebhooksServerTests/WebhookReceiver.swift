import CoreTesting
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// An integrator's server on a real socket, which answers as it is told.
final class WebhookReceiver: Sendable {
    struct Received: Sendable {
        let path: String
        let fields: [String: String]
        let body: String
    }

    let port: Int
    let received = LockedValue<[Received]>([])
    /// The statuses of the next answers; 200 after them. 0 hangs up without an answer, -1 says nothing.
    let answers = LockedValue<[Int]>([])
    /// Tells of each request.
    let arrivals: AsyncStream<Void>
    private let channel: any Channel

    init() async throws {
        let (received, answers) = (received, answers)
        let (arrivals, arrival) = AsyncStream<Void>.makeStream()
        self.arrivals = arrivals
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(ReceiverHandler(received, answers, arrival))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
    }

    deinit { channel.close(promise: nil) }

    var url: String { "http://127.0.0.1:\(port)/hook?from=tumble" }
}

private final class ReceiverHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let received: LockedValue<[WebhookReceiver.Received]>
    private let answers: LockedValue<[Int]>
    private let arrival: AsyncStream<Void>.Continuation
    private var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "")
    private var body = ""

    init(_ received: LockedValue<[WebhookReceiver.Received]>, _ answers: LockedValue<[Int]>, _ arrival: AsyncStream<Void>.Continuation) {
        (self.received, self.answers, self.arrival) = (received, answers, arrival)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body(let part): body += String(buffer: part)
        case .end:
            let fields = Dictionary(head.headers.map { ($0.name, $0.value) }) { first, _ in first }
            let (uri, body) = (head.uri, body)
            received.withLock { $0.append(.init(path: uri, fields: fields, body: body)) }
            arrival.yield()
            answer(context, answers.withLock { $0.isEmpty ? 200 : $0.removeFirst() })
        }
    }

    private func answer(_ context: ChannelHandlerContext, _ status: Int) {
        switch status {
        case 0: context.close(promise: nil)
        case -1: break
        default:
            let head = HTTPResponseHead(version: .http1_1, status: .init(statusCode: status), headers: ["Content-Length": "0", "Location": "/elsewhere"])
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }
}
