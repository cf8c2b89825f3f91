import AuthAPI
import Core
import Foundation

/// Security events as comma-separated values (RFC 4180).
enum AuditTable {
    /// The most events of a table.
    static let longest = 10_000
    static let columns = ["id", "time", "kind", "account", "actor", "object", "detail", "address", "device", "request"]

    static func export(_ events: [SecurityEvent]) -> SecurityEventExport {
        let rows = events.map { event in
            [
                "\(event.id)", WireJSON.string(from: event.createdAt), event.kind.rawValue, event.accountID.map(String.init) ?? "",
                event.actorID.map(String.init) ?? "", event.object ?? "", event.detail ?? "", event.address, event.device, event.requestID,
            ]
        }
        let text = ([columns] + rows).map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
        return SecurityEventExport(filename: "audit.csv", csv: text)
    }

    /// A text that a spreadsheet would take for a formula gets an apostrophe in front, since clients choose what they call themselves.
    private static func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r\n".contains($0) } ?? false
        let text = isFormula ? "'" + text : text
        return text.contains { ",\"\r\n'".contains($0) } ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }
}
