import Foundation

/// Tables as comma-separated values (RFC 4180).
///
/// Cells are numbers, times, and words of the program's own; a text that a spreadsheet would take for a formula gets an apostrophe in front all the same, as
/// OWASP advises ("CSV Injection").
enum CSV {
    /// A cell of a table.
    enum Cell: Sendable, Hashable {
        case text(String)
        case number(Int)
        /// A number in thousandths, written with three digits after a point whatever the reader's language, as spreadsheets import it.
        case thousandths(Int)
        case empty

        var rendered: String {
            switch self {
            case .text(let text): CSV.quoted(CSV.harmless(text))
            case .number(let number): String(number)
            case .thousandths(let number):
                "\(number < 0 ? "-" : "")\(number.magnitude / 1_000).\(String(number.magnitude % 1_000 + 1_000).dropFirst())"
            case .empty: ""
            }
        }
    }

    static func text(_ rows: [[Cell]]) -> String { rows.map { $0.map(\.rendered).joined(separator: ",") + "\r\n" }.joined() }

    private static func harmless(_ text: String) -> String {
        guard let first = text.unicodeScalars.first(where: { $0 != " " }), "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) else { return text }
        return "'" + text
    }

    private static func quoted(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { ",\"\r\n'".unicodeScalars.contains($0) }) else { return text }
        return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
