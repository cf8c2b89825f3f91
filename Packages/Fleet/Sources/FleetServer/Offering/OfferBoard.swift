import Core
import FleetAPI
import Foundation
import Persistence

/// Offers jobs to drivers in rounds, and withdraws them. A round is one row of a job, however many drivers see it.
struct OfferBoard: Sendable {
    /// A job that waits for a driver.
    struct Waiting: Sendable {
        let job: Int
        let order: Int
        /// The place of its first stop.
        let place: Coordinate
        /// The number of its next round.
        var round = 1
    }

    let settings: FleetSettings
    let publisher: FleetPublisher
    /// The pace of automatic matching; nil where jobs are offered to everybody near at once.
    let pace: MatchPace?
    private let rounds = RoundRepository()

    init(settings: FleetSettings, publisher: FleetPublisher, pace: MatchPace? = nil) {
        self.settings = settings
        self.publisher = publisher
        self.pace = pace
    }

    /// Opens the first rounds of new jobs.
    func open(_ jobs: [Waiting], at now: Date, in transaction: Transaction) throws {
        guard !jobs.isEmpty else { return }
        if let pace {
            let held = jobs.map { job in
                NewRound(
                    job: job.job, round: job.round, place: job.place, drivers: [], reasons: [MatchReason(.beingMatched)],
                    heldUntil: now.addingTimeInterval(pace.patience / .seconds(1)))
            }
            return try self.rounds.insert(held, from: now, until: now, in: transaction)
        }
        let rounds = try rounds(for: jobs, in: transaction)
        try self.rounds.insert(rounds, from: now, until: end(from: now), in: transaction)
        try publish(rounds, of: jobs, in: transaction)
    }

    /// Offers a job to one driver, before others see it. Those who saw it until now are told that it is gone.
    func direct(_ job: Waiting, to driver: Int, _ reasons: [MatchReason], former: RoundRecord, at now: Date, in transaction: Transaction) throws {
        let round = NewRound(
            job: job.job, round: job.round, place: job.place, drivers: [driver], reasons: reasons + [MatchReason(.offeredFirst)], directedTo: driver)
        try rounds.replace(round, from: now, until: end(from: now), in: transaction)
        let others = former.drivers.filter { $0 != driver }
        if !others.isEmpty { try publisher.withdrawn(JobRepository().get(job.job, in: transaction), from: others, in: transaction) }
        try publish([round], of: [job], in: transaction)
    }

    /// Lets a job wait until a time, unseen.
    func hold(_ job: Waiting, until end: Date, _ reasons: [MatchReason], former: RoundRecord, at now: Date, in transaction: Transaction) throws {
        let round = NewRound(job: job.job, round: job.round, place: job.place, drivers: [], reasons: reasons, heldUntil: end)
        try rounds.replace(round, from: now, until: end, in: transaction)
        if !former.drivers.isEmpty { try publisher.withdrawn(JobRepository().get(job.job, in: transaction), from: former.drivers, in: transaction) }
    }

    /// Opens the next rounds of jobs that nobody took.
    ///
    /// - Parameter reasons: the reasons for which no driver was chosen, which are kept with those of the rounds.
    func reopen(_ jobs: [Waiting], because reasons: [MatchReason] = [], at now: Date, in transaction: Transaction) throws {
        var rounds = try rounds(for: jobs, in: transaction)
        for index in rounds.indices { rounds[index].reasons = reasons + rounds[index].reasons.filter { !reasons.contains($0) } }
        for round in rounds { try self.rounds.replace(round, from: now, until: end(from: now), in: transaction) }
        try publish(rounds, of: jobs, in: transaction)
    }

    /// Closes the round of a job that a driver got, or that no longer needs one, and tells the others who saw it.
    ///
    /// - Parameter decision: the driver who got the job, and why; nil where nobody did.
    /// - Returns: the number of the round; nil where none was open.
    @discardableResult
    func close(_ job: Int, _ decision: MatchDecision?, at now: Date, in transaction: Transaction) throws -> Int? {
        guard let round = try rounds.find(job, in: transaction), round.closedAt == nil else { return nil }
        try rounds.close(job, decision, at: now, in: transaction)
        let newcomers = try audience.newcomers(since: round.openedAt, in: transaction)
        let others = round.drivers + newcomers.filter { !round.drivers.contains($0) }
        let losers = others.filter { $0 != decision?.driver }
        if !losers.isEmpty { try publisher.withdrawn(JobRepository().get(job, in: transaction), from: losers, in: transaction) }
        return round.round
    }

    private var audience: OfferAudience { OfferAudience(size: settings.driversPerOffer) }

    private func end(from now: Date) -> Date { now.addingTimeInterval(settings.offerLifetime / .seconds(1)) }

    private func rounds(for jobs: [Waiting], in transaction: Transaction) throws -> [NewRound] {
        var presence: FleetPresence?
        return try jobs.map { job in
            let drivers = try audience.nearest(to: job.place, of: job.job, in: transaction)
            guard drivers.isEmpty else {
                return NewRound(
                    job: job.job, round: job.round, place: job.place, drivers: drivers, reasons: [MatchReason(.awaitsResponse, value: drivers.count)])
            }
            let known = try presence ?? FleetPresence.read(in: transaction)
            presence = known
            return NewRound(job: job.job, round: job.round, place: job.place, drivers: [], reasons: [known.reason], isWaiting: known.free == 0)
        }
    }

    private func publish(_ rounds: [NewRound], of jobs: [Waiting], in transaction: Transaction) throws {
        for (round, job) in zip(rounds, jobs) where !round.drivers.isEmpty {
            try publisher.offered(JobOffered(job: job.job, order: job.order, drivers: round.drivers), in: transaction)
        }
    }
}
