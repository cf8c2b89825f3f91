import Foundation
import Persistence
import RetailAPI

/// The rows and refusals of a piece of a catalog file.
struct ReadPiece: Sendable {
    var position: ReadingPosition
    var consumed = 0
    var rows: [CatalogRow] = []
    var refusals: [RowCheck.Refusal] = []
    /// The number of records, those included that were refused.
    var records = 0
    /// Whether nothing behind can be read.
    var hasFailed = false
    /// Whether the headings don't say which columns are which.
    var needsColumns = false
}

/// Reads and checks the records of a piece.
struct PieceReader: Sendable {
    let timeZone: TimeZone

    func read(_ data: Data, of run: StoredImport, isLast: Bool, at now: Date) -> ReadPiece {
        data.withUnsafeBytes { read($0, of: run, isLast: isLast, at: now) }
    }

    private func read(_ bytes: UnsafeRawBufferPointer, of run: StoredImport, isLast: Bool, at now: Date) -> ReadPiece {
        var piece = ReadPiece(position: run.position)
        do throws(ReadingFailure) {
            var index = run.offset == 0 ? try RecordLimits.checkBeginning(bytes) : 0
            switch run.file.format {
            case .csv:
                var reader = CSVReader(at: run.position)
                try read(bytes, with: &reader, from: &index, of: run, isLast: isLast, at: now, into: &piece)
            case .json:
                var reader = JSONRecordReader(at: run.position)
                try read(bytes, with: &reader, from: &index, of: run, isLast: isLast, at: now, into: &piece)
            }
            // A row of this length would have been noticed, so the piece is shorter than any row may be.
            if isLast, !piece.needsColumns, index < bytes.count { throw ReadingFailure(row: piece.position.row + 1, reason: .structure) }
        } catch {
            piece.refusals.append(RowCheck.Refusal(row: error.row, column: nil, reason: error.reason))
            piece.hasFailed = true
        }
        return piece
    }

    private func read(
        _ bytes: UnsafeRawBufferPointer, with reader: inout some RecordReader, from index: inout Int, of run: StoredImport, isLast: Bool, at now: Date,
        into piece: inout ReadPiece
    ) throws(ReadingFailure) {
        var check: RowCheck?
        while let record = try reader.next(in: bytes, at: &index, isLast: isLast) {
            if check == nil {
                guard let layout = ColumnLayout(headings: reader.position.headings ?? [], names: run.file.columns) else {
                    // The file is read again from its beginning once the columns are known.
                    (piece.position, piece.needsColumns) = (ReadingPosition(seen: reader.position.headings), true)
                    return
                }
                check = RowCheck(layout: layout, timeZone: timeZone, now: now)
            }
            piece.records += 1
            if let row = check?.read(record, &piece.refusals) { piece.rows.append(row) }
            (piece.position, piece.consumed) = (reader.position, index)
        }
        (piece.position, piece.consumed) = (reader.position, index)
    }
}
