public import Core

/// A catalog file that is to be imported.
public struct ImportContent: Codable, Sampled, Hashable {
    /// The id of the retailer.
    public let id: Int
    /// The name of the file.
    public let fileName: String
    /// The size in bytes, at most ``mostBytes``.
    public let size: Int
    /// A hash of the content, such as its SHA-256: whoever sends the same file again goes on where it was left.
    public let fingerprint: String
    /// The format.
    public let format: CatalogFormat
    /// The headings of columns that don't have their own names; nil where they are found by their names.
    public let columns: [String: String]?
    /// Whether items that aren't in the file are taken out of sale; nil for no.
    public let replacing: Bool?

    /// The most bytes of a file that is sent over the API: 64 MB.
    public static let mostBytes = 64 << 20

    /// Creates a request.
    public init(
        id: Int, fileName: String, size: Int, fingerprint: String, format: CatalogFormat = .csv, columns: [String: String]? = nil, replacing: Bool? = nil
    ) {
        self.id = id
        self.fileName = fileName
        self.size = size
        self.fingerprint = fingerprint
        self.format = format
        self.columns = columns
        self.replacing = replacing
    }

    /// A small file, for tests and previews.
    public static let sample = ImportContent(id: 1, fileName: "catalog.csv", size: 4_096, fingerprint: "2c26b46b68ffc68f")
}

extension ImportContent: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["fileName": 200, "fingerprint": 100, "columns.key": 20, "columns": 200]
}

/// A piece of a catalog file, whose bytes are the request's body.
public struct ImportPiece: Codable, Sendable, Hashable {
    /// The id of the import.
    public let id: Int
    /// The number of bytes before the piece.
    public let offset: Int

    /// The most bytes of a piece.
    public static let mostBytes = 1 << 20

    /// Creates a request.
    public init(id: Int, offset: Int) {
        self.id = id
        self.offset = offset
    }
}

/// Says which heading of a file is which column.
public struct ImportColumns: Codable, Sendable, Hashable {
    /// The id of the import.
    public let id: Int
    /// The headings by the names of the columns.
    public let columns: [String: String]

    /// Creates a request.
    public init(id: Int, columns: [String: String]) {
        self.id = id
        self.columns = columns
    }
}

extension ImportColumns: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["columns.key": 20, "columns": 200]
}
