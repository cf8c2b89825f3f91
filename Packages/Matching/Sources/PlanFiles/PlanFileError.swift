/// The reason a file can't be read as a problem.
public enum PlanFileError: Error, Hashable, CustomStringConvertible {
    /// The text has none of the known formats.
    case unknownFormat
    /// A line isn't what its format says.
    case badLine(Int, expected: String)
    /// A pickup and a delivery don't name each other.
    case unpaired(Int)
    /// The JSON isn't a problem.
    case badJSON(String)

    /// The fault and its remedy.
    public var description: String {
        switch self {
        case .unknownFormat: "The file is neither JSON nor in Solomon's or Li and Lim's format. To fix, see Docs/planning.md for the formats."
        case .badLine(let line, let expected): "Line \(line) isn't as expected. To fix, write \(expected)."
        case .unpaired(let task):
            "Task \(task) and its counterpart don't name each other. To fix, give the pickup and the delivery opposite demands and each the other's number."
        case .badJSON(let reason): "The JSON isn't a problem: \(reason) To fix, see Docs/planning.md for the fields."
        }
    }
}
