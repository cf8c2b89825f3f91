public import Foundation

/// The JSON format of the API: ISO 8601 times in UTC with milliseconds, and sorted keys so that equal values encode to equal bytes.
public enum WireJSON {
    /// Returns the encoder.
    public static func encoder() -> JSONByteEncoder { JSONByteEncoder(dates: .wireTimes) }

    /// Returns the decoder, which accepts times with and without fractional seconds.
    public static func decoder() -> JSONByteDecoder { JSONByteDecoder(dates: .wireTimes) }

    /// Returns the bytes of a success ``Envelope``, as the encoder would write them.
    ///
    /// - Throws: any error of encoding the output.
    public static func envelope(around output: some Encodable) throws -> Data {
        try encoder().encode(output, after: #"{"data":"#, before: #","error":null,"success":true}"#)
    }

    /// Returns the bytes of a success ``Envelope`` around an output that is JSON already.
    public static func envelope(aroundJSON output: String) -> Data { Data(#"{"data":\#(output),"error":null,"success":true}"#.utf8) }

    /// Returns a time in the API's format, rounded to the millisecond.
    public static func string(from date: Date) -> String { WireTime.text(date) }

    /// Parses a time in the API's format; nil if the text isn't one.
    public static func date(from text: String) -> Date? { WireTime.date(text) }
}
