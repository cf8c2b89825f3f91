import Foundation
import PaymentsAPI

/// A payout's lines as comma-separated values.
enum PayoutTable {
    static let columns = ["payout", "state", "driver", "name", "earned_at", "order", "job", "kind", "amount", "currency", "reference"]

    static func export(_ payout: Payout, _ lines: [Earning]) -> PayoutExport {
        let rows = lines.map { line in
            [
                .number(payout.id), .text(payout.state.rawValue), .number(payout.driverID), .text(payout.driverName),
                .text(line.earnedAt.formatted(.iso8601)), .number(line.orderID), line.jobID.map(CSV.Cell.number) ?? .text(""), .text(line.kind.rawValue),
                .amount(cents: line.amountCents), .text(line.currency), .text(payout.reference ?? ""),
            ]
        }
        return PayoutExport(filename: "payout-\(payout.id).csv", csv: CSV.text([columns.map(CSV.Cell.text)] + rows))
    }
}

/// Tables as comma-separated values (RFC 4180).
///
/// A text that a spreadsheet would take for a formula gets an apostrophe in front, as OWASP advises ("CSV Injection"), since people choose their names.
enum CSV {
    /// A cell of a table.
    enum Cell: Sendable, Hashable {
        case text(String)
        case number(Int)
        case amount(cents: Int)

        var rendered: String {
            switch self {
            case .text(let text): CSV.quoted(CSV.harmless(text))
            case .number(let number): String(number)
            case .amount(let cents):
                "\(cents < 0 ? "-" : "")\(abs(cents) / 100).\(abs(cents) % 100 < 10 ? "0" : "")\(abs(cents) % 100)"
            }
        }
    }

    static func text(_ rows: [[Cell]]) -> String { rows.map { $0.map(\.rendered).joined(separator: ",") + "\r\n" }.joined() }

    private static func harmless(_ text: String) -> String {
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace || $0 == "\t" || $0 == "\r" || $0 == "\n" }
        // The wide forms count as well where a spreadsheet is set to an East Asian language.
        guard let first, "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) else { return text }
        return "'" + text
    }

    private static func quoted(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { ",\"\r\n'".unicodeScalars.contains($0) }) || text.first == " " || text.last == " " else { return text }
        return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
