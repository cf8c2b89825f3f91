public import NIOCore

/// A packet of Engine.IO 4.
public enum EnginePacket: Sendable, Equatable {
    /// The handshake's response, as JSON.
    case open(ByteBuffer)
    /// The sender leaves.
    case close
    /// Asks for a pong; the data is `probe` on a transport being probed.
    case ping(ByteBuffer)
    /// Responds to a ping.
    case pong(ByteBuffer)
    /// A text message of the layer above.
    case message(ByteBuffer)
    /// The new transport is used from here on.
    case upgrade
    /// No content, to end a poll.
    case noop
    /// A binary message of the layer above.
    case binary(ByteBuffer)

    /// Parses a packet from the text of a WebSocket message or part of a payload.
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
