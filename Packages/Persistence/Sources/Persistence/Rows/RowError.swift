/// A column that couldn't be read as asked; it names the column, never its value.
public struct RowError: Error, Sendable, Hashable {
    /// What is wrong with the column.
    public enum Problem: Sendable, Hashable {
        /// The query returned no column of that name.
        case missing(available: [String])
        /// The column holds another kind of value.
        case mismatch(expected: String, found: String)
    }

    /// The column's name.
    public let column: String
    /// What is wrong with it.
    public let problem: Problem

    /// Makes an error.
    public init(column: String, problem: Problem) {
        self.column = column
        self.problem = problem
    }
}

extension RowError: CustomStringConvertible {
    /// What happened and how to fix it.
    public var description: String {
        switch problem {
        case .missing(let available):
            "The row has no column \(column), only \(available.joined(separator: ", ")). To fix, add it to the query's SELECT."
        case .mismatch(let expected, let found):
            "Column \(column) holds \(found), which can't be read as \(expected). To fix, read it as the type that the table declares."
        }
    }
}
