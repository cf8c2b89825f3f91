public import NIOCore

/// The type of a WebSocket frame.
public enum WebSocketOpcode: UInt8, Sendable {
    /// The next fragment of a message.
    case continuation = 0
    /// A text message, or its first fragment.
    case text = 1
    /// A binary message, or its first fragment.
    case binary = 2
    /// The closing handshake.
    case close = 8
    /// Asks for a pong.
    case ping = 9
    /// Responds to a ping.
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
}

/// The reason why a WebSocket is closed (RFC 6455, 7.4).
public enum WebSocketCloseCode: UInt16, Sendable {
    /// The work is done.
    case normal = 1000
    /// The server is stopping.
    case goingAway = 1001
    /// The peer violated the protocol.
    case protocolError = 1002
    /// Text that isn't UTF-8.
    case invalidText = 1007
    /// The peer isn't allowed to do this.
    case policy = 1008
    /// A message larger than allowed.
    case tooLarge = 1009
}

/// Writes WebSocket frames.
public enum WebSocketFrames {
    /// Returns a final frame of a message.
    ///
    /// - Parameter mask: the four bytes with which a client must mask the data; nil for a server.
    public static func frame(_ opcode: WebSocketOpcode, _ data: ByteBuffer, mask: UInt32? = nil) -> ByteBuffer {
        var frame = ByteBufferAllocator().buffer(capacity: data.readableBytes + 14)
        frame.writeInteger(0x80 | opcode.rawValue)
        let masked: UInt8 = mask == nil ? 0 : 0x80
        switch data.readableBytes {
        case 0..<126: frame.writeInteger(masked | UInt8(data.readableBytes))
        case 126...Int(UInt16.max):
            frame.writeInteger(masked | 126)
            frame.writeInteger(UInt16(data.readableBytes))
        default:
            frame.writeInteger(masked | 127)
            frame.writeInteger(UInt64(data.readableBytes))
        }
        guard let mask else {
            frame.writeImmutableBuffer(data)
            return frame
        }
        frame.writeInteger(mask, endianness: .host)
        frame.writeMasked(data, mask: mask)
        return frame
    }

    /// Returns a closing frame.
    public static func close(_ code: WebSocketCloseCode, mask: UInt32? = nil) -> ByteBuffer {
        frame(.close, ByteBuffer(integer: code.rawValue), mask: mask)
    }
}
