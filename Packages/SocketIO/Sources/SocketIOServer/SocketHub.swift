import Core
import NIOCore
import SocketIOCodec
import SocketIOEngine

/// The state shared by a server's connections.
final class SocketHub: Sendable {
    let configuration: SocketServerConfiguration
    let random: any RandomSource
    let namespaces: [String: SocketNamespace]
    private let loops: LoopTable

    init(
        configuration: SocketServerConfiguration, namespaces: [String: SocketHandlers], random: any RandomSource, cluster: ClusterLink?
    ) {
        self.configuration = configuration
        self.random = random
        let loops = LoopTable()
        var made: [String: SocketNamespace] = [:]
        for (index, (name, handlers)) in namespaces.enumerated() {
            made[name] = SocketNamespace(
                name: name, index: index, handlers: handlers, loops: loops, recovery: configuration.recovery, cluster: cluster)
        }
        self.loops = loops
        self.namespaces = made
    }

    func connection(_ session: EngineSession) -> SocketConnection {
        let loop = loops.current(session.eventLoop) {
            SocketLoop(namespaceCount: namespaces.count, connectTimeout: configuration.connectTimeout, on: session.eventLoop)
        }
        return SocketConnection(session, hub: self, loop: loop)
    }

    /// Performs another node's request here.
    func received(_ message: ClusterMessage) {
        switch message {
        case .event(let packet, let audience): namespaces[packet.namespace]?.deliver(packet, to: audience)
        case .disconnect(let name, let audience, let closing): namespaces[name]?.disconnectHere(audience, closing: closing)
        }
    }
}
