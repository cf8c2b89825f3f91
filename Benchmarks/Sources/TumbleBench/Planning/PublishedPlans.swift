/// A solver's plans of Li and Lim's published problems of 100 tasks, one core each, against the best known ones.
struct PublishedPlans: Measure {
    /// The figures of a run over all problems.
    enum Quantity: String {
        /// The vehicles of all plans.
        case vehicles
        /// The percentage by which the distance exceeds the best known one, where the vehicles are as many.
        case distance
        /// The solutions that VROOM finishes a second: at its highest level of exploration it makes 32, each by a construction and a local search.
        case solutions
    }

    private static let vroomSolutions = 32.0

    let solver: PublishedRuns.Solver
    let quantity: Quantity
    let budget: PublishedRuns.TimeBudget
    let bar: Bar

    var name: String { "planner.\(solver == .planner ? "" : "\(solver.rawValue)-")\(quantity.rawValue)-\(budget.rawValue)" }

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let known = try PublishedProblem.all()
        var figures: [Double] = []
        // Three runs of five seconds a problem would take seven minutes.
        for seed in 1...(budget == .halfSecond ? 3 : 1) as ClosedRange<UInt64> {
            let outcomes = try await PublishedRuns.shared.outcomes(of: solver, budget, seed: seed, settings)
            figures.append(try figure(of: outcomes, known))
        }
        return Figure(medianOf: figures)
    }

    private func figure(of outcomes: [PublishedRuns.Outcome], _ known: [PublishedProblem]) throws -> Double {
        var (vehicles, distance, best) = (0, 0.0, 0.0)
        for (outcome, entry) in zip(outcomes, known) {
            // A counterpart that leaves requests over counts as a plan with each of the file's 25 vehicles.
            vehicles += outcome.vehicles ?? 25
            if outcome.vehicles == entry.vehicles, let length = outcome.distance {
                distance += length
                best += entry.distance
            }
        }
        if quantity == .vehicles { return Double(vehicles) }
        if quantity == .solutions {
            // One that runs out of time doesn't finish all of them.
            let times = outcomes.compactMap(\.seconds).filter { $0 < budget.seconds }
            guard !times.isEmpty else { throw MeasureError.wrongResult("\(solver) ran out of time for every problem") }
            return Double(times.count) * Self.vroomSolutions / times.reduce(0, +)
        }
        guard best > 0 else { throw MeasureError.wrongResult("no plan of \(solver) has as few vehicles as the best known one") }
        return (distance / best - 1) * 100
    }
}
