import Core
import Foundation
import Persistence
import RetailAPI

/// The SQL of rows that were read, and of making items of them.
///
/// All of it works on sets, so that a hundred thousand items are a few statements.
struct ImportRowRepository: Sendable {
    /// The rows of a statement.
    private static let sliceRows = 5_000

    private let index = ItemIndex()

    // MARK: Reading

    func insert(_ rows: [CatalogRow], of run: StoredImport, in transaction: Transaction) throws {
        var words = Set<String>()
        try transaction.insert(
            into: "retail_import_row",
            rows: rows.map { row in
                let entry = ItemIndex.Entry(name: row.name, category: row.category, details: row.details)
                words.formUnion(entry.words)
                let indexed = transaction.dialect == .sqlite ? entry.words.joined(separator: " ") : entry.vector(retailer: run.retailer)
                return [
                    "import_id": run.id, "number": row.row, "sku": row.sku, "name": row.name, "category": row.category, "regular_cents": row.regularCents,
                    "member_cents": row.memberCents, "available": row.available, "details": row.details, "starts_at": row.startsAt,
                    "search_name": entry.name, "words": indexed,
                ]
            })
        try transaction.insert(
            into: "retail_import_word", rows: words.filter(ItemIndex.isSpelled).sorted().map { ["import_id": run.id, "word": $0] },
            onConflict: "(import_id, word) DO NOTHING")
    }

    // MARK: Checking

    /// Returns the rows whose number an earlier row has, too.
    func duplicates(of run: StoredImport, in transaction: Transaction) throws -> [RowCheck.Refusal] {
        try refusals(
            """
            SELECT number, sku AS value FROM retail_import_row r WHERE import_id = \(run.id) AND EXISTS (
                SELECT 1 FROM retail_import_row e WHERE e.import_id = \(run.id) AND e.sku = r.sku AND e.number < r.number
            ) ORDER BY number LIMIT \(CatalogImportProblems.most)
            """, .sku, .duplicate, in: transaction)
    }

    /// Returns the rows of new items whose price holds only from a later day on.
    func laterPrices(of run: StoredImport, at now: Date, in transaction: Transaction) throws -> [RowCheck.Refusal] {
        try refusals(
            """
            SELECT number, sku AS value FROM retail_import_row r WHERE import_id = \(run.id) AND starts_at > \(now) AND NOT EXISTS (
                SELECT 1 FROM retail_item i WHERE i.retailer_id = \(run.retailer) AND i.sku = r.sku
            ) ORDER BY number LIMIT \(CatalogImportProblems.most)
            """, .priceFrom, .priceLater, in: transaction)
    }

    private func refusals(_ query: SQL, _ column: CatalogColumn, _ reason: ImportReason, in transaction: Transaction) throws -> [RowCheck.Refusal] {
        try transaction.rows(query).map {
            RowCheck.Refusal(row: try $0.get("number"), column: column, reason: reason, value: String(try $0.get("value", as: String.self).prefix(40)))
        }
    }

    /// Counts what the rows do to items.
    func counts(of run: StoredImport, in transaction: Transaction) throws -> ImportCounts {
        let all = try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_import_row WHERE import_id = \(run.id)")
        let known = try transaction.value(
            Int.self,
            """
            SELECT COUNT(*) FROM retail_import_row r WHERE import_id = \(run.id)
            AND EXISTS (SELECT 1 FROM retail_item i WHERE i.retailer_id = \(run.retailer) AND i.sku = r.sku)
            """)
        let gone = run.file.isReplacing ? try transaction.value(Int.self, "SELECT COUNT(*) FROM retail_item i WHERE \(sql: gone(run))") : 0
        return ImportCounts(added: all - known, changed: known, removed: gone)
    }

    /// The condition of items in sale that the file doesn't have.
    private func gone(_ run: StoredImport) -> SQL {
        """
        i.retailer_id = \(run.retailer) AND i.available = \(true)
        AND NOT EXISTS (SELECT 1 FROM retail_import_row r WHERE r.import_id = \(run.id) AND r.sku = i.sku)
        """
    }

    // MARK: Applying

    /// Makes the items as the rows say.
    func apply(_ run: StoredImport, at now: Date, in transaction: Transaction) throws {
        guard try laterPrices(of: run, at: now, in: transaction).isEmpty else { throw CatalogImports.Failure.changed }
        let columns = run.layout?.columns ?? []
        let slices = try slices(of: run, in: transaction)
        for slice in slices {
            try markIndexed(run, slice, columns, in: transaction)
            try keepPrices(run, slice, columns, at: now, in: transaction)
            try upsert(run, slice, columns, at: now, in: transaction)
            try reindex(run, slice, in: transaction)
        }
        if run.file.isReplacing {
            try transaction.execute(
                "UPDATE retail_item SET available = \(false), version = version + 1 WHERE id IN (SELECT i.id FROM retail_item i WHERE \(sql: gone(run)))")
        }
        if !columns.contains(.details) { try reindexDescribed(run, in: transaction) }
        try addWords(run, in: transaction)
    }

    /// The rows in parts of which a statement takes far less than the time that a server gives it.
    private func slices(of run: StoredImport, in transaction: Transaction) throws -> [SQL] {
        let row = try transaction.first("SELECT MIN(id) AS first, MAX(id) AS last FROM retail_import_row WHERE import_id = \(run.id)")
        guard let first = try row?.get("first", as: Int?.self), let last = try row?.get("last", as: Int?.self) else { return [] }
        return stride(from: first, through: last, by: Self.sliceRows).map { start in
            "r.import_id = \(run.id) AND r.id >= \(start) AND r.id < \(start + Self.sliceRows)"
        }
    }

    /// Marks the rows whose items are found by the same words as before.
    private func markIndexed(_ run: StoredImport, _ slice: SQL, _ columns: Set<CatalogColumn>, in transaction: Transaction) throws {
        let details: SQL = columns.contains(.details) ? "AND COALESCE(i.details, '') = COALESCE(r.details, '')" : ""
        try transaction.execute(
            """
            UPDATE retail_import_row AS r SET is_indexed = \(true) WHERE \(sql: slice) AND EXISTS (
                SELECT 1 FROM retail_item i WHERE i.retailer_id = \(run.retailer) AND i.sku = r.sku
                AND i.name = r.name AND i.category = r.category \(sql: details)
            )
            """)
        if transaction.dialect == .sqlite {
            try transaction.execute(
                """
                DELETE FROM retail_search WHERE rowid IN (
                    SELECT i.id FROM retail_import_row r JOIN retail_item i ON i.retailer_id = \(run.retailer) AND i.sku = r.sku
                    WHERE \(sql: slice) AND NOT r.is_indexed
                )
                """)
        }
    }

    /// Keeps the prices that begin later, and those that items get now.
    private func keepPrices(_ run: StoredImport, _ slice: SQL, _ columns: Set<CatalogColumn>, at now: Date, in transaction: Transaction) throws {
        let member: SQL = columns.contains(.memberPrice) ? "r.member_cents" : "i.member_cents"
        try transaction.execute(
            """
            INSERT INTO retail_price (item_id, regular_cents, member_cents, starts_at, is_applied)
            SELECT i.id, r.regular_cents, \(sql: member), CASE WHEN r.starts_at > \(now) THEN r.starts_at ELSE \(now) END, NOT COALESCE(r.starts_at > \(now), \(false))
            FROM retail_import_row r JOIN retail_item i ON i.retailer_id = \(run.retailer) AND i.sku = r.sku
            WHERE \(sql: slice) AND (
                r.starts_at > \(now) OR i.regular_cents <> r.regular_cents OR COALESCE(i.member_cents, 0) <> COALESCE(\(sql: member), 0)
            )
            ON CONFLICT (item_id, starts_at) DO UPDATE
            SET regular_cents = EXCLUDED.regular_cents, member_cents = EXCLUDED.member_cents, is_applied = EXCLUDED.is_applied
            """)
    }

    /// Inserts new items, and changes those that there are. What a file doesn't have stays as it is.
    private func upsert(_ run: StoredImport, _ slice: SQL, _ columns: Set<CatalogColumn>, at now: Date, in transaction: Transaction) throws {
        let optional: [(CatalogColumn, set: SQL, same: SQL)] = [
            (.available, "available = EXCLUDED.available", "retail_item.available = EXCLUDED.available"),
            (.details, "details = EXCLUDED.details", "COALESCE(retail_item.details, '') = COALESCE(EXCLUDED.details, '')"),
        ].filter { columns.contains($0.0) }
        let texts: [(set: SQL, same: SQL)] =
            [
                ("name = EXCLUDED.name", "retail_item.name = EXCLUDED.name"),
                ("category = EXCLUDED.category", "retail_item.category = EXCLUDED.category"),
                ("search_name = EXCLUDED.search_name", "retail_item.search_name = EXCLUDED.search_name"),
            ] + optional.map { ($0.set, $0.same) }
        let member: [(set: SQL, same: SQL)] =
            columns.contains(.memberPrice)
            ? [("member_cents = EXCLUDED.member_cents", "COALESCE(retail_item.member_cents, 0) = COALESCE(EXCLUDED.member_cents, 0)")] : []
        let price: [(set: SQL, same: SQL)] = [
            (
                """
                price_cents = CASE WHEN retail_item.deal_cents < EXCLUDED.regular_cents THEN retail_item.deal_cents ELSE EXCLUDED.regular_cents END,
                regular_cents = EXCLUDED.regular_cents
                """, "retail_item.regular_cents = EXCLUDED.regular_cents"
            )
        ]
        for (changes, condition) in [
            (texts + price + member, "(r.starts_at IS NULL OR r.starts_at <= \(now))"),
            // Prices of a later day leave the present ones as they are.
            (texts, "r.starts_at > \(now)"),
        ] as [([(set: SQL, same: SQL)], SQL)] {
            try transaction.execute(
                """
                INSERT INTO retail_item (retailer_id, sku, name, category, price_cents, regular_cents, member_cents, currency, available, details, search_name)
                SELECT \(run.retailer), r.sku, r.name, r.category, r.regular_cents, r.regular_cents, r.member_cents, \(RowCheck.currency), r.available, r.details,
                r.search_name
                FROM retail_import_row r WHERE \(sql: slice) AND \(sql: condition)
                ON CONFLICT (retailer_id, sku) WHERE sku IS NOT NULL
                DO UPDATE SET \(sql: .joined(changes.map(\.set))), version = retail_item.version + 1
                WHERE NOT (\(sql: .joined(changes.map(\.same), separator: " AND ")))
                """)
        }
    }

    private func reindex(_ run: StoredImport, _ slice: SQL, in transaction: Transaction) throws {
        let joined: SQL = """
            FROM retail_import_row r JOIN retail_item i ON i.retailer_id = \(run.retailer) AND i.sku = r.sku
            WHERE \(sql: slice) AND NOT r.is_indexed
            """
        switch transaction.dialect {
        case .sqlite: try transaction.execute("INSERT INTO retail_search (rowid, words, keys) SELECT i.id, r.words, \("r\(run.retailer)") \(sql: joined)")
        case .postgres:
            try transaction.execute(
                """
                INSERT INTO retail_search (item_id, words) SELECT i.id, r.words::tsvector \(sql: joined)
                ON CONFLICT (item_id) DO UPDATE SET words = EXCLUDED.words
                """)
        }
    }

    /// Indexes items with a description that the file doesn't have, and whose other words changed.
    private func reindexDescribed(_ run: StoredImport, in transaction: Transaction) throws {
        var last = 0
        while true {
            let rows = try transaction.rows(
                """
                SELECT i.id, i.name, i.category, i.details FROM retail_import_row r JOIN retail_item i ON i.retailer_id = \(run.retailer) AND i.sku = r.sku
                WHERE r.import_id = \(run.id) AND NOT r.is_indexed AND i.details IS NOT NULL AND i.id > \(last) ORDER BY i.id LIMIT 500
                """)
            for row in rows {
                last = try row.get("id")
                let entry = ItemIndex.Entry(name: try row.get("name"), category: try row.get("category"), details: try row.get("details"))
                try index.put(last, of: run.retailer, entry, in: transaction)
            }
            if rows.count < 500 { return }
        }
    }

    private func addWords(_ run: StoredImport, in transaction: Transaction) throws {
        var last = ""
        while true {
            let words = try transaction.values(
                String.self, "SELECT word FROM retail_import_word WHERE import_id = \(run.id) AND word > \(last) ORDER BY word LIMIT 2000")
            guard let end = words.last else { return }
            try index.add(Set(words), in: transaction)
            last = end
        }
    }
}
