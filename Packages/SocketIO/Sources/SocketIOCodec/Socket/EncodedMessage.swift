import NIOCore

/// An encoded Socket.IO packet: its text, followed directly by its attachments.
public struct EncodedMessage: Sendable {
    /// The text.
    public let text: EncodedPacket
    /// The attachments.
    public let attachments: [EncodedPacket]

    /// Encodes a packet.
    public init(_ packet: SocketPacket) {
        let data: (type: UInt8, binaryType: UInt8, name: String?, isArray: Bool) =
            switch packet.kind {
            case .connect: (0, 0, nil, false)
            case .disconnect: (1, 1, nil, false)
            case .event(let name): (2, 5, name, true)
            case .acknowledgement: (3, 6, nil, true)
            case .connectError: (4, 4, nil, false)
            }
        let isBinary = packet.values.contains { !$0.attachments.isEmpty }
        let binary = isBinary ? BinaryArguments(packet.values) : nil
        let values = binary?.values ?? packet.values
        let length = values.reduce(40 + packet.namespace.utf8.count + (data.name?.utf8.count ?? 0)) { $0 + $1.json.readableBytes + 1 }
        var space = EncodedPacket.space(for: length)
        space.writeInteger(UInt8(ascii: "4"))
        if let binary, !binary.attachments.isEmpty {
            space.writeInteger(UInt8(ascii: "0") + data.binaryType)
            space.writeString("\(binary.attachments.count)-")
        } else {
            space.writeInteger(UInt8(ascii: "0") + data.type)
        }
        if packet.namespace != "/" {
            space.writeString(packet.namespace)
            space.writeInteger(UInt8(ascii: ","))
        }
        if let id = packet.id { space.writeDecimal(id) }
        if data.isArray { space.writeInteger(UInt8(ascii: "[")) }
        var isFirst = true
        if let name = data.name {
            JSONText.write(name, to: &space)
            isFirst = false
        }
        for value in values {
            if !isFirst { space.writeInteger(UInt8(ascii: ",")) }
            isFirst = false
            space.writeImmutableBuffer(value.json)
        }
        if data.isArray { space.writeInteger(UInt8(ascii: "]")) }
        text = EncodedPacket(space: space, isBinary: false)
        attachments = binary?.attachments.map(EncodedPacket.init(binary:)) ?? []
    }

    /// The text and the attachments, in sending order.
    public var packets: [EncodedPacket] { [text] + attachments }
}

extension ByteBuffer {
    /// Writes a nonnegative number without creating a string.
    fileprivate mutating func writeDecimal(_ number: Int) {
        var divisor = 1
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            writeInteger(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
