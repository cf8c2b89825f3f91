import Core
import Foundation
import NIOCore
import NIOPosix
import SocketIOCodec
import SocketIOEngine
import SocketIOServer
import Synchronization
import Testing

@testable import SocketIOClient

/// A server, and how to make clients of it.
final class World: Sendable {
    let listener: EngineListener
    let gone = Signal<SocketDisconnectReason>()
    let asked: Signal<String>
    let credentials = Mutex(0)
    private let transports: SocketClientConfiguration.Transports

    init(_ transports: SocketClientConfiguration.Transports, _ change: (inout SocketServerConfiguration) -> Void = { _ in }) async throws {
        struct Credentials: Decodable { let token: String }
        self.transports = transports
        var configuration = SocketServerConfiguration()
        change(&configuration)
        var chat = SocketHandlers()
        chat.authorize { handshake throws in
            guard (try? handshake.auth.decode(Credentials.self))?.token == "secret" else { throw SocketRefusal("unauthorized", code: 401) }
            return SocketAdmission()
        }
        chat.on("echo") { event in event.socket.emit("echo", values: event.values) }
        chat.on("ask") { event in event.acknowledge(values: event.values) }
        let asked = Signal<String>()
        self.asked = asked
        chat.on("never") { event in asked.send(event.name) }
        chat.on("kick me") { event in event.socket.disconnect() }
        chat.on("call me") { event in
            event.socket.call("call", values: [], timeout: .seconds(30)) { result in event.socket.emit("answer", values: (try? result.get()) ?? []) }
        }
        chat.onDisconnect { [gone] _, reason in gone.send(reason) }
        let server = SocketIOServer(configuration: configuration, namespaces: ["/chat": chat], random: SystemRandomSource())
        listener = try await EngineListener.bind([server.engine], port: 0, group: MultiThreadedEventLoopGroup.singleton)
    }

    func client(token: String = "secret", clock: any Core.Clock = SystemClock()) -> SocketIOClient {
        let configuration = SocketClientConfiguration(namespace: "/chat", transports: transports, reconnectDelay: .milliseconds(10))
        return SocketIOClient(
            SocketServerAddress(host: "127.0.0.1", port: listener.port), configuration: configuration, clock: clock, random: SystemRandomSource()
        ) { [weak self] in
            self?.credentials.withLock { $0 += 1 }
            return try SocketValue(["token": token])
        }
    }
}

/// A clock on which long waits are over at once.
struct ImpatientClock: Core.Clock {
    let limit: Duration
    let system = SystemClock()
    var now: Date { system.now }

    func sleep(for duration: Duration) async throws {
        try await system.sleep(for: duration > limit ? .milliseconds(200) : duration)
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

extension SocketClientEvent {
    var isConnected: Bool {
        if case .connected = self { true } else { false }
    }

    var message: SocketMessage? {
        if case .message(let message) = self { message } else { nil }
    }

    var reason: SocketClientDisconnectReason? {
        if case .disconnected(let reason) = self { reason } else { nil }
    }
}
