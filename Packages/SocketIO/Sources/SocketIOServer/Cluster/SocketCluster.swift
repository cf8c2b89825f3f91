public import SocketIOCodec

/// What nodes tell each other.
public enum ClusterMessage: Sendable, Equatable {
    /// An event for sockets on all nodes.
    case event(SocketPacket, SocketAudience)
    /// Sockets are put out of a namespace.
    case disconnect(namespace: String, SocketAudience, closing: Bool)
}

/// Carries messages between the nodes of a cluster, so that rooms reach sockets everywhere. In order from each node; whether any is lost is up to it.
public protocol SocketCluster: Sendable {
    /// Sends to all other nodes. Must not block.
    ///
    /// - Parameter node: the sender.
    func publish(_ message: ClusterMessage, from node: String)

    /// Joins the cluster.
    ///
    /// - Parameters:
    ///   - node: the new member's name.
    ///   - receive: takes what other nodes publish. It doesn't block.
    func join(_ node: String, receive: @escaping @Sendable (ClusterMessage) -> Void)

    /// Leaves the cluster.
    func leave(_ node: String)
}

/// A server's place in its cluster.
struct ClusterLink: Sendable {
    let cluster: any SocketCluster
    let node: String

    func publish(_ message: ClusterMessage) {
        cluster.publish(message, from: node)
    }
}
