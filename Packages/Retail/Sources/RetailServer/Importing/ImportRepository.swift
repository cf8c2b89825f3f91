import Foundation
import Persistence
public import RetailAPI

/// An import as it is stored.
struct StoredImport: Sendable {
    let id: Int
    let retailer: Int
    let file: ImportFile
    let offset: Int
    let position: ReadingPosition
    let state: CatalogImport.State
    let rows: Int
    let problems: Int
    let counts: ImportCounts
    let touchedAt: Date

    /// The file's columns; nil before the headings were read, and where they don't say enough.
    var layout: ColumnLayout? { position.headings.flatMap { ColumnLayout(headings: $0, names: file.columns) } }

    var shown: CatalogImport {
        CatalogImport(
            id: id, retailerID: retailer, fileName: file.name, size: file.size, offset: offset, state: state,
            headings: position.headings ?? position.seen ?? [], columns: layout?.headings(among: position.headings ?? []) ?? [:],
            replacing: file.isReplacing, rows: rows, problems: problems, added: counts.added, changed: counts.changed, removed: counts.removed)
    }
}

/// A catalog file, and how it is meant.
public struct ImportFile: Sendable, Equatable {
    /// The name, which people see.
    public var name: String
    /// A hash of the content.
    public var fingerprint: String
    /// The size in bytes.
    public var size: Int
    /// The format.
    public var format: CatalogFormat
    /// The headings of columns that don't have their own names.
    public var columns: [CatalogColumn: String]
    /// Whether items that aren't in the file are taken out of sale.
    public var isReplacing: Bool

    /// Creates a description.
    public init(name: String, fingerprint: String, size: Int, format: CatalogFormat, columns: [CatalogColumn: String] = [:], isReplacing: Bool = false) {
        self.name = name
        self.fingerprint = fingerprint
        self.size = size
        self.format = format
        self.columns = columns
        self.isReplacing = isReplacing
    }
}

/// The numbers of items that an import adds and changes.
struct ImportCounts: Sendable, Equatable {
    var added = 0
    var changed = 0
    var removed = 0
}

/// The SQL of imports themselves.
struct ImportRepository: Sendable {
    func find(_ id: Int, in transaction: Transaction) throws -> StoredImport? {
        try transaction.first("SELECT * FROM retail_import WHERE id = \(id)").map(Self.stored)
    }

    /// Returns the latest import of a retailer.
    func latest(of retailer: Int, in transaction: Transaction) throws -> StoredImport? {
        try transaction.first("SELECT * FROM retail_import WHERE retailer_id = \(retailer) ORDER BY id DESC LIMIT 1").map(Self.stored)
    }

    func insert(_ file: ImportFile, of retailer: Int, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "retail_import",
            [
                "retailer_id": retailer, "file_name": file.name, "fingerprint": file.fingerprint, "format": file.format.rawValue,
                "column_names": try JSONColumn(Self.names(file.columns)), "is_replacing": file.isReplacing, "size_bytes": file.size,
                "position": try JSONColumn(ReadingPosition()), "state": CatalogImport.State.reading.rawValue, "touched_at": now,
            ])
    }

    /// Moves on behind a piece. Returns false where another process has read it meanwhile.
    func moveOn(_ run: StoredImport, by bytes: Int, to position: ReadingPosition, rows: Int, problems: Int, at now: Date, in transaction: Transaction) throws
        -> Bool
    {
        try transaction.execute(
            """
            UPDATE retail_import SET offset_bytes = \(run.offset + bytes), position = \(try JSONColumn(position)), rows = rows + \(rows),
            problems = problems + \(problems), touched_at = \(now)
            WHERE id = \(run.id) AND offset_bytes = \(run.offset) AND state = \(CatalogImport.State.reading.rawValue)
            """) == 1
    }

    /// Brings an import from one state into another. Returns false where it isn't in that state.
    func move(_ id: Int, from state: CatalogImport.State, to next: CatalogImport.State, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            "UPDATE retail_import SET state = \(next.rawValue), touched_at = \(now) WHERE id = \(id) AND state = \(state.rawValue)") == 1
    }

    func setColumns(_ columns: [CatalogColumn: String], of id: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE retail_import SET column_names = \(try JSONColumn(Self.names(columns))) WHERE id = \(id)")
    }

    func setOutcome(_ counts: ImportCounts, problems: Int, of id: Int, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE retail_import SET added = \(counts.added), changed = \(counts.changed), removed = \(counts.removed), problems = \(problems) WHERE id = \(id)
            """)
    }

    func delete(_ id: Int, in transaction: Transaction) throws { try transaction.execute("DELETE FROM retail_import WHERE id = \(id)") }

    /// Returns the imports that nobody has gone on with since a time.
    func abandoned(since time: Date, in transaction: Transaction) throws -> [Int] {
        let states = [CatalogImport.State.reading, .columns, .ready, .refused].map(\.rawValue)
        return try transaction.values(Int.self, "SELECT id FROM retail_import WHERE state IN \(list: states) AND touched_at < \(time) LIMIT 100")
    }

    /// Removes what was kept of a file until it was applied.
    func removeRows(of id: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM retail_import_row WHERE import_id = \(id)")
        try transaction.execute("DELETE FROM retail_import_word WHERE import_id = \(id)")
        try transaction.execute("DELETE FROM retail_import_problem WHERE import_id = \(id)")
    }

    // MARK: Problems

    func add(_ refusals: [RowCheck.Refusal], to id: Int, in transaction: Transaction) throws {
        try transaction.insert(
            into: "retail_import_problem",
            rows: refusals.map {
                ["import_id": id, "number": $0.row, "column_name": $0.column?.rawValue, "reason": $0.reason.rawValue, "value": $0.value.map(Self.storable)]
            })
    }

    func problems(of id: Int, limit: Int, in transaction: Transaction) throws -> [RowCheck.Refusal] {
        try transaction.rows("SELECT * FROM retail_import_problem WHERE import_id = \(id) ORDER BY number, id LIMIT \(limit)").compactMap { row in
            guard let reason = ImportReason(rawValue: try row.get("reason")) else { return nil }
            return RowCheck.Refusal(
                row: try row.get("number"), column: try row.get("column_name", as: String?.self).flatMap(CatalogColumn.init(rawValue:)), reason: reason,
                value: try row.get("value"))
        }
    }

    /// PostgreSQL's text has no NUL.
    private static func storable(_ text: String) -> String { text.replacing("\0", with: "") }

    private static func names(_ columns: [CatalogColumn: String]) -> [String: String] {
        Dictionary(columns.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private static func stored(_ row: Row) throws -> StoredImport {
        let names = try row.get("column_names", as: JSONColumn<[String: String]>.self).value
        let columns = names.compactMap { name, heading in CatalogColumn(rawValue: name).map { ($0, heading) } }
        return StoredImport(
            id: try row.get("id"), retailer: try row.get("retailer_id"),
            file: ImportFile(
                name: try row.get("file_name"), fingerprint: try row.get("fingerprint"), size: try row.get("size_bytes"),
                format: CatalogFormat(rawValue: try row.get("format")) ?? .csv, columns: Dictionary(columns, uniquingKeysWith: { first, _ in first }),
                isReplacing: try row.get("is_replacing")),
            offset: try row.get("offset_bytes"), position: try row.get("position", as: JSONColumn<ReadingPosition>.self).value,
            state: CatalogImport.State(rawValue: try row.get("state")) ?? .refused, rows: try row.get("rows"), problems: try row.get("problems"),
            counts: ImportCounts(added: try row.get("added"), changed: try row.get("changed"), removed: try row.get("removed")),
            touchedAt: try row.get("touched_at"))
    }
}
