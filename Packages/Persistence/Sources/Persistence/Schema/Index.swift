/// An index of a table declaration.
public struct Index: Sendable, Hashable {
    /// The table's name.
    public let table: String
    /// The columns, most selective first.
    public let columns: [String]
    /// Whether no two rows may have the same values.
    public let isUnique: Bool

    /// Declares an index.
    public init(table: String, columns: [String], isUnique: Bool = false) {
        self.table = table
        self.columns = columns
        self.isUnique = isUnique
    }

    /// The index's name: the table, the columns, and `index` or `key`.
    public var name: String { ([table] + columns + [isUnique ? "key" : "index"]).joined(separator: "_") }
}
