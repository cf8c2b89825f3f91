public import Foundation

/// Decodes values from JSON, straight from its bytes.
///
/// Reads what Foundation's `JSONDecoder` reads with the same format of dates, and fails with the same errors and coding paths. The text is read once
/// into a flat list of tokens; keys are compared as bytes, and texts and numbers converted when they are asked for.
public struct JSONByteDecoder: Sendable {
    private let dates: JSONDates

    /// Creates a decoder that reads dates in a format.
    public init(dates: JSONDates) { self.dates = dates }

    /// Returns the value of a JSON text in UTF-8, or in UTF-16 or UTF-32 as Foundation recognizes them.
    ///
    /// - Throws: `DecodingError`, or any error of the value's own decoding.
    public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        try decode(type, from: data, within: .none)
    }

    /// Returns the value of a JSON text whose own texts have maximum lengths.
    ///
    /// - Throws: ``TextsTooLong`` before anything is decoded.
    func decode<T: Decodable>(_ type: T.Type, from data: Data, within limits: TextLimits) throws -> T {
        try data.withUnsafeBytes { try decode(type, from: $0.bindMemory(to: UInt8.self), limits) }
    }

    /// Returns the value of a JSON text.
    ///
    /// - Throws: `DecodingError`, or any error of the value's own decoding.
    public func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        var text = text
        return try text.withUTF8 { try decode(type, from: $0, .none) }
    }

    private func decode<T: Decodable>(_ type: T.Type, from bytes: UnsafeBufferPointer<UInt8>, _ limits: TextLimits) throws -> T {
        do {
            return try Signpost.detail("decode \(type)", category: "json") {
                let document = try document(bytes)
                try document.check(limits)
                return try document.decode(type, at: 0)
            }
        } catch let fault as JSONFault {
            let context = DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON.", underlyingError: fault)
            throw DecodingError.dataCorrupted(context)
        }
    }

    private func document(_ bytes: UnsafeBufferPointer<UInt8>) throws -> JSONDocument {
        let (encoding, markLength) = Self.encoding(bytes)
        let text = UnsafeBufferPointer(rebasing: bytes[markLength...])
        guard let encoding else { return try JSONDocument(text, dates: dates) }
        guard var converted = String(bytes: text, encoding: encoding) else { throw JSONFault.notUTF8 }
        return try converted.withUTF8 { try JSONDocument($0, dates: dates) }
    }

    /// The encoding of a text, nil for UTF-8, and the length of its byte order mark. The first characters of JSON are ASCII, so that zeros tell it.
    private static func encoding(_ bytes: UnsafeBufferPointer<UInt8>) -> (String.Encoding?, Int) {
        guard bytes.prefix(4).contains(where: { $0 == 0 || $0 >= 0x80 }) else { return (nil, 0) }
        let isZero = bytes.prefix(4).map { $0 == 0 }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
        if bytes.starts(with: [0xFE, 0xFF, 0, 0]) { return (.utf32LittleEndian, 4) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (nil, 3) }
        switch isZero {
        case [true, true, true, false]: return (.utf32BigEndian, 0)
        case [true, false, true, false], [true, false]: return (.utf16BigEndian, 0)
        case [false, true, true, true]: return (.utf32LittleEndian, 0)
        case [false, true, false, true], [false, true]: return (.utf16LittleEndian, 0)
        default: return (nil, 0)
        }
    }
}
