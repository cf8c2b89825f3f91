import Foundation
import Synchronization

/// Runs searches, each on a thread of its own, and takes the best of their routes.
struct Islands: Sendable {
    /// Bytes. Searches don't recurse, but the placing of breaks does, once for each.
    private static let stackSize = 4 << 20

    let problem: Problem
    let budget: Budget
    let stop: StopSignal
    let report: (@Sendable (PlanProgress) -> Void)?

    /// Runs the searches and waits for them; to be called on a thread that may wait.
    func run() -> Result<Plan, ProblemError> {
        let instance: Instance
        do { instance = try Instance(problem) } catch { return .failure(error) }
        if budget.islands == 1 { return Self.plan(instance, [search(instance, 0, nil)]) }
        let meetings = Meetings(members: budget.islands)
        let outcomes = Mutex<[Int: Result<Outcome, ProblemError>]>([:])
        let group = DispatchGroup()
        for island in 0..<budget.islands {
            group.enter()
            Self.detach {
                let outcome = search(instance, island, meetings)
                outcomes.withLock { $0[island] = outcome }
                group.leave()
            }
        }
        group.wait()
        return Self.plan(instance, outcomes.withLock { outcomes in (0..<budget.islands).compactMap { outcomes[$0] } })
    }

    /// Runs work on a thread of its own.
    static func detach(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = stackSize
        thread.name = "planner"
        thread.start()
    }

    private struct Outcome: Sendable {
        var best: Snapshot
        var iterations: Int
        var evaluations: Int
    }

    private func search(_ instance: Instance, _ island: Int, _ meetings: Meetings?) -> Result<Outcome, ProblemError> {
        defer { meetings?.leave() }
        let search: Search
        do { search = try Search(instance, seed: budget.seed &+ UInt64(island) &* 0x5851_F42D_4C95_7F2D, stop: stop) } catch { return .failure(error) }
        search.meetings = meetings
        if island == 0 { search.report = report }
        search.construct()
        search.run(Pace(stop: stop, iterations: budget.iterations))
        return .success(Outcome(best: search.best, iterations: search.iterations, evaluations: search.insertions.evaluations))
    }

    private static func plan(_ instance: Instance, _ outcomes: [Result<Outcome, ProblemError>]) -> Result<Plan, ProblemError> {
        do throws(ProblemError) {
            var (best, iterations, evaluations): (Snapshot?, Int, Int) = (nil, 0, 0)
            for outcome in outcomes {
                let outcome = try outcome.get()
                iterations += outcome.iterations
                evaluations += outcome.evaluations
                if outcome.best.score < best?.score ?? .worst || best == nil { best = outcome.best }
            }
            let reader = try PlanReader(instance, best ?? Snapshot(instance))
            return .success(reader.plan(iterations: iterations, evaluations: evaluations))
        } catch {
            return .failure(error)
        }
    }
}
