import NIOCore

/// The text of a packet, split into its parts: `<type>[<attachments>-][<namespace>,][<id>][<JSON>]`.
struct SocketPacketText: Sendable {
    private enum Kind: UInt8 {
        case connect = 0x30
        case disconnect, event, acknowledgement, connectError, binaryEvent, binaryAcknowledgement
    }

    private static let reservedEvents: Set = ["connect", "connect_error", "disconnect", "disconnecting", "newListener", "removeListener"]
    /// The highest acknowledgement id, limited to integers that JavaScript can represent.
    private static let highestID = 1 << 53

    private let kind: Kind
    let attachmentCount: Int
    private let namespace: String
    private let id: Int?
    private let json: ByteBuffer

    init(_ text: ByteBuffer, attachmentLimit: Int) throws(SocketParseError) {
        var rest = text
        guard let type = rest.readInteger(as: UInt8.self), let kind = Kind(rawValue: type) else { throw .unknownType }
        self.kind = kind
        if kind == .binaryEvent || kind == .binaryAcknowledgement {
            guard let count = Self.readNumber(&rest, below: 1 << 20), rest.readInteger(as: UInt8.self) == UInt8(ascii: "-"), count <= attachmentLimit else {
                throw .invalidAttachments
            }
            attachmentCount = count
        } else {
            attachmentCount = 0
        }
        if Self.next(rest) == UInt8(ascii: "/") {
            let view = rest.readableBytesView
            let length = view.firstIndex(of: UInt8(ascii: ",")).map { $0 - rest.readerIndex } ?? view.count
            namespace = rest.readString(length: length) ?? "/"
            rest.moveReaderIndex(forwardBy: min(1, rest.readableBytes))
        } else {
            namespace = "/"
        }
        if let digit = Self.next(rest), digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
            guard let number = Self.readNumber(&rest, below: Self.highestID) else { throw .invalidID }
            id = number
        } else {
            id = nil
        }
        json = rest
    }

    /// Returns the packet with its attachments.
    func packet(attachments: [ByteBuffer], depth: Int) throws(SocketParseError) -> SocketPacket {
        switch kind {
        case .connect: return SocketPacket(.connect, namespace: namespace, values: try object(depth: depth))
        case .connectError: return SocketPacket(.connectError, namespace: namespace, values: try anything(depth: depth))
        case .disconnect:
            guard json.readableBytes == 0 else { throw .invalidPayload }
            return SocketPacket(.disconnect, namespace: namespace)
        case .event, .binaryEvent:
            var values = try array(attachments, depth: depth)
            guard let name = values.first.flatMap(Self.name) else { throw .invalidEvent }
            values.removeFirst()
            return SocketPacket(.event(name), namespace: namespace, id: id, values: values)
        case .acknowledgement, .binaryAcknowledgement:
            return SocketPacket(.acknowledgement, namespace: namespace, id: id, values: try array(attachments, depth: depth))
        }
    }

    private static func next(_ buffer: ByteBuffer) -> UInt8? {
        buffer.getInteger(at: buffer.readerIndex)
    }

    private static func readNumber(_ buffer: inout ByteBuffer, below limit: Int) -> Int? {
        var number: Int?
        while let digit = next(buffer), digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
            let value = (number ?? 0) * 10 + Int(digit - UInt8(ascii: "0"))
            guard value < limit else { return nil }
            number = value
            buffer.moveReaderIndex(forwardBy: 1)
        }
        return number
    }

    /// Returns an event's name, which may be a string or a number.
    private static func name(_ value: SocketValue) -> String? {
        guard let first = next(value.json) else { return nil }
        switch first {
        case UInt8(ascii: "\""):
            guard let name = value.string, !reservedEvents.contains(name) else { return nil }
            return name
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return String(buffer: value.json)
        default: return nil
        }
    }

    private func object(depth: Int) throws(SocketParseError) -> [SocketValue] {
        guard json.readableBytes > 0 else { return [] }
        guard Self.next(json) == UInt8(ascii: "{") else { throw .invalidPayload }
        return try anything(depth: depth)
    }

    private func anything(depth: Int) throws(SocketParseError) -> [SocketValue] {
        json.readableBytes == 0 ? [] : [try SocketValue(json: json, depth: depth)]
    }

    private func array(_ attachments: [ByteBuffer], depth: Int) throws(SocketParseError) -> [SocketValue] {
        let isBinary = attachmentCount > 0
        let (elements, placeholders) = try json.withUnsafeReadableBytes { bytes in
            Result { () throws(SocketParseError) in
                var scanner = JSONScanner(bytes, maximumDepth: depth, attachmentCount: isBinary ? attachments.count : nil)
                return (try scanner.arrayDocument(), scanner.placeholders)
            }
        }.get()
        return elements.map { range in
            let hasPlaceholder = isBinary && placeholders.contains { range.contains($0.range.lowerBound) }
            return SocketValue(
                unchecked: json.getSlice(at: json.readerIndex + range.lowerBound, length: range.count) ?? ByteBuffer(),
                attachments: hasPlaceholder ? attachments : [])
        }
    }
}
