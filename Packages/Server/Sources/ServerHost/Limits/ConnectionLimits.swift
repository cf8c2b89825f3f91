public import Core

/// The limits on connections and sockets.
public struct ConnectionLimits: Sendable, Equatable {
    /// The maximum number of connections in all; 0 for no limit.
    public var connections: Int
    /// The maximum number of connections of one address, and of its sockets; 0 for no limit. An IPv6 address counts as its /64.
    public var connectionsPerAddress: Int
    /// The limit on an address' handshakes: pages' and Socket.IO's sockets together, and Socket.IO's sessions by polling; nil for none.
    public var handshakesPerAddress: RateLimit?

    /// Creates limits; by default those of the settings.
    public init(
        connections: Int = 20_000, connectionsPerAddress: Int = 1_000,
        handshakesPerAddress: RateLimit? = RateLimit(count: 1_200, per: .seconds(60), scope: .address)
    ) {
        self.connections = connections
        self.connectionsPerAddress = connectionsPerAddress
        self.handshakesPerAddress = handshakesPerAddress
    }

    /// Returns limits that leave enough of the files that the process may have open for everything else.
    public func fitting(openFiles: Int) -> ConnectionLimits {
        let most = max(1, openFiles - OpenFiles.reserve)
        var limits = self
        limits.connections = connections == 0 ? most : min(connections, most)
        return limits
    }
}
