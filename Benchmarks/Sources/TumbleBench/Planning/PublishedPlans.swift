/// A solver's plans of Li and Lim's published problems of 100 tasks, one core each, against the best known ones.
struct PublishedPlans: Measure {
    /// The figures of a run over all problems.
    enum Quantity: String {
        /// The vehicles of all plans.
        case vehicles
        /// The percentage by which the distance exceeds the best known one, where the vehicles are as many.
        case distance
    }

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
        guard best > 0 else { throw MeasureError.wrongResult("no plan of \(solver) has as few vehicles as the best known one") }
        return (distance / best - 1) * 100
    }
}
