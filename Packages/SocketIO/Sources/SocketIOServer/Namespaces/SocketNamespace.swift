import SocketIOCodec

/// A namespace of a server: its sockets on all event loops, and on all nodes of a cluster.
public final class SocketNamespace: Sendable {
    /// The name, with its slash.
    public let name: String
    let index: Int
    let handlers: SocketHandlers
    let log: RecoveryLog?
    private let loops: LoopTable
    private let cluster: ClusterLink?

    init(name: String, index: Int, handlers: SocketHandlers, loops: LoopTable, recovery: SocketRecovery?, cluster: ClusterLink?) {
        self.name = name
        self.index = index
        self.handlers = handlers
        self.loops = loops
        self.cluster = cluster
        log = recovery.map(RecoveryLog.init)
    }

    /// Selects all of the namespace's sockets.
    public var everybody: SocketBroadcast { SocketBroadcast(namespace: self) }

    /// Selects the sockets in a room, or the one with this id.
    public func to(_ room: String) -> SocketBroadcast { everybody.to(room) }

    /// Selects all sockets except those in a room, or the one with this id.
    public func except(_ room: String) -> SocketBroadcast { everybody.except(room) }

    /// Returns the number of this node's sockets in a room, or in the namespace.
    public func count(in room: String? = nil) async -> Int {
        var count = 0
        for loop in loops.all {
            count += await loop.read { [index] in $0.namespaces[index].count(in: room) }
        }
        return count
    }

    /// Sends to this node's sockets and to the other nodes.
    func broadcast(_ packet: SocketPacket, to audience: SocketAudience) {
        deliver(packet, to: audience)
        cluster?.publish(.event(packet, audience))
    }

    /// Sends to this node's sockets, encoding the packet once.
    func deliver(_ packet: SocketPacket, to audience: SocketAudience) {
        if let log, !audience.isVolatile {
            // With recovery, each loop must deliver in the log's order.
            log.append(packet, audience) { message in
                for loop in loops.all { loop.runLater { [index] in $0.namespaces[index].deliver(message, to: audience) } }
            }
        } else {
            let message = EncodedMessage(packet)
            for loop in loops.all { loop.run { [index] in $0.namespaces[index].deliver(message, to: audience) } }
        }
    }

    func disconnect(_ audience: SocketAudience, closing: Bool) {
        disconnectHere(audience, closing: closing)
        cluster?.publish(.disconnect(namespace: name, audience, closing: closing))
    }

    func disconnectHere(_ audience: SocketAudience, closing: Bool) {
        for loop in loops.all {
            loop.run { [index] in
                for socket in $0.namespaces[index].sockets(of: audience) { socket.disconnect(closing: closing) }
            }
        }
    }
}
