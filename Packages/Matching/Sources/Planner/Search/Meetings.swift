import Foundation

/// The exchange of the best routes between searches on several threads, which wait for each other: always at the same parts of their budgets, so that the outcome
/// doesn't depend on which thread is faster.
final class Meetings {
    /// Meetings divide a budget into this many parts.
    static let count = 12

    private let condition = NSCondition()
    private var members: Int
    private var waiting = 0
    private var round = 0
    private var offered: Snapshot?
    private var agreed: Snapshot?

    init(members: Int) { self.members = members }

    /// Offers the best routes and waits for the others. Returns the best of all if they serve more or need fewer vehicles, or if they are only shorter and
    /// the search is one that gives up its own for that.
    func meet(_ best: Snapshot, for givesUp: Bool) -> Snapshot? {
        condition.lock()
        defer { condition.unlock() }
        if let other = offered {
            if best.score < other.score { offered = best }
        } else {
            offered = best
        }
        waiting += 1
        let mine = round
        closeIfComplete()
        while round == mine { condition.wait() }
        guard let agreed, agreed.score < best.score else { return nil }
        let isStructural =
            (agreed.score.absentPromised, agreed.score.absent, agreed.score.vehicles) < (best.score.absentPromised, best.score.absent, best.score.vehicles)
        return isStructural || givesUp ? agreed : nil
    }

    /// Ends the part of a search whose budget is over, for which nobody waits any longer.
    func leave() {
        condition.lock()
        defer { condition.unlock() }
        members -= 1
        closeIfComplete()
    }

    private func closeIfComplete() {
        guard waiting > 0, waiting >= members else { return }
        (agreed, offered, waiting) = (offered, nil, 0)
        round += 1
        condition.broadcast()
    }
}

// `members`, `waiting`, `round`, `offered` and `agreed` are read and written only between `condition.lock()` and `unlock()`, or in `closeIfComplete`, which
// only those call; the snapshots in them are values.
extension Meetings: @unchecked Sendable {}
