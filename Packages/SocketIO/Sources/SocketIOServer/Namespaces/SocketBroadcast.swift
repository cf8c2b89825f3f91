public import SocketIOCodec

/// Whom a broadcast reaches.
public struct SocketAudience: Sendable, Equatable {
    /// In any of these rooms; everybody where there is none.
    public var rooms: [String] = []
    /// In none of these.
    public var except: [String] = []
    /// Only those to whom it can leave at once.
    public var isVolatile = false
}

/// Says whom an event is for; `emit` sends it.
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

    /// Adds the sockets of a room, or the one with this id. Whoever is in several rooms gets it once.
    public func to(_ room: String) -> SocketBroadcast {
        var other = self
        other.audience.rooms.append(room)
        return other
    }

    /// Leaves out the sockets of a room, or the one with this id.
    public func except(_ room: String) -> SocketBroadcast {
        var other = self
        other.audience.except.append(room)
        return other
    }

    /// Drops the event for clients that aren't ready to take it.
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

    /// Puts these sockets out of the namespace.
    ///
    /// - Parameter closing: whether their connections are closed, too.
    public func disconnect(closing: Bool = false) {
        namespace.disconnect(audience, closing: closing)
    }
}
