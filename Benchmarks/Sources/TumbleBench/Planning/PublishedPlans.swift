import Foundation
import PlanFiles
import Planner

/// Plans of Li and Lim's published problems of 100 tasks, one core each, against the best known ones.
struct PublishedPlans: Measure {
    /// The figures of a run over all problems.
    enum Quantity: String {
        /// The vehicles of all plans.
        case vehicles
        /// The distance beyond the best known one, in percent, where the vehicles are as many.
        case gap
    }

    let quantity: Quantity
    let milliseconds: Int
    let bar: Bar

    var name: String { "planner.\(quantity.rawValue)-\(milliseconds)" }

    /// The known problems lie beside the repository.
    private static let folder = URL(filePath: "../shared/data/pdptw")

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let known = try Self.known()
        var figures: [Double] = []
        for seed in 1...3 as ClosedRange<UInt64> {
            var (vehicles, distance, best) = (0, 0.0, 0.0)
            for entry in known {
                let problem = try ProblemFile.read(Data(contentsOf: Self.folder.appending(path: "\(entry.name).txt")))
                let plan = try await Planner.plan(problem, budget: Budget(time: .milliseconds(milliseconds), seed: seed))
                guard plan.unassigned.isEmpty else { throw MeasureError.wrongResult("\(entry.name) isn't served whole") }
                vehicles += plan.vehicles
                if plan.vehicles == entry.vehicles {
                    distance += plan.distance
                    best += entry.distance
                }
            }
            figures.append(quantity == .vehicles ? Double(vehicles) : max(0, 100 * (distance / max(best, 1) - 1)))
        }
        return Figure(medianOf: figures)
    }

    /// The best known plans: name, vehicles and distance.
    private static func known() throws -> [(name: String, vehicles: Int, distance: Double)] {
        guard let table = try? String(contentsOf: folder.appending(path: "best-known.csv"), encoding: .utf8) else {
            throw MeasureError.missing("the published problems in \(folder.path)")
        }
        return try table.split(whereSeparator: \.isNewline).dropFirst().map { line in
            let fields = line.split(separator: ",").map(String.init)
            guard fields.count == 3, let vehicles = Int(fields[1]), let distance = Double(fields[2]) else {
                throw MeasureError.wrongResult("the table of best known plans has the line \(line)")
            }
            return (fields[0], vehicles, distance)
        }
    }
}
