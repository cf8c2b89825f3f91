/// A packet of Socket.IO 5 with its attachments.
public struct SocketPacket: Sendable, Equatable {
    /// The purpose of a packet.
    public enum Kind: Sendable, Equatable {
        /// Requests or grants a namespace; the data is one object, or none.
        case connect
        /// Leaves a namespace, or disconnects from it.
        case disconnect
        /// An event with its name.
        case event(String)
        /// The response to an event.
        case acknowledgement
        /// Refuses a namespace.
        case connectError
    }

    /// The purpose of the packet.
    public let kind: Kind
    /// The namespace; `/` by default.
    public let namespace: String
    /// The number of the acknowledgement that an event requests or that this packet is; may be 0.
    public let id: Int?
    /// The arguments: an event's without its name, an acknowledgement's, or the object of a CONNECT.
    public let values: [SocketValue]

    /// Creates a packet.
    public init(_ kind: Kind, namespace: String = "/", id: Int? = nil, values: [SocketValue] = []) {
        self.kind = kind
        self.namespace = namespace
        self.id = id
        self.values = values
    }
}
