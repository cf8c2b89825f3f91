public import Core

/// Figures as a file of comma-separated values.
public struct ImpactTable: Codable, Sampled, Hashable {
    /// The file's name.
    public let filename: String
    /// The table, with a line of the columns' names.
    public let csv: String

    /// Creates a table.
    public init(filename: String, csv: String) {
        self.filename = filename
        self.csv = csv
    }

    /// A table of one order, for tests and previews.
    public static let sample = ImpactTable(filename: "impact.csv", csv: "order,kilograms\r\n12,10.000\r\n")
}
