public import Core

/// A catalog file on its way into a retailer's items: first it is read and checked, then all of it is applied at once.
public struct CatalogImport: Codable, Sampled, Hashable {
    /// The states of an import.
    public enum State: String, Codable, Sendable, Hashable, CaseIterable {
        /// The file is being read; its next piece begins at ``CatalogImport/offset``.
        case reading
        /// The headings were read, and an administrator has to say which are which.
        case columns
        /// Everything is read, and nothing is wrong.
        case ready
        /// Something is wrong with the file, so that none of it is applied.
        case refused
        /// The items are as the file says.
        case applied
    }

    /// The import's id.
    public let id: Int
    /// The id of the retailer.
    public let retailerID: Int
    /// The name of the file.
    public let fileName: String
    /// The size of the file in bytes.
    public let size: Int
    /// The number of bytes that were read.
    public let offset: Int
    /// The state.
    public let state: State
    /// The headings of the file; empty before they were read.
    public let headings: [String]
    /// The headings of columns, as they were named or found.
    public let columns: [String: String]
    /// Whether items that aren't in the file are taken out of sale.
    public let replacing: Bool
    /// The number of rows that were read.
    public let rows: Int
    /// The number of problems that were found.
    public let problems: Int
    /// The number of new items.
    public let added: Int
    /// The number of items that there are already.
    public let changed: Int
    /// The number of items that are taken out of sale.
    public let removed: Int

    /// Creates an import.
    public init(
        id: Int, retailerID: Int, fileName: String, size: Int, offset: Int, state: State, headings: [String] = [], columns: [String: String] = [:],
        replacing: Bool = false, rows: Int = 0, problems: Int = 0, added: Int = 0, changed: Int = 0, removed: Int = 0
    ) {
        self.id = id
        self.retailerID = retailerID
        self.fileName = fileName
        self.size = size
        self.offset = offset
        self.state = state
        self.headings = headings
        self.columns = columns
        self.replacing = replacing
        self.rows = rows
        self.problems = problems
        self.added = added
        self.changed = changed
        self.removed = removed
    }

    enum CodingKeys: String, CodingKey {
        case id
        case retailerID = "retailerId"
        case fileName, size, offset, state, headings, columns, replacing, rows, problems, added, changed, removed
    }

    /// An import that is ready to be applied, for tests and previews.
    public static let sample = CatalogImport(
        id: 1, retailerID: 1, fileName: "catalog.csv", size: 4_096, offset: 4_096, state: .ready, headings: ["sku", "name", "shelf", "price"],
        columns: ["sku": "sku", "name": "name", "category": "shelf", "price": "price"], rows: 100, added: 92, changed: 8)
}

/// The first problems of a file, by row.
public struct CatalogImportProblems: Codable, Sampled, Hashable {
    /// The problems, at most ``most``.
    public let problems: [ImportProblem]
    /// The number of all problems.
    public let total: Int

    /// The most problems that are listed.
    public static let most = 1_000

    /// Creates a list.
    public init(problems: [ImportProblem], total: Int) {
        self.problems = problems
        self.total = total
    }

    /// A list with one problem, for tests and previews.
    public static let sample = CatalogImportProblems(
        problems: [ImportProblem(row: 4, column: .price, reason: .price, value: "abc", message: "Three letters are no price.")], total: 1)
}
