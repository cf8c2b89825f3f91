import Core
import NIOCore
import NIOPosix
import SocketIOCodec
import SocketIOServer
import Testing

@testable import SocketIOEngine

/// A server on a port of its own.
struct TestServer: Sendable {
    let listener: EngineListener
    let path: String
    let engine: EngineServer
    let sockets: SocketIOServer?

    /// An Engine.IO echo.
    static func echo(_ change: (inout EngineConfiguration) -> Void = { _ in }, closed: Signal<EngineCloseReason>? = nil) async throws -> TestServer {
        var configuration = EngineConfiguration()
        change(&configuration)
        let engine = EngineServer(configuration: configuration, random: SystemRandomSource()) { Echo($0, closed) }
        return try await start(engine, nil)
    }

    /// A Socket.IO server.
    static func sockets(
        _ namespaces: [String: SocketHandlers], cluster: (any SocketCluster)? = nil, _ change: (inout SocketServerConfiguration) -> Void = { _ in }
    ) async throws -> TestServer {
        var configuration = SocketServerConfiguration()
        change(&configuration)
        let server = SocketIOServer(configuration: configuration, namespaces: namespaces, random: SystemRandomSource(), cluster: cluster)
        return try await start(server.engine, server)
    }

    private static func start(_ engine: EngineServer, _ sockets: SocketIOServer?) async throws -> TestServer {
        let listener = try await EngineListener.bind([engine], port: 0, group: MultiThreadedEventLoopGroup.singleton)
        return TestServer(listener: listener, path: engine.configuration.path, engine: engine, sockets: sockets)
    }

    func target(_ transport: String, _ sid: String? = nil) -> String {
        "\(path)?EIO=4&transport=\(transport)" + (sid.map { "&sid=\($0)" } ?? "")
    }

    func connect() async throws -> RawConnection { try await RawConnection(port: listener.port) }

    func get(_ target: String, _ fields: [String: String] = [:]) async throws -> RawConnection.Response {
        let connection = try await connect()
        let response = try await connection.exchange("GET", target, fields)
        await connection.close()
        return response
    }

    func poll(_ sid: String) async throws -> RawConnection.Response { try await get(target("polling", sid)) }

    /// Polls until there is something but pings, which are answered.
    func pollMessages(_ sid: String) async throws -> String {
        while true {
            let body = try await poll(sid).body
            if body == "2" { _ = try await post(sid, "3") } else { return body }
        }
    }

    func post(_ sid: String, _ body: String, _ fields: [String: String] = [:]) async throws -> RawConnection.Response {
        let connection = try await connect()
        let response = try await connection.exchange("POST", target("polling", sid), fields, body: body)
        await connection.close()
        return response
    }

    /// Opens a session by polling; returns its id.
    func openPolling() async throws -> String {
        let response = try await get(target("polling"))
        return try EngineHandshake(json: ByteBuffer(string: String(response.body.dropFirst()))).sid
    }

    /// Opens a WebSocket, for a session or for a new one.
    func webSocket(_ sid: String? = nil, reads: Bool = true) async throws -> RawConnection {
        let connection = try await RawConnection(port: listener.port, reads: reads)
        connection.upgrade(target("websocket", sid))
        guard reads else { return connection }
        let response = try await connection.response()
        try #require(response.status == 101)
        return connection
    }

    /// Opens a session by WebSocket and reads its first packet.
    func openWebSocket() async throws -> RawConnection {
        let connection = try await webSocket()
        let first = try await connection.frame()
        guard case .text(let text) = first, text.hasPrefix("0{") else { throw RawConnection.Unexpected(frame: first) }
        return connection
    }

    /// Opens a session by WebSocket and enters a namespace; returns the socket's id with the connection.
    func enter(_ namespace: String = "/", auth: String = "") async throws -> (RawConnection, String) {
        let connection = try await openWebSocket()
        return (connection, try await connection.enter(namespace, auth: auth))
    }
}

extension RawConnection {
    nonisolated func upgrade(_ target: String) {
        let fields = ["Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"]
        request("GET", target, fields)
    }

    /// Enters a namespace; returns the socket's id.
    func enter(_ namespace: String = "/", auth: String = "") async throws -> String {
        let prefix = namespace == "/" ? "40" : "40\(namespace),"
        text(prefix + auth)
        let answer = try await nextText()
        guard answer.hasPrefix("\(prefix){\"sid\":\"") else { throw Unexpected(frame: .text(answer)) }
        return String(answer.dropFirst(prefix.count + 8).prefix { $0 != "\"" })
    }
}

/// Values that a test waits for.
struct Signal<Value: Sendable>: Sendable {
    private let stream: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }

    func send(_ value: Value) { continuation.yield(value) }

    func next() async throws -> Value {
        var iterator = stream.makeAsyncIterator()
        guard let value = await iterator.next() else { throw CancellationError() }
        return value
    }
}

/// Sends back what comes.
private final class Echo: EngineSessionHandler {
    private unowned let session: EngineSession
    private let signal: Signal<EngineCloseReason>?

    init(_ session: EngineSession, _ signal: Signal<EngineCloseReason>?) {
        self.session = session
        self.signal = signal
    }

    func received(text: ByteBuffer) {
        if text == ByteBuffer(string: "bye") { return session.close() }
        session.send(EncodedPacket(message: text))
    }

    func received(binary: ByteBuffer) { session.send(EncodedPacket(binary: binary)) }

    func closed(_ reason: EngineCloseReason) { signal?.send(reason) }
}
