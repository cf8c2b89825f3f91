import Core
public import Foundation
public import Persistence
public import RetailAPI

/// Brings catalog files into retailers' items: read in pieces and checked row by row, then applied all at once or not at all.
///
/// A piece that was read is stored, together with how far the file was read. Whoever is interrupted opens the same file again and goes on from there.
///
/// ```swift
/// var run = try await imports.open(file, of: retailer)
/// while run.state == .reading { run = try await imports.take(piece, at: run.offset, of: run.id) }
/// if run.state == .ready { run = try await imports.apply(run.id) }
/// ```
public struct CatalogImports: Sendable {
    /// The time in seconds for which another process may still be at work on an import.
    private static let busyTime: TimeInterval = 60
    /// The time in seconds after which an import is given up that nobody goes on with: a day.
    private static let patience: TimeInterval = 86_400

    /// The failures of imports, besides those of the database.
    public enum Failure: Error, Sendable, Equatable {
        /// There is no such retailer, or import.
        case unknown
        /// Another file is being read for the retailer.
        case busy
        /// The import isn't in a state in which this can be done.
        case state(CatalogImport.State)
        /// The piece has no complete row, though it could have one.
        case tooShort
        /// Items have changed since the file was checked. It has to be checked again.
        case changed
        /// The piece goes beyond the size of the file.
        case tooLong
    }

    private let database: any Database
    private let clock: any Core.Clock
    private let timeZone: TimeZone
    private let repository = ImportRepository()
    private let rows = ImportRowRepository()
    private let prices = PriceKeeper()

    init(database: any Database, clock: any Core.Clock, timeZone: TimeZone) {
        (self.database, self.clock, self.timeZone) = (database, clock, timeZone)
    }

    /// Returns the ids and names of all retailers, by name.
    public func retailers() async throws -> [(id: Int, name: String)] {
        try await database.read { transaction in
            try transaction.rows("SELECT id, name FROM retail_retailer ORDER BY name").map { (try $0.get("id"), try $0.get("name")) }
        }
    }

    /// Begins an import, or returns the one of the same file that was begun. One of another file that nobody goes on with is discarded.
    ///
    /// - Parameter record: records it in the audit log.
    public func open(_ file: ImportFile, of retailer: Int, record: @escaping @Sendable (Int, Transaction) throws -> Void = { _, _ in }) async throws
        -> CatalogImport
    {
        let now = clock.now
        return try await database.write(.serializable) { transaction in
            guard try transaction.first("SELECT id FROM retail_retailer WHERE id = \(retailer)") != nil else { throw Failure.unknown }
            if let open = try repository.latest(of: retailer, in: transaction), open.state != .applied {
                let isSame = open.file.fingerprint == file.fingerprint && open.file.size == file.size && open.file.format == file.format
                if isSame, open.state != .refused, open.file.isReplacing == file.isReplacing, file.columns.isEmpty || open.file.columns == file.columns {
                    return open.shown
                }
                let isBusy = open.state == .reading && now.timeIntervalSince(open.touchedAt) < Self.busyTime
                guard isSame || !isBusy || open.offset == 0 else { throw Failure.busy }
                try repository.delete(open.id, in: transaction)
            }
            let id = try repository.insert(file, of: retailer, at: now, in: transaction)
            try record(id, transaction)
            return try found(id, in: transaction).shown
        }
    }

    /// Returns an import.
    public func find(_ id: Int) async throws -> CatalogImport { try await database.read { try found(id, in: $0).shown } }

    /// Returns the latest import of a retailer; nil where there was none.
    public func latest(of retailer: Int) async throws -> CatalogImport? {
        try await database.read { try repository.latest(of: retailer, in: $0)?.shown }
    }

    /// Reads and stores the piece of a file that begins at an offset. A piece that was read already changes nothing, so that it may be sent again.
    ///
    /// - Returns: the import, whose offset says where the next piece begins. It may lie before the end of this one, which ended in the middle of a row.
    public func take(_ data: Data, at offset: Int, of id: Int) async throws -> CatalogImport {
        let now = clock.now
        let run = try await database.read { try found(id, in: $0) }
        guard run.state == .reading, run.offset == offset else { return run.shown }
        guard data.count <= run.file.size - offset else { throw Failure.tooLong }
        let isLast = offset + data.count == run.file.size
        let piece = PieceReader(timeZone: timeZone).read(data, of: run, isLast: isLast, at: now)
        guard isLast || piece.consumed > 0 || piece.hasFailed || piece.needsColumns else { throw Failure.tooShort }
        return try await database.write { transaction in
            let kept = Array(piece.refusals.prefix(max(0, CatalogImportProblems.most - run.problems)))
            guard
                try repository.moveOn(
                    run, by: piece.consumed, to: piece.position, rows: piece.records, problems: piece.refusals.count, at: now, in: transaction)
            else { return try found(id, in: transaction).shown }
            try rows.insert(piece.rows, of: run, in: transaction)
            try repository.add(kept, to: id, in: transaction)
            if piece.needsColumns {
                _ = try repository.move(id, from: .reading, to: .columns, at: now, in: transaction)
            } else if piece.hasFailed {
                try close(id, as: .refused, at: now, in: transaction)
            } else if isLast {
                try check(id, at: now, in: transaction)
            }
            return try found(id, in: transaction).shown
        }
    }

    /// Says which heading is which column. The file is then read from its beginning.
    public func setColumns(_ columns: [CatalogColumn: String], of id: Int) async throws -> CatalogImport {
        let now = clock.now
        return try await database.write { transaction in
            let run = try found(id, in: transaction)
            guard run.state == .columns else { throw Failure.state(run.state) }
            let headings = run.position.seen ?? []
            guard ColumnLayout(headings: headings, names: columns) != nil else { throw APIError.invalid(["columns": Strings.importColumns]) }
            try repository.setColumns(columns, of: id, in: transaction)
            _ = try repository.move(id, from: .columns, to: .reading, at: now, in: transaction)
            return try found(id, in: transaction).shown
        }
    }

    /// Returns the first problems of a file, by row.
    public func problems(of id: Int, limit: Int = CatalogImportProblems.most) async throws -> CatalogImportProblems {
        try await database.read { transaction in
            let run = try found(id, in: transaction)
            return CatalogImportProblems(problems: try repository.problems(of: id, limit: limit, in: transaction).map(\.shown), total: run.problems)
        }
    }

    /// Makes the items as a checked file says, all of them or none.
    public func apply(_ id: Int, record: @escaping @Sendable (Int, Transaction) throws -> Void = { _, _ in }) async throws -> CatalogImport {
        let reader = CatalogReader(person: nil, now: clock.now, timeZone: timeZone)
        let outcome = try await database.write(.readCommitted) { transaction -> CatalogImport in
            // The row of the import is locked from here on, so that of two at once one applies it.
            guard try repository.move(id, from: .ready, to: .applied, at: reader.now, in: transaction) else {
                throw Failure.state(try found(id, in: transaction).state)
            }
            let run = try found(id, in: transaction)
            try rows.apply(run, at: reader.now, in: transaction)
            try record(id, transaction)
            return run.shown
        }
        try await database.write { try repository.removeRows(of: id, in: $0) }
        return outcome
    }

    /// Forgets a file that wasn't applied.
    public func discard(_ id: Int, record: @escaping @Sendable (Int, Transaction) throws -> Void = { _, _ in }) async throws {
        try await database.write { transaction in
            let run = try found(id, in: transaction)
            guard run.state != .applied else { throw Failure.state(.applied) }
            try repository.delete(id, in: transaction)
            try record(id, transaction)
        }
    }

    /// Forgets files that nobody has gone on with for a day.
    func removeAbandoned() async throws {
        let time = clock.now.addingTimeInterval(-Self.patience)
        for id in try await database.read({ try repository.abandoned(since: time, in: $0) }) {
            try await database.write { try repository.delete(id, in: $0) }
        }
    }

    private func found(_ id: Int, in transaction: Transaction) throws -> StoredImport {
        guard let run = try repository.find(id, in: transaction) else { throw Failure.unknown }
        return run
    }

    /// Compares all rows with each other and with the items that there are.
    private func check(_ id: Int, at now: Date, in transaction: Transaction) throws {
        let run = try found(id, in: transaction)
        var refusals = try rows.duplicates(of: run, in: transaction) + rows.laterPrices(of: run, at: now, in: transaction)
        if run.rows == 0 { refusals.append(RowCheck.Refusal(row: 0, column: nil, reason: .noRows)) }
        try repository.add(Array(refusals.prefix(max(0, CatalogImportProblems.most - run.problems))), to: id, in: transaction)
        let problems = run.problems + refusals.count
        try repository.setOutcome(try rows.counts(of: run, in: transaction), problems: problems, of: id, in: transaction)
        try close(id, as: problems == 0 ? .ready : .refused, at: now, in: transaction)
    }

    private func close(_ id: Int, as state: CatalogImport.State, at now: Date, in transaction: Transaction) throws {
        _ = try repository.move(id, from: .reading, to: state, at: now, in: transaction)
    }
}
