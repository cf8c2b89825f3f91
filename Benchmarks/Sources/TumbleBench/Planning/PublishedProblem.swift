import Foundation

/// One of Li and Lim's published problems of 100 tasks, with the best plan that is known.
struct PublishedProblem {
    let name: String
    let vehicles: Int
    let distance: Double
    let file: URL

    /// Returns all that lie beside the repository.
    static func all() throws -> [PublishedProblem] {
        let folder = URL(filePath: "../shared/data/pdptw")
        guard let table = try? String(contentsOf: folder.appending(path: "best-known.csv"), encoding: .utf8) else {
            throw MeasureError.skipped("the published problems aren't in ../shared/data/pdptw")
        }
        return try table.split(whereSeparator: \.isNewline).dropFirst().map { line in
            let fields = line.split(separator: ",").map(String.init)
            guard fields.count == 3, let vehicles = Int(fields[1]), let distance = Double(fields[2]) else {
                throw MeasureError.wrongResult("the table of best known plans has the line \(line)")
            }
            return PublishedProblem(name: fields[0], vehicles: vehicles, distance: distance, file: folder.appending(path: "\(fields[0]).txt"))
        }
    }
}
