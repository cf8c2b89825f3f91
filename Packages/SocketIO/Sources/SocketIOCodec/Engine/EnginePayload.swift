public import NIOCore

/// Several packets in the body of one HTTP request or response.
public enum EnginePayload {
    private static let separator: UInt8 = 0x1E

    /// Returns the packets of a body. Their number is limited only by the body's size.
    ///
    /// - Throws: ``SocketParseError`` if a packet is malformed or the body isn't UTF-8.
    public static func packets(in body: ByteBuffer) throws(SocketParseError) -> [EnginePacket] {
        guard UTF8Check.isValid(body) else { throw .invalidText }
        var packets: [EnginePacket] = []
        var rest = body
        while true {
            let length = rest.readableBytesView.firstIndex(of: separator).map { $0 - rest.readerIndex }
            guard let length, let text = rest.readSlice(length: length) else { break }
            packets.append(try EnginePacket(text: text))
            rest.moveReaderIndex(forwardBy: 1)
        }
        packets.append(try EnginePacket(text: rest))
        return packets
    }

    /// Returns a body with the packets in order.
    public static func body(of packets: [EncodedPacket]) -> ByteBuffer {
        if packets.count == 1, !packets[0].isBinary { return packets[0].packet }
        var body = ByteBuffer()
        body.reserveCapacity(packets.reduce(0) { $0 + $1.payloadLength + 1 })
        for (index, packet) in packets.enumerated() {
            if index > 0 { body.writeInteger(separator) }
            if packet.isBinary {
                body.writeInteger(UInt8(ascii: "b"))
                Base64.write(packet.packet, to: &body)
            } else {
                body.writeImmutableBuffer(packet.packet)
            }
        }
        return body
    }
}
