import Synchronization

/// A cluster of servers in one process.
public final class InProcessCluster: SocketCluster {
    private let members = Mutex<[String: @Sendable (ClusterMessage) -> Void]>([:])

    /// Creates a cluster without members.
    public init() {}

    /// Sends a message to all other nodes.
    public func publish(_ message: ClusterMessage, from node: String) {
        members.withLock { members in
            for (name, receive) in members where name != node { receive(message) }
        }
    }

    /// Joins the cluster.
    public func join(_ node: String, receive: @escaping @Sendable (ClusterMessage) -> Void) {
        members.withLock { $0[node] = receive }
    }

    /// Leaves the cluster.
    public func leave(_ node: String) {
        _ = members.withLock { $0.removeValue(forKey: node) }
    }
}
