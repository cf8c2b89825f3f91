import Core
import Foundation

/// Encodes and decodes with our codec and with Foundation's, and says how they differ.
struct JSONComparison {
    let dates: JSONDates

    /// Says how the bytes or errors of a value differ; nil if they don't.
    func encoding<T: Encodable>(_ value: T) -> String? {
        let ours = Result { try JSONByteEncoder(dates: dates).encode(value) }
        let theirs = Result { try foundationEncoder.encode(value) }
        return difference(ours, theirs) { String(decoding: $0, as: UTF8.self) }
    }

    /// Says how the values or errors that are decoded from a text differ; nil if they don't.
    ///
    /// Which of several faulty members of a dictionary is reported is chance with Foundation: then any error is like any other.
    func decoding<T: Decodable & Equatable>(_ type: T.Type, _ text: Data, isDictionary: Bool = false) -> String? {
        let ours = Result { try JSONByteDecoder(dates: dates).decode(type, from: text) }
        let theirs = Result { try foundationDecoder.decode(type, from: text) }
        if isDictionary, case .failure = ours, case .failure = theirs { return nil }
        return difference(ours, theirs) { "\($0)" }.map { "\(type) of \(String(decoding: text, as: UTF8.self)): \($0)" }
    }

    private func difference<T: Equatable>(_ ours: Result<T, any Error>, _ theirs: Result<T, any Error>, _ describe: (T) -> String) -> String? {
        switch (ours, theirs) {
        case (.success(let ours), .success(let theirs)): ours == theirs ? nil : "\(describe(ours)) is not \(describe(theirs))"
        case (.failure(let ours), .failure(let theirs)):
            Self.isSame(Self.summary(ours), Self.summary(theirs)) ? nil : "\(Self.summary(ours)) is not \(Self.summary(theirs))"
        case (.success(let ours), .failure(let theirs)): "\(describe(ours)) is not the error \(theirs)"
        case (.failure(let ours), .success(let theirs)): "the error \(ours) is not \(describe(theirs))"
        }
    }

    /// The kind of an error, what it is about, and its coding path.
    static func summary(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context): "no key \(key.stringValue) at \(path(context.codingPath))"
        case DecodingError.typeMismatch(let type, let context): "not \(type) at \(path(context.codingPath))"
        case DecodingError.valueNotFound(let type, let context): "null, not \(type) at \(path(context.codingPath))"
        case DecodingError.dataCorrupted(let context): "corrupted at \(path(context.codingPath))"
        case EncodingError.invalidValue(_, let context): "invalid value at \(path(context.codingPath))"
        default: "\(type(of: error))"
        }
    }

    private static func isSame(_ ours: String, _ theirs: String) -> Bool {
        ours == theirs || ["at byName", "at byNumber", "at byColor"].contains { ours.contains($0) || theirs.contains($0) }
    }

    private static func path(_ path: [any CodingKey]) -> String {
        path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }

    // MARK: Foundation's

    private var foundationEncoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        switch dates {
        case .milliseconds: encoder.dateEncodingStrategy = .millisecondsSince1970
        case .seconds: encoder.dateEncodingStrategy = .deferredToDate
        case .wireTimes:
            encoder.dateEncodingStrategy = .custom { date, encoder in
                var container = encoder.singleValueContainer()
                let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded() + 0.25
                let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
                try container.encode(Date(timeIntervalSince1970: milliseconds / 1_000).formatted(style))
            }
        }
        return encoder
    }

    private var foundationDecoder: JSONDecoder {
        let decoder = JSONDecoder()
        switch dates {
        case .milliseconds: decoder.dateDecodingStrategy = .millisecondsSince1970
        case .seconds: decoder.dateDecodingStrategy = .deferredToDate
        case .wireTimes:
            decoder.dateDecodingStrategy = .custom { decoder in
                let container = try decoder.singleValueContainer()
                let text = try container.decode(String.self)
                let fractional = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
                guard let date = fractional ?? (try? Date(text, strategy: Date.ISO8601FormatStyle())) else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "")
                }
                return date
            }
        }
        return decoder
    }
}
