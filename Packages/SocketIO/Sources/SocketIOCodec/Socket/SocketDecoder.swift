public import NIOCore

/// Decodes Socket.IO packets from the messages of one connection; attachments arrive as separate messages.
public struct SocketDecoder: Sendable {
    /// The limits on packets.
    public struct Limits: Sendable {
        /// The maximum nesting depth of JSON.
        public var depth: Int
        /// The maximum number of attachments per packet.
        public var attachments: Int
        /// The maximum total size of a packet's attachments in bytes.
        public var attachmentBytes: Int

        /// Creates limits; by default 512 levels, and 10 attachments of 10 MB in total.
        public init(depth: Int = 512, attachments: Int = 10, attachmentBytes: Int = 10_000_000) {
            self.depth = depth
            self.attachments = attachments
            self.attachmentBytes = attachmentBytes
        }
    }

    /// A packet waiting for its attachments.
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

    /// Decodes a text message.
    ///
    /// - Returns: the packet; nil while its attachments are expected.
    /// - Throws: ``SocketParseError``; the connection must then be closed.
    public mutating func decode(text: ByteBuffer) throws(SocketParseError) -> SocketPacket? {
        guard incomplete == nil else { throw .outOfTurn }
        let header = try SocketPacketText(text, attachmentLimit: limits.attachments)
        guard header.attachmentCount > 0 else { return try header.packet(attachments: [], depth: limits.depth) }
        // Errors in the text are found now, before its attachments take memory.
        _ = try header.packet(attachments: Array(repeating: ByteBuffer(), count: header.attachmentCount), depth: limits.depth)
        incomplete = Incomplete(text: header)
        return nil
    }

    /// Decodes a binary message.
    ///
    /// - Returns: the packet that it completes; nil if there are more to come.
    /// - Throws: ``SocketParseError``; the connection must then be closed.
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
