/// One packet of Socket.IO 5, with its attachments.
public struct SocketPacket: Sendable, Equatable {
    /// What a packet is for.
    public enum Kind: Sendable, Equatable {
        /// Asks for a namespace, or grants it; the data is one object, or none.
        case connect
        /// Leaves a namespace, or puts out of it.
        case disconnect
        /// An event: its name, then what came with it.
        case event(String)
        /// The answer to an event.
        case acknowledgement
        /// Refuses a namespace.
        case connectError
    }

    /// What it is for.
    public let kind: Kind
    /// The namespace, `/` by default.
    public let namespace: String
    /// The number of the acknowledgement that an event asks for or that this is; 0 is one.
    public let id: Int?
    /// What came with it: an event's arguments without its name, an acknowledgement's, or a CONNECT's one object.
    public let values: [SocketValue]

    /// Creates a packet.
    public init(_ kind: Kind, namespace: String = "/", id: Int? = nil, values: [SocketValue] = []) {
        self.kind = kind
        self.namespace = namespace
        self.id = id
        self.values = values
    }
}
