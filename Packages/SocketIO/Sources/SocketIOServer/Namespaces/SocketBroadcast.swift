public import SocketIOCodec

/// The recipients of a broadcast.
public struct SocketAudience: Sendable, Equatable {
    /// Sockets in any of these rooms; all if empty.
    public var rooms: [String] = []
    /// Sockets in none of these rooms.
    public var except: [String] = []
    /// Only sockets to which it can be sent at once.
    public var isVolatile = false
}

/// Selects the recipients of an event, which `emit` sends.
///
/// ```swift
/// namespace.to("order/12").except(socket.id).emit("order:updated", change)
/// ```
public struct SocketBroadcast: Sendable {
    private let namespace: SocketNamespace
    private var audience = SocketAudience()

    init(namespace: SocketNamespace) {
        self.namespace = namespace
    }

    /// Adds the sockets of a room, or the one with this id. A socket in several rooms receives the event once.
    public func to(_ room: String) -> SocketBroadcast {
        var other = self
        other.audience.rooms.append(room)
        return other
    }

    /// Excludes the sockets of a room, or the one with this id.
    public func except(_ room: String) -> SocketBroadcast {
        var other = self
        other.audience.except.append(room)
        return other
    }

    /// Drops the event for clients that aren't ready to receive it.
    public var volatile: SocketBroadcast {
        var other = self
        other.audience.isVolatile = true
        return other
    }

    /// Sends an event.
    public func emit(_ event: String, _ values: SocketValue...) {
        emit(event, values: values)
    }

    /// Sends an event.
    public func emit(_ event: String, values: [SocketValue]) {
        namespace.broadcast(SocketPacket(.event(event), namespace: namespace.name, values: values), to: audience)
    }

    /// Disconnects these sockets from the namespace.
    ///
    /// - Parameter closing: whether to close their connections, too.
    public func disconnect(closing: Bool = false) {
        namespace.disconnect(audience, closing: closing)
    }
}
