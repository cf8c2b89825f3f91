public import NIOCore

/// Parses a stream of bytes into WebSocket messages: joins fragments, removes masks, validates text.
public struct WebSocketParser: Sendable {
    /// A parsed message or control frame.
    public enum Message: Sendable, Equatable {
        /// A complete text message, valid UTF-8.
        case text(ByteBuffer)
        /// A complete binary message.
        case binary(ByteBuffer)
        /// Requests a pong with the same data.
        case ping(ByteBuffer)
        /// Responds to a ping.
        case pong
        /// The peer closes the connection; nil if it gives no code.
        case close(UInt16?)
    }

    /// The maximum size of a message in bytes.
    public var maximumBytes: Int
    private let expectsMask: Bool
    /// The start of an incomplete frame. Usually empty, so that an idle connection holds no memory for it.
    private var rest = ByteBuffer()
    /// The number of bytes without which the incomplete frame isn't looked at again.
    private var awaitedBytes = 0
    private var fragments: ByteBuffer?
    private var isText = true

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - maximumBytes: the maximum size of a message in bytes.
    ///   - expectsMask: true on a server, false on a client.
    public init(maximumBytes: Int, expectsMask: Bool) {
        self.maximumBytes = maximumBytes
        self.expectsMask = expectsMask
    }

    /// Parses bytes and passes on each completed message.
    ///
    /// - Returns: the code with which to close the connection if the peer violated the protocol; the parser must not be used again then.
    public mutating func feed(_ bytes: ByteBuffer, _ take: (Message) -> Void) -> WebSocketCloseCode? {
        guard rest.readableBytes > 0 else { return parse(bytes, isOwn: false, take) }
        // Grows in place: copying it at each of many small reads would take quadratic time.
        rest.writeImmutableBuffer(bytes)
        guard rest.readableBytes >= awaitedBytes else { return nil }
        let input = rest
        rest = ByteBuffer()
        return parse(input, isOwn: true, take)
    }

    /// Parses all complete frames and keeps the rest.
    ///
    /// - Parameter isOwn: whether the buffer belongs to the parser; otherwise it is the one that the next read reuses.
    private mutating func parse(_ bytes: consuming ByteBuffer, isOwn: Bool, _ take: (Message) -> Void) -> WebSocketCloseCode? {
        var input = bytes
        let start = input.readerIndex
        do throws(Failure) {
            while let message = try next(&input) {
                if case .some(let message) = message { take(message) }
            }
        } catch {
            return error.code
        }
        guard input.readableBytes > 0 else { return nil }
        rest = isOwn && input.readerIndex == start ? input : ByteBuffer(bytes: input.readableBytesView)
        return nil
    }

    private struct Failure: Error {
        let code: WebSocketCloseCode
    }

    /// Returns the next frame's message: nil if no complete frame is left, `.some(nil)` for a fragment.
    private mutating func next(_ input: inout ByteBuffer) throws(Failure) -> Message?? {
        awaitedBytes = 0
        guard let header = try header(input) else { return nil }
        guard input.readableBytes >= header.length + header.payload else {
            awaitedBytes = header.length + header.payload
            return nil
        }
        let data = payload(header, in: input)
        input.moveReaderIndex(forwardBy: header.length + header.payload)
        if header.opcode.isControl { return .some(control(header.opcode, data)) }
        var message = data
        if var started = fragments {
            fragments = nil
            started.writeImmutableBuffer(data)
            message = started
        } else {
            isText = header.opcode == .text
        }
        guard header.isFinal else {
            fragments = message
            return .some(nil)
        }
        guard isText else { return .some(.binary(message)) }
        guard UTF8Check.isValid(message) else { throw Failure(code: .invalidText) }
        return .some(.text(message))
    }

    private func control(_ opcode: WebSocketOpcode, _ data: ByteBuffer) -> Message {
        switch opcode {
        case .ping: .ping(data)
        case .close: .close(data.getInteger(at: data.readerIndex))
        default: .pong
        }
    }

    private struct Header {
        let isFinal: Bool
        let opcode: WebSocketOpcode
        let length: Int
        let payload: Int
        let mask: UInt32?
    }

    private func header(_ input: ByteBuffer) throws(Failure) -> Header? {
        let start = input.readerIndex
        guard let first: UInt8 = input.getInteger(at: start), let second: UInt8 = input.getInteger(at: start + 1) else { return nil }
        // The three reserved bits would have to be negotiated.
        guard first & 0x70 == 0, let opcode = WebSocketOpcode(rawValue: first & 15), (second & 0x80 != 0) == expectsMask else {
            throw Failure(code: .protocolError)
        }
        let isFinal = first & 0x80 != 0
        var length = 2
        var payload = Int(second & 0x7F)
        if opcode.isControl {
            guard isFinal, payload < 126 else { throw Failure(code: .protocolError) }
        } else {
            guard (opcode == .continuation) == (fragments != nil) else { throw Failure(code: .protocolError) }
        }
        if payload == 126 {
            guard let long: UInt16 = input.getInteger(at: start + 2) else { return nil }
            (payload, length) = (Int(long), 4)
        } else if payload == 127 {
            guard let long: UInt64 = input.getInteger(at: start + 2) else { return nil }
            guard long <= UInt64(Int32.max) else { throw Failure(code: .tooLarge) }
            (payload, length) = (Int(long), 10)
        }
        guard payload + (fragments?.readableBytes ?? 0) <= maximumBytes || opcode.isControl else { throw Failure(code: .tooLarge) }
        guard expectsMask else { return Header(isFinal: isFinal, opcode: opcode, length: length, payload: payload, mask: nil) }
        guard let mask: UInt32 = input.getInteger(at: start + length, endianness: .host) else { return nil }
        return Header(isFinal: isFinal, opcode: opcode, length: length + 4, payload: payload, mask: mask)
    }

    /// Returns a copy of the frame's data in a buffer of its own size, unmasked.
    private func payload(_ header: Header, in input: ByteBuffer) -> ByteBuffer {
        guard header.payload > 0, let source = input.getSlice(at: input.readerIndex + header.length, length: header.payload) else { return ByteBuffer() }
        var data = ByteBufferAllocator().buffer(capacity: header.payload)
        data.writeMasked(source, mask: header.mask ?? 0)
        return data
    }
}
