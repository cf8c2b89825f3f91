public import Foundation

/// The JSON of the wire: times are ISO 8601 in UTC with milliseconds, keys are sorted so that equal values are equal bytes.
public enum WireJSON {
    /// The encoder. It is shared: whoever needs other settings makes one of their own.
    public static func encoder() -> JSONEncoder { sharedEncoder }

    /// The decoder. Times with and without fractional seconds are read. It is shared, as the encoder is.
    public static func decoder() -> JSONDecoder { sharedDecoder }

    /// The bytes of a success's ``Envelope``, as the encoder would write them. Writing the frame by hand takes half the time.
    ///
    /// - Throws: what encoding the output throws.
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

    /// A time as the wire writes it, rounded to the millisecond.
    public static func string(from date: Date) -> String {
        // The format cuts off what is below a millisecond, and a Double is often just below it: a time read and written again would move.
        let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded() + 0.25
        return Date(timeIntervalSince1970: milliseconds / 1_000).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// A time as the wire writes it, read; nil where the text is none.
    public static func date(from text: String) -> Date? {
        (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle()))
    }
}
