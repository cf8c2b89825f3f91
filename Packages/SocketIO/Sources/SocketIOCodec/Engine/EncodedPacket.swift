public import NIOCore

/// An Engine.IO packet in the form in which it is sent, made once for all who get it: the whole WebSocket frame of a server, of which a poll's answer
/// takes the part behind the header.
public struct EncodedPacket: Sendable {
    /// The frame.
    public let frame: ByteBuffer
    /// Whether the packet is bytes and not text.
    public let isBinary: Bool
    private let headerLength: UInt8

    /// Room for the longest header of a server's frame.
    static let headerSpace = 10

    /// What polls send: the packet's text, or its bytes, not yet in base64.
    public var packet: ByteBuffer {
        var packet = frame
        packet.moveReaderIndex(forwardBy: Int(headerLength))
        return packet
    }

    /// The bytes that the packet adds to a poll's answer.
    public var payloadLength: Int {
        let length = frame.readableBytes - Int(headerLength)
        return isBinary ? 1 + (length + 2) / 3 * 4 : length
    }

    /// Puts the header in front of a packet.
    ///
    /// - Parameter space: holds the packet behind ``headerSpace`` bytes that are free.
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

    /// A packet of text, its type included.
    public init(text: some StringProtocol) {
        var space = Self.space(for: text.utf8.count)
        space.writeSubstring(Substring(text))
        self.init(space: space, isBinary: false)
    }

    /// A message of text for the layer above.
    public init(message: ByteBuffer) {
        var space = Self.space(for: message.readableBytes + 1)
        space.writeInteger(UInt8(ascii: "4"))
        space.writeImmutableBuffer(message)
        self.init(space: space, isBinary: false)
    }

    /// A message of bytes for the layer above.
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

    /// The packets without data.
    public static let close = EncodedPacket(text: "1")
    /// Asks for a sign of life.
    public static let ping = EncodedPacket(text: "2")
    /// Gives a sign of life.
    public static let pong = EncodedPacket(text: "3")
    /// Ends a poll.
    public static let noop = EncodedPacket(text: "6")
    /// Asks whether a transport works.
    public static let probe = EncodedPacket(text: "2probe")
    /// Says that a transport works.
    public static let probeAnswer = EncodedPacket(text: "3probe")
    /// Says that a transport is used from here on.
    public static let upgrade = EncodedPacket(text: "5")
}
