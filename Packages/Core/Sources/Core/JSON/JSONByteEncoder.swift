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
    public func encode(_ value: some Encodable) throws -> Data { try output(of: value).withWritten { Data($0) } }

    /// Returns the JSON of a value as text.
    ///
    /// - Throws: `EncodingError`, or any error of the value's own encoding.
    public func text(_ value: some Encodable) throws -> String { try output(of: value).withWritten { String(decoding: $0, as: UTF8.self) } }

    /// Returns the JSON of a value between two texts.
    func encode(_ value: some Encodable, after start: StaticString, before end: StaticString) throws -> Data {
        let output = try output(of: value, after: start)
        output.append(end)
        return output.withWritten { Data($0) }
    }

    private func output<Value: Encodable>(of value: Value, after start: StaticString = "") throws -> JSONOutput {
        try Signpost.detail("encode \(Value.self)", category: "json") {
            let output = JSONOutput(dates: dates)
            output.append(start)
            try output.encodeRoot(value)
            return output
        }
    }
}
