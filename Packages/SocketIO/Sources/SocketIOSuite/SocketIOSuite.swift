public import Core
public import NIOCore
import NIOPosix
import SocketIOCodec
public import SocketIOEngine
import SocketIOServer

/// The servers for conformance and load tests.
public struct SocketIOSuite: Sendable {
    private let engines: [EngineServer]
    private let eventLoops: Int

    /// Returns a server with an Engine.IO echo on `/engine.io/`; on `/socket.io/` with namespaces `/` and `/custom`, which respond, and `/forbidden`, which
    /// refuses everybody.
    public static func conformance(pingInterval: Duration, pingTimeout: Duration, random: any RandomSource) -> SocketIOSuite {
        var engine = EngineConfiguration(pingInterval: pingInterval, pingTimeout: pingTimeout, maximumPayload: 1_000_000, cors: .any)
        let echo = EngineServer(configuration: engine, random: random) { EchoHandler($0) }
        engine.path = "/socket.io/"
        var custom = SocketHandlers()
        custom.onConnect { $0.emit("auth", $0.handshake.auth) }
        var main = custom
        main.on("message") { event in event.socket.emit("message-back", values: event.values) }
        main.on("message-with-ack") { event in event.acknowledge(values: event.values) }
        var forbidden = SocketHandlers()
        forbidden.authorize { _ throws in throw SocketRefusal("not authorized", code: 403) }
        let server = SocketIOServer(
            configuration: SocketServerConfiguration(engine: engine, connectTimeout: .seconds(1)),
            namespaces: ["/": main, "/custom": custom, "/forbidden": forbidden], random: random)
        return SocketIOSuite(engines: [echo, server.engine], eventLoops: 2)
    }

    /// Returns a server with the namespace `/chat` for clients with a token: `join` enters a room, `msg` goes to all in a room, `echo` returns its arguments.
    ///
    /// - Parameter eventLoops: the number of threads.
    public static func load(eventLoops: Int, random: any RandomSource) -> SocketIOSuite {
        var chat = SocketHandlers()
        chat.authorize { handshake throws in
            guard let token = handshake.auth["token"]?.string, !token.isEmpty else { throw SocketRefusal("unauthorized", code: 401) }
            return SocketAdmission()
        }
        chat.on("join") { event in
            if let room = event.values.first?.string { event.socket.join(room) }
            event.acknowledge("ok")
        }
        chat.on("msg") { event in
            guard let room = event.values.first?.string else { return }
            event.socket.namespace.to(room).emit("msg", values: Array(event.values.dropFirst()))
        }
        chat.on("echo") { event in event.acknowledge(values: event.values) }
        let server = SocketIOServer(namespaces: ["/chat": chat], random: random)
        return SocketIOSuite(engines: [server.engine], eventLoops: eventLoops)
    }

    /// Listens on loopback until the task is canceled or the process ends.
    ///
    /// - Parameter onStart: called with the port.
    public func run(port: Int, onStart: @Sendable (Int) -> Void) async throws {
        let listener = try await bind(port: port, group: MultiThreadedEventLoopGroup(numberOfThreads: eventLoops))
        onStart(listener.port)
        try await listener.waitUntilClosed()
    }

    /// Listens on loopback.
    public func bind(port: Int, group: any EventLoopGroup) async throws -> EngineListener {
        try await EngineListener.bind(engines, port: port, group: group)
    }
}
