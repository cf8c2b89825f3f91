import ArgumentParser
import Foundation
import PlanFiles
import Planner

/// `plan`: plans the routes of a problem in a file, without a server.
struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Plan the routes of vehicles that pick up and deliver.",
        discussion: """
            Reads JSON, Li and Lim's or Solomon's format (Docs/planning.md). Writes the plan as JSON to standard output, and its summary and the progress to \
            standard error. With --iterations alone, the plan depends on nothing but the file, the seed and the islands.
            """)

    @Argument(help: "The file of the problem.")
    var file: String

    @Option(help: "The time for the search. Default: 5, or as long as the iterations take.")
    var seconds: Double?

    @Option(help: "The seed of everything random.")
    var seed: UInt64 = 1

    @Option(help: "The rounds of the search.")
    var iterations: Int?

    @Option(help: "The searches that run side by side, a core for each.")
    var islands = 1

    @Option(help: "A file for the plan instead of standard output.")
    var output: String?

    @Option(help: "A file for a picture of the routes.")
    var svg: String?

    func validate() throws {
        if let seconds, !(seconds > 0 && seconds <= 86_400) { throw ValidationError("--seconds is out of range. To fix, give more than 0 and at most 86400.") }
        if let iterations, iterations < 0 { throw ValidationError("--iterations is negative. To fix, give 0 or more.") }
        guard (1...64).contains(islands) else { throw ValidationError("--islands is out of range. To fix, give 1 to 64.") }
    }

    func run() async throws {
        let problem: Problem
        do {
            problem = try ProblemFile.read(try read())
        } catch let error as PlanFileError {
            throw ClientFailure(.refused, error.description)
        }
        let plan: Plan
        do {
            plan = try await Planner.plan(problem, budget: budget) { Tumble.write(Self.line($0), to: .standardError) }
        } catch {
            throw ClientFailure(.refused, error.description)
        }
        for line in Self.summary(plan, of: problem) { Tumble.write(line, to: .standardError) }
        let json = try PlanJSON.write(plan)
        if let output { try write(json, to: output) } else { try FileHandle.standardOutput.write(contentsOf: json + Data("\n".utf8)) }
        guard let svg else { return }
        guard let picture = PlanSVG.draw(plan, of: problem) else {
            throw ClientFailure(.refused, "The places have no coordinates to draw. To fix, give points instead of distances, or leave out --svg.")
        }
        try write(Data(picture.utf8), to: svg)
    }

    private var budget: Budget {
        let time = seconds ?? (iterations == nil ? 5 : nil)
        return Budget(time: time.map { .seconds($0) }, iterations: iterations, seed: seed, islands: islands)
    }

    private func read() throws -> Data {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ClientFailure(.refused, "There is no readable file \(file). To fix, give the path of a problem.")
        }
        return data
    }

    private func write(_ data: Data, to path: String) throws {
        do { try data.write(to: URL(filePath: path), options: .atomic) } catch {
            throw ClientFailure(.refused, "The file \(path) can't be written. To fix, check its folder and its permissions.")
        }
    }

    /// One line of progress.
    static func line(_ progress: PlanProgress) -> String {
        let served = progress.unassigned == 0 ? "" : ", \(progress.unassigned) unassigned"
        return "\(progress.iterations) iterations: \(progress.vehicles) vehicles, distance \(hundredths(progress.distance))\(served)"
    }

    /// The lines about a plan.
    static func summary(_ plan: Plan, of problem: Problem) -> [String] {
        let head = "\(plan.vehicles) of \(problem.vehicles.count) vehicles, distance \(hundredths(plan.distance)), \(plan.iterations) iterations"
        return [head] + plan.unassigned.map { "Unassigned: \($0.request) (\($0.obstacle.rawValue))" }
    }

    private static func hundredths(_ value: Double) -> String { String(format: "%.2f", value) }
}
