import RetailAPI

/// Reads the records of a catalog file piece by piece. Between two records, all that it knows is in its ``position``, from which another process goes on.
protocol RecordReader {
    /// The place between two records.
    var position: ReadingPosition { get }

    /// Reads the next record.
    ///
    /// - Parameters:
    ///   - bytes: a piece of the file that begins at the position.
    ///   - index: the place in the piece, which is moved behind the record. It is only moved over what was read completely.
    ///   - isLast: whether the file ends with the piece.
    /// - Returns: nil where the piece has no other complete record.
    /// - Throws: ``ReadingFailure`` where nothing behind can be read either.
    mutating func next(in bytes: UnsafeRawBufferPointer, at index: inout Int, isLast: Bool) throws(ReadingFailure) -> CatalogRecord?
}

/// A place between two records of a catalog file.
struct ReadingPosition: Codable, Sendable, Equatable {
    /// The number of the record before, as people count: in CSV the headings are row 1.
    var row = 0
    /// The headings, once they were read; of JSON the keys of the first object.
    var headings: [String]?
    /// The byte between cells.
    var separator: UInt8?
    /// Whether the file is an array of JSON.
    var isArray = false
    /// Whether the array of JSON has ended.
    var hasEnded = false
    /// The headings of a file whose columns aren't known yet, and which is read again from its beginning.
    var seen: [String]?
}

/// The cells of a record.
struct CatalogRecord: Sendable, Equatable {
    /// The number of the record, as people count.
    let row: Int
    /// The cells with the name of their heading; nil for a record that can't be read, for the reason.
    let cells: [Cell]
    /// The reason why the record can't be read.
    var problem: ImportReason?

    /// A cell: a text, or nothing where a value is neither a text nor a number.
    enum Cell: Sendable, Equatable {
        case text(String)
        case missing
        case unreadable
    }
}

/// The reason why reading ended.
struct ReadingFailure: Error, Equatable {
    /// The row that can't be read; 0 for the file itself.
    let row: Int
    /// The reason.
    let reason: ImportReason
}

/// The bounds of records, and what no text file begins with.
enum RecordLimits {
    /// The most bytes of a record.
    static let mostBytes = 65_536

    /// The first bytes of archives, and of spreadsheets, which are archives.
    private static let compressed: [[UInt8]] = [
        [0x1F, 0x8B], [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06], [0x42, 0x5A, 0x68], [0xFD, 0x37, 0x7A, 0x58, 0x5A], [0x28, 0xB5, 0x2F, 0xFD],
        [0x37, 0x7A, 0xBC, 0xAF], [0xD0, 0xCF, 0x11, 0xE0], [0x25, 0x50, 0x44, 0x46],
    ]

    /// Checks the first bytes of a file.
    ///
    /// - Returns: the number of bytes of a byte order mark.
    static func checkBeginning(_ bytes: UnsafeRawBufferPointer) throws(ReadingFailure) -> Int {
        if compressed.contains(where: { bytes.starts(with: $0) }) { throw ReadingFailure(row: 0, reason: .compressed) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw ReadingFailure(row: 0, reason: .notText) }
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
}
