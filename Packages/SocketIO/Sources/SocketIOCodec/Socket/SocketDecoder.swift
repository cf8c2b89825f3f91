public import NIOCore

/// Reads Socket.IO packets from the messages of one connection; attachments arrive as messages of their own.
public struct SocketDecoder: Sendable {
    /// What a connection may ask of the decoder.
    public struct Limits: Sendable {
        /// How deep JSON may be nested.
        public var depth: Int
        /// How many attachments a packet may have.
        public var attachments: Int
        /// How many bytes a packet's attachments may have together.
        public var attachmentBytes: Int

        /// Creates limits: 512 levels, 10 attachments of 10 MB together.
        public init(depth: Int = 512, attachments: Int = 10, attachmentBytes: Int = 10_000_000) {
            self.depth = depth
            self.attachments = attachments
            self.attachmentBytes = attachmentBytes
        }
    }

    /// A packet that waits for its attachments.
    private struct Incomplete: Sendable {
        let text: SocketPacketText
        var attachments: [ByteBuffer] = []
        var bytes = 0
    }

    private let limits: Limits
    private var incomplete: Incomplete?

    /// Creates a decoder.
    public init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Takes a message of text.
    ///
    /// - Returns: the packet, nil while its attachments are due.
    /// - Throws: ``SocketParseError``; the connection must be closed then.
    public mutating func decode(text: ByteBuffer) throws(SocketParseError) -> SocketPacket? {
        guard incomplete == nil else { throw .outOfTurn }
        let header = try SocketPacketText(text, attachmentLimit: limits.attachments)
        guard header.attachmentCount > 0 else { return try header.packet(attachments: [], depth: limits.depth) }
        // What is wrong with the text shows now, before its attachments take memory.
        _ = try header.packet(attachments: Array(repeating: ByteBuffer(), count: header.attachmentCount), depth: limits.depth)
        incomplete = Incomplete(text: header)
        return nil
    }

    /// Takes a message of bytes.
    ///
    /// - Returns: the packet that it completes.
    /// - Throws: ``SocketParseError``; the connection must be closed then.
    public mutating func decode(binary: ByteBuffer) throws(SocketParseError) -> SocketPacket? {
        guard var packet = incomplete else { throw .outOfTurn }
        incomplete = nil
        packet.attachments.append(binary)
        packet.bytes += binary.readableBytes
        guard packet.bytes <= limits.attachmentBytes else { throw .tooLarge }
        guard packet.attachments.count == packet.text.attachmentCount else {
            incomplete = packet
            return nil
        }
        return try packet.text.packet(attachments: packet.attachments, depth: limits.depth)
    }
}
