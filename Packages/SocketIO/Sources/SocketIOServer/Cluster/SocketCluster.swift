public import SocketIOCodec

/// A message between nodes.
public enum ClusterMessage: Sendable, Equatable {
    /// An event for sockets on all nodes.
    case event(SocketPacket, SocketAudience)
    /// Disconnects sockets from a namespace.
    case disconnect(namespace: String, SocketAudience, closing: Bool)
}

/// Carries messages between the nodes of a cluster, so that rooms reach sockets everywhere. Messages of a node stay in order, but may be lost.
public protocol SocketCluster: Sendable {
    /// Sends a message to all other nodes. Must not block.
    ///
    /// - Parameter node: the sender.
    func publish(_ message: ClusterMessage, from node: String)

    /// Joins the cluster.
    ///
    /// - Parameters:
    ///   - node: the new member's name.
    ///   - receive: called with each message of another node; must not block.
    func join(_ node: String, receive: @escaping @Sendable (ClusterMessage) -> Void)

    /// Leaves the cluster.
    func leave(_ node: String)
}

/// A server's membership in its cluster.
struct ClusterLink: Sendable {
    let cluster: any SocketCluster
    let node: String

    func publish(_ message: ClusterMessage) {
        cluster.publish(message, from: node)
    }
}
