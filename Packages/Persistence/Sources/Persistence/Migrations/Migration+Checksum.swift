extension Migration {
    /// A fingerprint of the declaration (FNV-1a, 64 bits, hexadecimal): the same on every engine, and independent of how it is rendered.
    public var checksum: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in steps.map(Self.canonical).joined(separator: "\n").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let text = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    private static func canonical(_ step: Step) -> String {
        switch step {
        case .create(let table):
            let columns = table.columns.map(canonical).joined(separator: ",")
            let indexes = table.indexes.map(canonical).joined(separator: ",")
            return "table \(table.name)(\(columns))key()\(indexes)"
        case .add(let column, let table): return "add \(table)(\(canonical(column)))"
        case .index(let index): return canonical(index)
        case .dropIndex(let index): return "drop \(canonical(index))"
        case .dropSequence(let table): return "drop sequence of \(table)"
        case .sql(let statement): return "sql \(statement)|\(statement)"
        case .engineSQL(let sqlite, let postgres): return "sql \(sqlite ?? "")|\(postgres ?? "")"
        }
    }

    private static func canonical(_ index: Index) -> String {
        "\(index.isUnique ? "unique " : "")index \(index.table)(\(index.columns.joined(separator: ",")))\(index.condition.map { " where \($0)" } ?? "")"
    }

    private static func canonical(_ column: Column) -> String {
        ([column.name, column.kind.rawValue] + column.options.map(canonical)).joined(separator: " ")
    }

    private static func canonical(_ option: Column.Option) -> String {
        switch option {
        case .nullable: "nullable"
        case .unique: "unique"
        case .primaryKey: "primary"
        case .defaultConstant(let value): "default(\(canonical(value)))"
        case .references(let table, let deletion): "references(\(table),\(deletion.rawValue))"
        }
    }

    private static func canonical(_ value: SQLValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): "bool:\(value)"
        case .integer(let number): "integer:\(number)"
        case .real(let number): "real:\(number)"
        case .text(let text): "text:\(text)"
        case .bytes(let bytes): "bytes:\(bytes)"
        }
    }
}
