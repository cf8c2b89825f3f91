import Core
import FleetAPI
import Foundation
import Persistence

/// Matches waiting jobs with drivers by itself, round after round, and acts on it.
///
/// A free driver is offered the job before others see it, and may decline. A job that fits in a trip joins it at once; its driver may give it back. What can't be
/// matched is offered to everybody near, as without rounds. A dispatcher's assignment wins, whenever it comes.
struct MatchRounds: Sendable {
    /// The number of jobs that one transaction writes, so that other writers don't wait long.
    static let batch = 25

    let matcher: any Matcher
    let acceptance: JobAcceptance
    let cards: CardProjection
    private let repository: MatchRepository
    private let rounds = RoundRepository()
    private let jobs = JobRepository()

    init(matcher: any Matcher, acceptance: JobAcceptance, cards: CardProjection) {
        (self.matcher, self.acceptance, self.cards) = (matcher, acceptance, cards)
        repository = MatchRepository(settings: acceptance.board.settings)
    }

    /// Makes one round.
    func run(at now: Date, _ database: any Database) async throws {
        let waiting = try await database.read { [repository] transaction in try repository.waiting(at: now, in: transaction) }
        guard !waiting.isEmpty else { return }
        let (drivers, settings) = try await database.read { [repository] transaction in
            (try repository.online(at: now, in: transaction), try repository.measuredSettings(in: transaction))
        }
        let work = MatchWork(now: now, jobs: waiting, drivers: drivers, settings: settings, mayWait: true)
        let matches = await matcher.match(work)
        try Task.checkCancellation()
        for match in matches where match.joinsTrip { try await join(match, work, at: now, database) }
        var rest = matches.filter { !$0.joinsTrip }[...]
        while !rest.isEmpty {
            let some = Array(rest.prefix(Self.batch))
            rest = rest.dropFirst(Self.batch)
            // Most rounds change nothing about most jobs.
            let changes = try await database.read { transaction in try self.changes(some, at: now, in: transaction) }
            guard !changes.isEmpty else { continue }
            try await database.write { transaction in
                for change in try self.changes(some, at: now, in: transaction) { try carryOut(change, at: now, in: transaction) }
                try cards.update(Set(changes.map { $0.job.order }), at: now, in: transaction)
            }
        }
    }

    /// Puts a job into the trip of a driver who is under way, unless that has changed meanwhile.
    private func join(_ match: Match, _ work: MatchWork, at now: Date, _ database: any Database) async throws {
        guard let driver = match.driver, let job = work.jobs.first(where: { $0.id == match.job }) else { return }
        let assignment = JobAcceptance.Assignment(
            order: job.order, driver: driver, dispatcher: nil, reasons: match.reasons, movesOrder: false, route: match.route)
        do {
            try await database.write { transaction in _ = try acceptance.assign(assignment, at: now, in: transaction) }
        } catch let error as APIError where error.status == 409 || error.status == 404 {
            // Another driver, a dispatcher or the customer was faster. The next round sees it.
        }
    }

    /// A change of a job's round of offers.
    private struct Change {
        enum Act {
            case direct(to: Int)
            case hold(until: Date)
            case offer
            case explain
        }

        let job: OfferBoard.Waiting
        let former: RoundRecord
        let act: Act
        let reasons: [MatchReason]
    }

    /// Returns what some matches change about the jobs that still wait.
    private func changes(_ matches: [Match], at now: Date, in transaction: Transaction) throws -> [Change] {
        let records = try jobs.all(matches.map(\.job), in: transaction).filter { $0.status == .offered }
        let orders = Dictionary(records.map { ($0.id, $0.orderID) }) { first, _ in first }
        let open = try rounds.open(records.map(\.id), in: transaction)
        return matches.compactMap { match in
            guard let order = orders[match.job], let former = open[match.job], let act = act(match, former, at: now) else { return nil }
            let job = OfferBoard.Waiting(job: match.job, order: order, place: former.place, round: former.round + 1)
            return Change(job: job, former: former, act: act, reasons: match.reasons)
        }
    }

    /// Returns what a match does to a job's round; nil where the round stays as it is.
    private func act(_ match: Match, _ former: RoundRecord, at now: Date) -> Change.Act? {
        // One that is over is first counted for the driver who let it expire.
        if let directed = former.directedTo, directed == match.driver || former.expiresAt <= now { return nil }
        if let driver = match.driver, match.waitsUntil == nil { return .direct(to: driver) }
        if let until = match.waitsUntil {
            guard until > now else { return former.isHeld ? .offer : nil }
            return former.isHeld && former.expiresAt == until && former.reasons == match.reasons ? nil : .hold(until: until)
        }
        // What the round didn't get to waits for the next one.
        if match.reasons == [MatchReason(.beingMatched)] { return nil }
        if former.isHeld { return .offer }
        return former.reasons.starts(with: match.reasons) ? nil : .explain
    }

    private func carryOut(_ change: Change, at now: Date, in transaction: Transaction) throws {
        let (board, former) = (acceptance.board, change.former)
        switch change.act {
        case .direct(let driver): try board.direct(change.job, to: driver, change.reasons, former: former, at: now, in: transaction)
        case .hold(let until): try board.hold(change.job, until: until, change.reasons, former: former, at: now, in: transaction)
        case .offer: try board.reopen([change.job], because: change.reasons, at: now, in: transaction)
        case .explain:
            let rest = former.reasons.filter { $0.code == .awaitsResponse }
            try rounds.explain(change.job.job, change.reasons + rest, in: transaction)
        }
    }
}
