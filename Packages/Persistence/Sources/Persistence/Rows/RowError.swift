/// A column that couldn't be read as requested. The error names the column, never its value.
public struct RowError: Error, Sendable, Hashable {
    /// A problem with a column.
    public enum Problem: Sendable, Hashable {
        /// The query returned no column with that name.
        case missing(available: [String])
        /// The column has a value of another type.
        case mismatch(expected: String, found: String)
    }

    /// The column's name.
    public let column: String
    /// The problem with the column.
    public let problem: Problem

    /// Creates an error.
    public init(column: String, problem: Problem) {
        self.column = column
        self.problem = problem
    }
}

extension RowError: CustomStringConvertible {
    /// The problem and its fix.
    public var description: String {
        switch problem {
        case .missing(let available):
            "The row has no column \(column), only \(available.joined(separator: ", ")). To fix, add it to the query's SELECT."
        case .mismatch(let expected, let found):
            "Column \(column) holds \(found), which can't be read as \(expected). To fix, read it as the type that the table declares."
        }
    }
}
