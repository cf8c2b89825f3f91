public import Foundation

/// Encodes values as JSON with sorted keys and unescaped slashes, straight into bytes.
///
/// Writes what Foundation's `JSONEncoder` writes with the same options, byte for byte, without building a tree of dictionaries first. Infinity and
/// NaN are refused, as are values nested deeper than 511 arrays and objects.
public struct JSONByteEncoder: Sendable {
    private let dates: JSONDates

    /// Creates an encoder that writes dates in a format.
    public init(dates: JSONDates) { self.dates = dates }

    /// Returns the JSON of a value.
    ///
    /// - Throws: `EncodingError`, or any error of the value's own encoding.
    public func encode(_ value: some Encodable) throws -> Data {
        let output = JSONOutput(dates: dates)
        try output.encodeRoot(value)
        return Data(output.written)
    }

    /// Returns the JSON of a value as text.
    ///
    /// - Throws: `EncodingError`, or any error of the value's own encoding.
    public func text(_ value: some Encodable) throws -> String {
        let output = JSONOutput(dates: dates)
        try output.encodeRoot(value)
        return String(decoding: output.written, as: UTF8.self)
    }

    /// Returns the JSON of a value between two texts.
    func encode(_ value: some Encodable, after start: StaticString, before end: StaticString) throws -> Data {
        let output = JSONOutput(dates: dates)
        output.append(start)
        try output.encodeRoot(value)
        output.append(end)
        return Data(output.written)
    }
}
