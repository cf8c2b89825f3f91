/// The reasons why a row of a catalog file, or the file, is refused.
public enum ImportReason: String, Codable, Sendable, Hashable, CaseIterable {
    /// A cell that has to hold something is empty.
    case empty
    /// A text is too long.
    case tooLong
    /// A text holds characters that can't be seen.
    case characters
    /// A text begins as formulas of spreadsheets do.
    case formula
    /// A price isn't a number such as `12.99`, from 0.01 to 100000.
    case price
    /// The member price is higher than the price.
    case memberPrice
    /// A currency other than the service's.
    case currency
    /// Neither yes nor no.
    case yesNo
    /// Not a day such as `2026-12-01`, or one too far away.
    case day
    /// A value that is neither a text, a number, yes or no.
    case value
    /// The row has more or fewer cells than headings.
    case cells
    /// The row isn't UTF-8.
    case encoding
    /// An earlier row has the same number.
    case duplicate
    /// A new item has a price for a later day only.
    case priceLater
    /// A column that has to be there is missing, or named twice.
    case column
    /// The file is compressed, or of a spreadsheet.
    case compressed
    /// The file is UTF-16 or holds NUL.
    case notText
    /// A row is longer than 64 KB.
    case rowTooLong
    /// Something follows a closing quote, or it never closes.
    case quote
    /// The file isn't an array of objects or an object a line.
    case structure
    /// The file has no rows.
    case noRows
}

/// A problem of a row of a catalog file.
public struct ImportProblem: Codable, Sendable, Hashable {
    /// The row, counted as spreadsheets do: the headings are row 1. In JSON, the number of the object from 1. 0 for the file itself.
    public let row: Int
    /// The column; nil for the row itself.
    public let column: CatalogColumn?
    /// The reason.
    public let reason: ImportReason
    /// The beginning of the cell; nil where it doesn't help.
    public let value: String?
    /// The reason in the reader's language, with what to do.
    public let message: String

    /// Creates a problem.
    public init(row: Int, column: CatalogColumn? = nil, reason: ImportReason, value: String? = nil, message: String) {
        self.row = row
        self.column = column
        self.reason = reason
        self.value = value
        self.message = message
    }

    enum CodingKeys: CodingKey {
        case row, column, reason, value, message
    }

    /// Writes every key, with null for no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(row, forKey: .row)
        try container.encode(column, forKey: .column)
        try container.encode(reason, forKey: .reason)
        try container.encode(value, forKey: .value)
        try container.encode(message, forKey: .message)
    }
}
