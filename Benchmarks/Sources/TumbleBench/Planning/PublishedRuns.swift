import Foundation
import PlanFiles
import Planner

/// The outcomes of solvers for the published problems, each on one core, one problem after the other. An outcome that several measures read is planned once.
actor PublishedRuns {
    static let shared = PublishedRuns()

    /// A solver.
    enum Solver: String {
        case planner, vroom, pyvrp
    }

    /// The time that a solver has for each problem.
    enum TimeBudget: String {
        case halfSecond = "half-second"
        case fiveSeconds = "five-seconds"

        var seconds: Double { self == .halfSecond ? 0.5 : 5 }
    }

    /// The figures of a plan that serves every request, as counterparts print them; no figures if a counterpart leaves requests over.
    struct Outcome: Decodable {
        let name: String
        let vehicles: Int?
        let distance: Double?
        /// The time that a counterpart took; nil of the planner, which takes all that it is given.
        var seconds: Double?
    }

    private var kept: [String: [Outcome]] = [:]

    func outcomes(of solver: Solver, _ budget: TimeBudget, seed: UInt64, _ settings: MeasureSettings) async throws -> [Outcome] {
        let key = "\(solver) \(budget) \(seed)"
        if let known = kept[key] { return known }
        let problems = try PublishedProblem.all()
        let outcomes =
            switch solver {
            case .planner: try await plan(problems, budget, seed)
            case .vroom, .pyvrp: try runCounterpart(solver, problems, budget, settings)
            }
        guard outcomes.map(\.name) == problems.map(\.name) else { throw MeasureError.wrongResult("\(solver) didn't plan every problem") }
        kept[key] = outcomes
        return outcomes
    }

    private func plan(_ problems: [PublishedProblem], _ budget: TimeBudget, _ seed: UInt64) async throws -> [Outcome] {
        var outcomes: [Outcome] = []
        for entry in problems {
            let problem = try ProblemFile.read(Data(contentsOf: entry.file))
            let plan = try await Planner.plan(problem, budget: Budget(time: .seconds(budget.seconds), seed: seed))
            guard plan.unassigned.isEmpty else { throw MeasureError.wrongResult("\(entry.name) isn't served whole") }
            outcomes.append(Outcome(name: entry.name, vehicles: plan.vehicles, distance: plan.distance))
        }
        return outcomes
    }

    /// `timeout` ends a counterpart that doesn't keep to its budget, and `taskset` keeps it on one core.
    private func runCounterpart(
        _ solver: Solver, _ problems: [PublishedProblem], _ budget: TimeBudget, _ settings: MeasureSettings
    ) throws -> [Outcome] {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        let limit = String(Int(budget.seconds * Double(problems.count)) + 30)
        process.arguments =
            ["timeout", limit, "taskset", "-c", "0", settings.python.path, settings.planning.appending(path: "counterparts.py").path]
            + [solver.rawValue, String(budget.seconds)] + problems.map(\.file.path)
        process.standardOutput = output
        try process.runWithSignals()
        let lines = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw MeasureError.wrongResult("\(solver) failed or took longer than \(limit) s") }
        return try lines.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Outcome.self, from: $0) }
    }
}
