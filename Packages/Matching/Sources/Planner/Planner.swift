/// Plans the routes of vehicles that pick up and deliver: fewest requests left over, then fewest vehicles, then the shortest way.
///
/// ```swift
/// let plan = try await Planner.plan(problem, budget: Budget(time: .seconds(5)))
/// ```
public enum Planner {
    /// Returns the best plan found within a budget.
    ///
    /// It runs on threads of its own and never on the caller's executor. It may be canceled at any time: then, as at the deadline, it returns the best plan so far.
    /// - Parameters:
    ///   - progress: called on a thread of the search a few times a second.
    /// - Throws: ``ProblemError`` for a problem that can't be planned.
    public static func plan(
        _ problem: Problem, budget: Budget, progress: (@Sendable (PlanProgress) -> Void)? = nil
    ) async throws(ProblemError) -> Plan {
        let stop = StopSignal(time: budget.time ?? (budget.iterations == nil ? .seconds(1) : nil))
        let islands = Islands(problem: problem, budget: budget, stop: stop, report: progress)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Islands.detach { continuation.resume(returning: islands.run()) }
            }
        } onCancel: {
            stop.cancel()
        }
        return try result.get()
    }
}
