public import Core
public import SocketIOEngine

/// A Socket.IO 5 server.
///
/// ```swift
/// var chat = SocketHandlers()
/// chat.on("msg") { event in event.socket.namespace.to("lobby").emit("msg", values: event.values) }
/// let server = SocketIOServer(namespaces: ["/chat": chat], random: SystemRandomSource())
/// let listener = try await EngineListener.bind([server.engine], port: 3000, group: group)
/// server["/chat"]?.everybody.emit("hello", "world")
/// ```
public final class SocketIOServer: Sendable {
    /// The transports, to be mounted on a port.
    public let engine: EngineServer
    private let hub: SocketHub
    private let link: ClusterLink?

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - namespaces: the namespaces by name; others are refused.
    ///   - cluster: carries broadcasts to other nodes; nil for a single node.
    public init(
        configuration: SocketServerConfiguration = SocketServerConfiguration(), namespaces: [String: SocketHandlers], random: any RandomSource,
        cluster: (any SocketCluster)? = nil
    ) {
        let link = cluster.map { ClusterLink(cluster: $0, node: random.socketID()) }
        let hub = SocketHub(configuration: configuration, namespaces: namespaces, random: random, cluster: link)
        self.hub = hub
        self.link = link
        engine = EngineServer(configuration: configuration.engine, random: random) { hub.connection($0) }
        link?.join(hub)
    }

    /// The namespace with a name, to send to its sockets; nil if there is none.
    public subscript(namespace: String) -> SocketNamespace? { hub.namespaces[namespace] }

    /// Ends all connections with the reason `server shutting down`, and refuses new ones.
    public func stop() {
        link?.leave()
        engine.stop()
    }
}

extension ClusterLink {
    fileprivate func join(_ hub: SocketHub) {
        cluster.join(node) { [weak hub] message in hub?.received(message) }
    }

    fileprivate func leave() {
        cluster.leave(node)
    }
}
