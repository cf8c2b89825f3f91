public import NIOCore
public import SocketIOCodec

/// Encodes a cluster's messages as bytes, for a ``SocketCluster`` over a bus of bytes.
extension ClusterMessage {
    /// The message as bytes: its kind, its audience, and the packet as sent, each part preceded by its length.
    public var bytes: ByteBuffer {
        var bytes = ByteBuffer()
        switch self {
        case .event(let packet, let audience):
            bytes.writeInteger(UInt8(audience.isVolatile ? 1 : 0))
            bytes.write(audience)
            let message = EncodedMessage(packet)
            var text = message.text.packet
            // The other node adds the transport's digit.
            text.moveReaderIndex(forwardBy: 1)
            bytes.writePart(text)
            bytes.writeInteger(UInt32(message.attachments.count))
            for attachment in message.attachments { bytes.writePart(attachment.packet) }
        case .disconnect(let namespace, let audience, let closing):
            bytes.writeInteger(UInt8(closing ? 3 : 2))
            bytes.write(audience)
            bytes.writePart(ByteBuffer(string: namespace))
        }
        return bytes
    }

    /// Decodes a message.
    ///
    /// - Throws: ``/SocketIOCodec/SocketParseError`` for invalid bytes.
    public init(bytes: ByteBuffer) throws(SocketParseError) {
        var bytes = bytes
        guard let kind = bytes.readInteger(as: UInt8.self), kind <= 3 else { throw .unknownType }
        var audience = try bytes.readAudience()
        if kind >= 2 {
            self = .disconnect(namespace: String(buffer: try bytes.readPart()), audience, closing: kind == 3)
        } else {
            audience.isVolatile = kind == 1
            self = .event(try bytes.readPacket(), audience)
        }
        guard bytes.readableBytes == 0 else { throw .tooLarge }
    }
}

extension ByteBuffer {
    fileprivate mutating func writePart(_ part: ByteBuffer) {
        writeInteger(UInt32(part.readableBytes))
        writeImmutableBuffer(part)
    }

    fileprivate mutating func readPart() throws(SocketParseError) -> ByteBuffer {
        guard let count = readInteger(as: UInt32.self), let part = readSlice(length: Int(count)) else { throw .invalidFrame }
        return part
    }

    fileprivate mutating func readCount() throws(SocketParseError) -> UInt32 {
        guard let count = readInteger(as: UInt32.self) else { throw .invalidFrame }
        return count
    }

    fileprivate mutating func write(_ audience: SocketAudience) {
        for names in [audience.rooms, audience.except] {
            writeInteger(UInt32(names.count))
            for name in names { writePart(ByteBuffer(string: name)) }
        }
    }

    fileprivate mutating func readAudience() throws(SocketParseError) -> SocketAudience {
        var audience = SocketAudience()
        for _ in 0..<(try readCount()) { audience.rooms.append(String(buffer: try readPart())) }
        for _ in 0..<(try readCount()) { audience.except.append(String(buffer: try readPart())) }
        return audience
    }

    fileprivate mutating func readPacket() throws(SocketParseError) -> SocketPacket {
        // Another node has validated what a client sent, and may send more itself.
        var decoder = SocketDecoder(limits: SocketDecoder.Limits(attachments: 1_000, attachmentBytes: 100_000_000))
        var packet = try decoder.decode(text: try readPart())
        for _ in 0..<(try readCount()) { packet = try decoder.decode(binary: try readPart()) }
        guard let packet else { throw .outOfTurn }
        return packet
    }
}
