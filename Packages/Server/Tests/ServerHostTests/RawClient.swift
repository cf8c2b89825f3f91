import NIOCore
import NIOPosix
import NIOSSL
import Testing

/// A connection that sends and reads bytes as they are.
struct RawClient {
    private var iterator: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    private let channel: any Channel
    private var received = ByteBuffer()

    /// The connection was closed before what a test waits for had come.
    struct Closed: Error {}

    struct Response {
        let status: String
        let fields: [String: String]
        let body: String
    }

    /// Connects for the length of a closure.
    ///
    /// - Parameters:
    ///   - protocols: those that are offered over TLS (ALPN); nil for a connection without TLS.
    ///   - reads: whether it reads; otherwise the system holds what comes, as far as it can.
    static func connect(to port: Int, protocols: [String]? = nil, reads: Bool = true, _ body: (inout RawClient) async throws -> Void) async throws {
        // Like a blocking client, this one sends on after the server has said its last word.
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).channelOption(.allowRemoteHalfClosure, value: true)
            .channelOption(.autoRead, value: reads).channelOption(.socketOption(.so_rcvbuf), value: reads ? 262_144 : 4_096)
        let channel = try await bootstrap.connect(host: "127.0.0.1", port: port) { channel in
            channel.eventLoop.makeCompletedFuture {
                if let protocols { try channel.pipeline.syncOperations.addHandler(try secureHandler(protocols)) }
                return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
            }
        }
        try await channel.executeThenClose { inbound, outbound in
            var client = RawClient(iterator: inbound.makeAsyncIterator(), outbound: outbound, channel: channel.channel)
            try await body(&client)
        }
    }

    private static func secureHandler(_ protocols: [String]) throws -> NIOSSLClientHandler {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(Array(TestCertificate.certificate.utf8)))
        configuration.applicationProtocols = protocols
        return try NIOSSLClientHandler(context: try NIOSSLContext(configuration: configuration), serverHostname: "localhost")
    }

    func send(_ text: String) async throws { try await outbound.write(ByteBuffer(string: text)) }
    func send(_ bytes: [UInt8]) async throws { try await outbound.write(ByteBuffer(bytes: bytes)) }
    func startReading() async throws { try await channel.setOption(.autoRead, value: true).get() }
    func close() async throws { try await channel.close().get() }
    /// Sends nothing more, but goes on reading.
    func finishSending() async throws { try await channel.close(mode: .output).get() }

    /// Whether the server closes the connection without another byte.
    mutating func isClosed() async -> Bool {
        while let more = await more() { received.writeImmutableBuffer(more) }
        return received.readableBytes == 0
    }

    mutating func bytes(_ count: Int) async throws -> [UInt8] {
        while true {
            if let bytes = received.readBytes(length: count) { return bytes }
            guard let more = await more() else { throw Closed() }
            received.writeImmutableBuffer(more)
        }
    }

    /// Reads up to an empty line.
    mutating func head() async throws -> [String] {
        var text = ""
        while !text.hasSuffix("\r\n\r\n") { text += String(decoding: try await bytes(1), as: UTF8.self) }
        return text.split(separator: "\r\n").map(String.init)
    }

    mutating func response(withBody: Bool = true) async throws -> Response {
        let lines = try await head()
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let sides = line.split(separator: ":", maxSplits: 1).map(String.init)
            fields[sides[0].lowercased()] = sides.count == 2 ? String(sides[1].drop { $0 == " " }) : ""
        }
        let length = fields["content-length"].flatMap(Int.init) ?? 0
        let body = withBody ? String(decoding: try await bytes(length), as: UTF8.self) : ""
        return Response(status: lines.first.map { String($0.split(separator: " ")[1]) } ?? "", fields: fields, body: body)
    }

    /// A reset connection reads as a closed one.
    private mutating func more() async -> ByteBuffer? {
        try? await iterator.next(isolation: #isolation)
    }
}
