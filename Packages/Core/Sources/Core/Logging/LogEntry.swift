import Foundation
import Logging

/// A log entry with secrets redacted, ready to be formatted.
struct LogEntry {
    let time: String
    let level: Logger.Level
    let subsystem: String
    let category: String
    let message: String
    /// The metadata, sorted by key.
    let details: [(key: String, value: String)]

    init(_ event: LogEvent, metadata: Logger.Metadata, time: Date, subsystem: String, category: String) {
        self.time = WireJSON.string(from: time)
        self.subsystem = subsystem
        self.category = category
        level = event.level
        message = LogRedaction.scrub("\(event.message)")
        var details = metadata.merging(event.metadata ?? [:]) { $1 }
        if let error = event.error, details["error"] == nil { details["error"] = "\(error)" }
        if let request = RequestID.current, details["request"] == nil { details["request"] = .string(request) }
        self.details = details.sorted { $0.key < $1.key }.map { ($0.key, Self.text($0.value, key: $0.key)) }
    }

    /// The entry as a line for people. Control characters are escaped, so that no one can forge an entry.
    var pretty: String {
        let details = details.map { " \(Self.escaped($0.key))=\(Self.escaped($0.value))" }.joined()
        return "\(time) \(level) [\(subsystem):\(category)] \(Self.escaped(message))\(details)\n"
    }

    /// The entry as a JSON object, with the metadata under `metadata`.
    var json: String {
        let metadata = details.map { "\(Self.quoted($0.key)):\(Self.quoted($0.value))" }.joined(separator: ",")
        let head = "\"time\":\"\(time)\",\"level\":\"\(level)\",\"subsystem\":\(Self.quoted(subsystem)),\"category\":\(Self.quoted(category))"
        return "{\(head),\"message\":\(Self.quoted(message))\(metadata.isEmpty ? "" : ",\"metadata\":{\(metadata)}")}\n"
    }

    private static func text(_ value: Logger.MetadataValue, key: String) -> String {
        let text = "\(redacted(value))"
        return LogRedaction.isSecret(key: key) && !LogRedaction.isMark(text) ? LogRedaction.mark : text
    }

    private static func redacted(_ value: Logger.MetadataValue) -> Logger.MetadataValue {
        switch value {
        case .dictionary(let values):
            .dictionary(Dictionary(uniqueKeysWithValues: values.map { ($0, .string(text($1, key: $0))) }))
        case .array(let values):
            .array(values.map(redacted))
        case .string(let text):
            .string(LogRedaction.scrub(text))
        case .stringConvertible(let value):
            .string(LogRedaction.scrub("\(value)"))
        }
    }

    private static func escaped(_ text: String) -> String {
        // Nearly all texts are plain ASCII.
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        // Compared by scalar: in a String, "\r
        // " is one character, equal to neither "\r" nor "
        // ".
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if isControl(scalar) { result += scalar.escaped(asASCII: true) } else { result.unicodeScalars.append(scalar) }
        }
    }

    private static func quoted(_ text: String) -> String { JSONText.quoted(text) }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

/// Writes strings as JSON without an encoder, for logs and traces, which are written often and hold only strings and numbers.
enum JSONText {
    /// Returns a string in quotes. Control characters are escaped, so the result is one line.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 32 || scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
