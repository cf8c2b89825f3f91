import Core
import Foundation

/// Formats a response for people: a list as a table, an object as names and values. Nothing of it controls the terminal.
struct ValueText {
    /// Longer cells of a table are cut.
    private static let cellWidth = 48

    /// The names by which people tell things apart, which stand first.
    private static let first = ["id", "name", "title", "operation", "status", "stage"]

    private let value: APIValue
    private let width: Int?

    /// - Parameter width: the number of characters in a line, for tables; nil for any.
    init(_ value: APIValue, width: Int? = nil) { (self.value, self.width) = (value, width) }

    var text: String {
        switch value {
        case .null: return "Done."
        case .list(let rows): return table(rows)
        case .object(let members):
            guard case .list(let rows)? = members.first(where: { $0.name == "items" })?.value else { return details }
            let rest = members.filter { $0.name != "items" && $0.value != .null }
            return ([table(rows)] + rest.map { "\(Self.clean($0.name)): \(cell($0.value))" }).joined(separator: "\n")
        case .flag, .integer, .number, .text: return Self.scalar(value)
        }
    }

    private var details: String {
        TextTable(Self.flat(value, "").map { [Self.clean($0.name), Self.scalar($0.value)] }).text
    }

    private func table(_ rows: [APIValue]) -> String {
        guard !rows.isEmpty else { return "None." }
        guard rows.contains(where: { !$0.members.isEmpty }) else { return rows.map(cell).joined(separator: "\n") }
        var names: [String] = []
        for row in rows {
            for member in row.members where !names.contains(member.name) && !isHidden(member.value) { names.append(member.name) }
        }
        names = Self.first.filter(names.contains) + names.filter { !Self.first.contains($0) }
        let columns = names.map { name in [Self.clean(name)] + rows.map { cell($0[name]) } }
        let shown = fitting(columns)
        let text = TextTable((0...rows.count).map { row in shown.map { $0[row] } }).text
        return shown.count == columns.count ? text : "\(text)\n\(columns.count - shown.count) more fields: --output json"
    }

    /// The first columns that fit in a line, at least one.
    private func fitting(_ columns: [[String]]) -> [[String]] {
        guard let width else { return columns }
        var used = 0
        let shown = columns.prefix { column in
            used += (column.map(\.count).max() ?? 0) + 2
            return used <= width + 2
        }
        return shown.isEmpty ? Array(columns.prefix(1)) : Array(shown)
    }

    /// An object within a row has no room.
    private func isHidden(_ value: APIValue) -> Bool {
        if case .object = value { return true }
        return value == .null
    }

    private func cell(_ value: APIValue) -> String {
        let text =
            switch value {
            case .list(let elements):
                elements.allSatisfy(\.isScalar) ? elements.map(Self.scalar).joined(separator: ", ") : "\(elements.count) items"
            case .object: "..."
            case .null, .flag, .integer, .number, .text: Self.scalar(value)
            }
        return text.count > Self.cellWidth ? text.prefix(Self.cellWidth - 3) + "..." : text
    }

    /// The scalars of a value by their paths, such as `stops[0].address.street`.
    private static func flat(_ value: APIValue, _ path: String) -> [(name: String, value: APIValue)] {
        switch value {
        case .object(let members): members.flatMap { flat($0.value, path.isEmpty ? $0.name : "\(path).\($0.name)") }
        case .list(let elements): elements.enumerated().flatMap { flat($0.element, "\(path)[\($0.offset)]") }
        case .null, .flag, .integer, .number, .text: [(path, value)]
        }
    }

    private static func scalar(_ value: APIValue) -> String {
        switch value {
        case .null, .list, .object: "-"
        case .flag(let value): value ? "yes" : "no"
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .text(let text): clean(text)
        }
    }

    /// Text that others wrote could otherwise move the cursor, or set the terminal's title.
    private static func clean(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension APIValue {
    /// The value as JSON on several lines, in which every control character is escaped.
    var json: String { json(indent: "") }

    private func json(indent: String) -> String {
        let deeper = indent + "  "
        switch self {
        case .object(let members) where !members.isEmpty:
            let lines = members.map { "\(deeper)\(Self.quoted($0.name)): \($0.value.json(indent: deeper))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        case .list(let elements) where !elements.isEmpty:
            return "[\n\(elements.map { deeper + $0.json(indent: deeper) }.joined(separator: ",\n"))\n\(indent)]"
        case .object: return "{}"
        case .list: return "[]"
        case .null: return "null"
        case .flag(let value): return String(value)
        case .integer(let value): return String(value)
        case .number(let value): return (try? WireJSON.encoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
        case .text(let text): return Self.quoted(text)
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            case _: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
