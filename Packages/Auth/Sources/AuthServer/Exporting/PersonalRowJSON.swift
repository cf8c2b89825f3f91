import Core
import Foundation
import Persistence
import ServerCore

/// Writes rows of personal data as JSON: names as the API has them, times in ISO 8601, documents as documents.
struct PersonalRowJSON: Sendable {
    /// The name under which rows have their primary key.
    static let key = "personal_key"

    private let fields: [(column: String, name: String, form: PersonalColumn.Form)]
    private let encoder = WireJSON.encoder()
    private let table: PersonalTable

    init(_ table: PersonalTable) {
        self.table = table
        fields = table.columns.filter { $0.form != .left }.map { ($0.name, Self.camelCase($0.name), $0.form) }
    }

    /// Returns the name of a table without that of its feature: `recurringDate` for `orders_recurring_date`.
    static func name(of table: PersonalTable) -> String { camelCase(table.name.split(separator: "_").dropFirst().joined(separator: "_")) }

    /// Returns an object for a row.
    func text(_ row: Row) throws -> String {
        let texts = try fields.map { field in "\"\(field.name)\":\(try text(row, field.column, field.form))" }
        return "{\(texts.joined(separator: ","))}"
    }

    private func text(_ row: Row, _ column: String, _ form: PersonalColumn.Form) throws -> String {
        let value = try row.value(column)
        if value == .null { return "null" }
        switch form {
        case .time: return try encoder.text(try row.get(column, as: Date.self))
        case .flag: return try row.get(column, as: Bool.self) ? "true" : "false"
        case .json: return try row.get(column, as: String.self)
        case .sealed: return try table.opening(row) ?? "null"
        case .plain, .left: return try text(value)
        }
    }

    private func text(_ value: SQLValue) throws -> String {
        switch value {
        case .null: "null"
        case .bool(let isTrue): isTrue ? "true" : "false"
        case .integer(let number): String(number)
        case .real(let number): try encoder.text(number)
        case .text(let text): try encoder.text(text)
        case .bytes(let bytes): "\"\(Data(bytes).base64EncodedString())\""
        }
    }

    private static func camelCase(_ name: String) -> String {
        let words = name.split(separator: "_")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
