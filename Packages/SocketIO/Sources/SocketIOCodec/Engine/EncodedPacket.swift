public import NIOCore

/// An encoded Engine.IO packet, encoded once for all recipients: a server's complete WebSocket frame, of which a poll's response uses the part
/// after the header.
public struct EncodedPacket: Sendable {
    /// The frame.
    public let frame: ByteBuffer
    /// Whether the packet is binary rather than text.
    public let isBinary: Bool
    private let headerLength: UInt8

    /// The size of the longest header of a server's frame.
    static let headerSpace = 10

    /// The packet's text or bytes, not yet in base64, for polls.
    public var packet: ByteBuffer {
        var packet = frame
        packet.moveReaderIndex(forwardBy: Int(headerLength))
        return packet
    }

    /// The number of bytes that the packet adds to a poll's response.
    public var payloadLength: Int {
        let length = frame.readableBytes - Int(headerLength)
        return isBinary ? 1 + (length + 2) / 3 * 4 : length
    }

    /// Writes the header in front of a packet.
    ///
    /// - Parameter space: contains ``headerSpace`` free bytes followed by the packet.
    init(space: ByteBuffer, isBinary: Bool) {
        var frame = space
        let length = frame.readableBytes - Self.headerSpace
        let first: UInt8 = isBinary ? 0x82 : 0x81
        let header: Int
        if length < 126 {
            header = 2
            frame.setInteger(UInt16(first) << 8 | UInt16(length), at: frame.readerIndex + Self.headerSpace - header)
        } else if length <= Int(UInt16.max) {
            header = 4
            frame.setInteger(UInt32(first) << 24 | 126 << 16 | UInt32(length), at: frame.readerIndex + Self.headerSpace - header)
        } else {
            header = 10
            frame.setInteger(UInt16(first) << 8 | 127, at: frame.readerIndex)
            frame.setInteger(UInt64(length), at: frame.readerIndex + 2)
        }
        frame.moveReaderIndex(forwardBy: Self.headerSpace - header)
        self.frame = frame
        self.isBinary = isBinary
        headerLength = UInt8(header)
    }

    /// Creates a text packet, including its type.
    public init(text: some StringProtocol) {
        var space = Self.space(for: text.utf8.count)
        space.writeSubstring(Substring(text))
        self.init(space: space, isBinary: false)
    }

    /// Creates a text message for the layer above.
    public init(message: ByteBuffer) {
        var space = Self.space(for: message.readableBytes + 1)
        space.writeInteger(UInt8(ascii: "4"))
        space.writeImmutableBuffer(message)
        self.init(space: space, isBinary: false)
    }

    /// Creates a binary message for the layer above.
    public init(binary: ByteBuffer) {
        var space = Self.space(for: binary.readableBytes)
        space.writeImmutableBuffer(binary)
        self.init(space: space, isBinary: true)
    }

    static func space(for length: Int) -> ByteBuffer {
        var space = ByteBufferAllocator().buffer(capacity: length + headerSpace)
        space.writeRepeatingByte(0, count: headerSpace)
        return space
    }

    /// The packet that closes a session.
    public static let close = EncodedPacket(text: "1")
    /// Asks for a pong.
    public static let ping = EncodedPacket(text: "2")
    /// Responds to a ping.
    public static let pong = EncodedPacket(text: "3")
    /// Ends a poll.
    public static let noop = EncodedPacket(text: "6")
    /// Checks whether a transport works.
    public static let probe = EncodedPacket(text: "2probe")
    /// Confirms that a transport works.
    public static let probeResponse = EncodedPacket(text: "3probe")
    /// Announces that a transport is used from here on.
    public static let upgrade = EncodedPacket(text: "5")
}
