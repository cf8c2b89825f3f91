public import NIOCore

/// One packet of Engine.IO 4.
public enum EnginePacket: Sendable, Equatable {
    /// The handshake's answer, as JSON.
    case open(ByteBuffer)
    /// The sender goes.
    case close
    /// A sign of life asked for; the data is `probe` on a transport that is tried.
    case ping(ByteBuffer)
    /// A sign of life.
    case pong(ByteBuffer)
    /// Text of the layer above.
    case message(ByteBuffer)
    /// From here on the new transport is used.
    case upgrade
    /// Nothing, to end a poll.
    case noop
    /// Bytes of the layer above.
    case binary(ByteBuffer)

    /// Reads a packet from the text of a WebSocket message or of a payload's part.
    ///
    /// - Throws: ``SocketParseError`` for an empty packet, an unknown type or bad base64.
    public init(text: ByteBuffer) throws(SocketParseError) {
        var data = text
        switch data.readInteger(as: UInt8.self) {
        case UInt8(ascii: "0"): self = .open(data)
        case UInt8(ascii: "1"): self = .close
        case UInt8(ascii: "2"): self = .ping(data)
        case UInt8(ascii: "3"): self = .pong(data)
        case UInt8(ascii: "4"): self = .message(data)
        case UInt8(ascii: "5"): self = .upgrade
        case UInt8(ascii: "6"): self = .noop
        case UInt8(ascii: "b"): self = .binary(try Base64.decode(data))
        default: throw .unknownType
        }
    }
}
