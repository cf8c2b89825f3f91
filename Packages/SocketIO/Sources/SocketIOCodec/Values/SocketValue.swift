import Foundation
public import NIOCore

/// An argument of an event or acknowledgement: JSON as sent, with the bytes for its placeholders.
///
/// It is passed on unchanged; decode it to inspect it.
///
/// ```swift
/// let order: Order = try event.values[0].decode()
/// socket.emit("order:updated", try SocketValue(order))
/// ```
public struct SocketValue: Sendable, Equatable {
    /// The JSON.
    public let json: ByteBuffer
    /// The attachments of the JSON's placeholders; empty if it has none.
    public let attachments: [ByteBuffer]

    /// Wraps JSON that is known to be valid.
    init(unchecked json: ByteBuffer, attachments: [ByteBuffer] = []) {
        self.json = json
        self.attachments = attachments
    }

    /// Wraps JSON after validating it.
    ///
    /// - Throws: ``SocketParseError`` if it isn't valid, or nested deeper than `depth`.
    public init(json: ByteBuffer, depth: Int = 512) throws(SocketParseError) {
        guard UTF8Check.isValid(json) else { throw .invalidText }
        try json.withUnsafeReadableBytes { bytes in
            Result { () throws(SocketParseError) in
                var scanner = JSONScanner(bytes, maximumDepth: depth)
                try scanner.document()
            }
        }.get()
        self.init(unchecked: json)
    }

    /// Encodes a value; every ``SocketBinary`` in it becomes an attachment.
    ///
    /// - Throws: any error of the value's `encode(to:)`.
    public init(_ value: some Encodable) throws {
        let attachments = AttachmentList()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.userInfo[.socketAttachments] = attachments
        let data = try encoder.encode(value)
        self.init(unchecked: ByteBuffer(bytes: data), attachments: attachments.all)
    }

    /// Wraps bytes, which become an attachment.
    public init(binary: ByteBuffer) {
        self.init(unchecked: ByteBuffer(string: "{\"_placeholder\":true,\"num\":0}"), attachments: [binary])
    }

    /// Wraps a string.
    public init(_ string: String) {
        var json = ByteBuffer()
        JSONText.write(string, to: &json)
        self.init(unchecked: json)
    }

    /// Wraps an integer.
    public init(_ integer: Int) {
        self.init(unchecked: ByteBuffer(string: String(integer)))
    }

    /// Wraps a Boolean.
    public init(_ flag: Bool) {
        self.init(unchecked: ByteBuffer(string: flag ? "true" : "false"))
    }

    /// Creates an object with its keys in this order, without binary data.
    public init(object: [(key: String, value: SocketValue)]) {
        var json = ByteBuffer()
        for (index, member) in object.enumerated() {
            json.writeInteger(UInt8(ascii: index == 0 ? "{" : ","))
            JSONText.write(member.key, to: &json)
            json.writeInteger(UInt8(ascii: ":"))
            json.writeImmutableBuffer(member.value.json)
        }
        json.writeString(object.isEmpty ? "{}" : "}")
        self.init(unchecked: json)
    }

    /// JSON's null.
    public static let null = SocketValue(unchecked: ByteBuffer(string: "null"))
    /// JSON's `{}`.
    public static let emptyObject = SocketValue(unchecked: ByteBuffer(string: "{}"))

    /// Decodes the value.
    ///
    /// - Throws: a `DecodingError` with the mismatch.
    public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        let decoder = JSONDecoder()
        decoder.userInfo[.socketAttachments] = AttachmentList(attachments)
        return try decoder.decode(type, from: Data(json.readableBytesView))
    }

    /// The string, if the value is one. Half a surrogate pair in it becomes U+FFFD.
    public var string: String? { JSONText.string(json) }

    /// The value of a member, if the value is an object that has it; the last one if the name repeats.
    ///
    /// ```swift
    /// let token = handshake.auth["token"]?.string
    /// ```
    public subscript(_ name: String) -> SocketValue? {
        let place = json.withUnsafeReadableBytes { bytes -> Range<Int>? in
            var scanner = JSONScanner(bytes, maximumDepth: .max)
            // The JSON was validated on arrival, so an error means it isn't an object.
            guard let members = try? scanner.objectDocument() else { return nil }
            return members.last { member in JSONText.string(UnsafeRawBufferPointer(rebasing: bytes[member.key])) == name }?.value
        }
        guard let place, let member = json.getSlice(at: json.readerIndex + place.lowerBound, length: place.count) else { return nil }
        let holdsBytes = placeholders.contains { place.contains($0.range.lowerBound) }
        return SocketValue(unchecked: member, attachments: holdsBytes ? attachments : [])
    }

    /// The bytes, if the whole value is an attachment.
    public var binary: ByteBuffer? {
        guard let placeholder = placeholders.first, placeholder.range == 0..<json.readableBytes else { return nil }
        return attachments[placeholder.number]
    }

    /// The positions of the attachments.
    var placeholders: [JSONScanner.Placeholder] {
        guard !attachments.isEmpty else { return [] }
        return json.withUnsafeReadableBytes { bytes in
            var scanner = JSONScanner(bytes, maximumDepth: .max, attachmentCount: attachments.count)
            // The JSON was validated on arrival.
            try? scanner.document()
            return scanner.placeholders
        }
    }
}

extension SocketValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// A string.
    public init(stringLiteral value: String) { self.init(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self.init(value) }
    /// True or false.
    public init(booleanLiteral value: Bool) { self.init(value) }
}
