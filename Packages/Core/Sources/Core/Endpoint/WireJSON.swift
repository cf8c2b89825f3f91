public import Foundation

/// The JSON format of the API: ISO 8601 times in UTC with milliseconds, and sorted keys so that equal values encode to equal bytes.
public enum WireJSON {
    /// Returns the shared encoder. Don't change its options; create an encoder of your own for other formats.
    public static func encoder() -> JSONEncoder { sharedEncoder }

    /// Returns the shared decoder, which accepts times with and without fractional seconds.
    public static func decoder() -> JSONDecoder { sharedDecoder }

    /// Returns the bytes of a success ``Envelope``, as the encoder would write them. Writing the frame by hand takes half the time.
    ///
    /// - Throws: any error of encoding the output.
    public static func envelope(around output: some Encodable) throws -> Data {
        let data = try sharedEncoder.encode(output)
        var envelope = Data(capacity: envelopeStart.count + data.count + envelopeEnd.count)
        for part in [envelopeStart, data, envelopeEnd] { envelope.append(part) }
        return envelope
    }

    private static let envelopeStart = Data(#"{"data":"#.utf8)
    private static let envelopeEnd = Data(#","error":null,"success":true}"#.utf8)

    private static let sharedEncoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(string(from: date))
        }
        return encoder
    }()

    private static let sharedDecoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = date(from: text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a time such as 2026-01-31T12:00:00.000Z")
            }
            return date
        }
        return decoder
    }()

    /// Returns a time in the API's format, rounded to the millisecond.
    public static func string(from date: Date) -> String {
        // The format truncates to milliseconds, and a Double is often just below one: without rounding, times would drift with each round trip.
        let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded() + 0.25
        return Date(timeIntervalSince1970: milliseconds / 1_000).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// Parses a time in the API's format; nil if the text isn't one.
    public static func date(from text: String) -> Date? {
        (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle()))
    }
}
