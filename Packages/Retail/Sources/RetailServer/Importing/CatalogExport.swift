public import Foundation
public import Persistence
public import RetailAPI

/// Writes a retailer's items as a catalog file, which an import takes back.
public struct CatalogExport: Sendable {
    /// The items that are read at a time.
    private static let pageSize = 2_000

    private let database: any Database

    /// Creates an export.
    public init(database: any Database) { self.database = database }

    /// Writes all items of a retailer, in the order of their ids.
    ///
    /// - Parameter write: takes the file piece by piece.
    /// - Returns: the number of items.
    public func write(_ retailer: Int, as format: CatalogFormat, to write: (Data) throws -> Void) async throws -> Int {
        let columns: [CatalogColumn] = [.sku, .name, .category, .price, .memberPrice, .currency, .available, .details]
        if format == .csv { try write(Data((columns.map(\.rawValue).joined(separator: ",") + "\r\n").utf8)) }
        var (last, count) = (0, 0)
        while true {
            let after = last
            let rows = try await database.read { transaction in
                try transaction.rows(
                    """
                    SELECT id, sku, name, category, regular_cents, member_cents, currency, available, details FROM retail_item
                    WHERE retailer_id = \(retailer) AND id > \(after) ORDER BY id LIMIT \(Self.pageSize)
                    """
                ).map { row in
                    (
                        id: try row.get("id", as: Int.self),
                        cells: [
                            try row.get("sku", as: String?.self), try row.get("name", as: String.self), try row.get("category", as: String.self),
                            Self.price(try row.get("regular_cents", as: Int.self)), try row.get("member_cents", as: Int?.self).map(Self.price),
                            try row.get("currency", as: String.self), try row.get("available", as: Bool.self) ? "yes" : "no",
                            try row.get("details", as: String?.self),
                        ]
                    )
                }
            }
            var text = ""
            for row in rows {
                switch format {
                case .csv: text += row.cells.map { Self.cell($0 ?? "") }.joined(separator: ",") + "\r\n"
                case .json: text += try Self.object(columns, row.cells) + "\n"
                }
            }
            if !text.isEmpty { try write(Data(text.utf8)) }
            count += rows.count
            guard rows.count == Self.pageSize, let end = rows.last?.id else { return count }
            last = end
        }
    }

    /// Returns a CSV cell. One that spreadsheets would take for a formula, which older items may have, gets an apostrophe before it.
    static func cell(_ text: String) -> String {
        let safe = RowCheck.problem(of: text, most: .max / 8) == .formula ? "'" + text : text
        guard safe.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 10 || $0 == 13 }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }

    static func price(_ cents: Int) -> String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }

    private static func object(_ columns: [CatalogColumn], _ cells: [String?]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        return try "{"
            + zip(columns, cells).map { column, cell in
                let value = try cell.map { String(decoding: try encoder.encode($0), as: UTF8.self) } ?? "null"
                return "\"\(column.rawValue)\":\(value)"
            }.joined(separator: ",") + "}"
    }
}
