import Foundation
import RetailAPI

/// The places of the columns of a catalog file.
struct ColumnLayout: Sendable {
    /// The place of each column among a record's cells, by ``RetailAPI/CatalogColumn``.
    private let places: [CatalogColumn: Int]

    /// Finds the columns.
    ///
    /// - Parameter names: the headings of columns that the administrator named; the others are found by their own names.
    /// - Returns: nil where a column is missing that a file can't do without, a named heading isn't there, or two headings mean one column.
    init?(headings: [String], names: [CatalogColumn: String]) {
        var places: [CatalogColumn: Int] = [:]
        let plain = headings.map { $0.trimmingCharacters(in: .whitespaces) }
        for (column, name) in names where !name.isEmpty {
            guard let place = plain.firstIndex(of: name.trimmingCharacters(in: .whitespaces)) else { return nil }
            places[column] = place
        }
        let taken = Set(places.values)
        for (place, heading) in plain.enumerated() where !taken.contains(place) {
            guard let column = CatalogColumn(heading: heading), names[column] == nil else { continue }
            guard places[column] == nil else { return nil }
            places[column] = place
        }
        guard CatalogColumn.allCases.allSatisfy({ !$0.isRequired || places[$0] != nil }) else { return nil }
        self.places = places
    }

    /// The columns that the file has.
    var columns: Set<CatalogColumn> { Set(places.keys) }

    /// Returns the headings of the columns, by the names of the columns.
    func headings(among headings: [String]) -> [String: String] {
        Dictionary(places.map { ($0.key.rawValue, headings[$0.value]) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a cell without spaces around it, which is empty for a missing column; nil for one that can't be read.
    func text(_ column: CatalogColumn, of record: CatalogRecord) -> String? {
        guard let place = places[column], record.cells.indices.contains(place) else { return "" }
        switch record.cells[place] {
        case .text(let text): return Self.trimmed(text)
        case .missing: return ""
        case .unreadable: return nil
        }
    }

    private static func trimmed(_ text: String) -> String {
        guard let first = text.utf8.first, let last = text.utf8.last else { return text }
        // Most cells have nothing to trim.
        return first > 0x20 && first < 0x80 && last > 0x20 && last < 0x80 ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
