import Core
import CoreTesting
import Foundation
import NIOPosix
import Networking
import NetworkingSocketIO
import Persistence
import ServerCore
import ServerRealtime
import ServerTesting
import SocketIOClient
import SocketIOCodec
import SocketIOEngine
import SocketIOServer

/// An authenticator whose tokens end when a test says so.
final class EndingAuthenticator: Authenticator {
    private let ended = LockedValue<Set<String>>([])
    private let base = TestAuthenticator()

    func end(_ token: String) { ended.withLock { _ = $0.insert(token) } }

    func authenticate(_ token: String) async throws(APIError) -> Person {
        guard !ended.value.contains(token) else { throw .unauthorized(code: "token_expired") }
        return try await base.authenticate(String(token.split(separator: "#").first ?? ""))
    }

    func provedAt(_ token: String) async throws(APIError) -> Date? { base.provedAt(token) }
}

/// A server whose realtime socket stands on a port.
struct RealtimeFixture {
    let server: TestServer
    let authenticator = EndingAuthenticator()
    let sockets: RealtimeSockets
    let listener: EngineListener
    private let running: Task<Void, Never>

    init() async throws {
        let authenticator = authenticator
        server = try await TestServer(plugins: [NewsPlugin()]) { $0.register((any Authenticator).self) { _ in authenticator } }
        let sockets = try RealtimeSockets(server.application)
        self.sockets = sockets
        await server.application.hub.add(sockets)
        listener = try await EngineListener.bind([sockets.server.engine], port: 0, group: MultiThreadedEventLoopGroup.singleton)
        running = Task { await sockets.run() }
        await server.deliverEvents()
    }

    func stop() async throws {
        running.cancel()
        await running.value
        try await listener.close()
    }

    var address: SocketServerAddress { SocketServerAddress(host: "127.0.0.1", port: listener.port) }

    /// Tells news to a person.
    func tell(_ text: String, to person: Int) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        try await server.database.write {
            try events.append(
                NewsPlugin.written, NewsPlugin.News(text: text), aggregate: "news", id: person, topics: [NewsPlugin.topic(of: person)], in: $0)
        }
        await server.deliverEvents()
    }

    /// A client in a namespace, with what happens to it.
    func client(_ namespace: String, token: String?) async -> (SocketIOClient, AsyncStream<SocketClientEvent>.Iterator) {
        let client = SocketIOClient(
            address, configuration: SocketClientConfiguration(namespace: namespace, transports: .webSocket), clock: SystemClock(), random: SystemRandomSource()
        ) { try token.map { try SocketValue(["token": $0]) } }
        let events = await client.events().makeAsyncIterator()
        await client.connect()
        return (client, events)
    }

    /// Realtime for a session whose token is renewed to `...#1`, `...#2` and so on.
    func realtime(token: String) -> SocketRealtime {
        let session = AuthSession(
            store: InMemoryTokenStore(Tokens(accessToken: token, refreshToken: "1", expiresAt: .distantFuture)), refresher: CountingRefresher(token: token),
            clock: SystemClock())
        return SocketRealtime(address, session: session, clock: SystemClock(), random: SystemRandomSource())
    }
}

private struct CountingRefresher: SessionRefreshing {
    let token: String

    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens {
        Tokens(accessToken: "\(token)#\(refreshToken)", refreshToken: "\((Int(refreshToken) ?? 0) + 1)", expiresAt: .distantFuture)
    }
}
