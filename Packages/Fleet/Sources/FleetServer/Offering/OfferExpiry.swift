import Core
import FleetAPI
import Foundation
import Persistence

/// Ends the rounds that nobody accepted in time, opens the next ones, and puts drivers offline who let too many offers expire.
struct OfferExpiry: Sendable {
    /// The number of rounds that one transaction ends, so that other writers don't wait long.
    static let batch = 25

    let settings: FleetSettings
    let board: OfferBoard
    let cards: CardProjection
    let publisher: FleetPublisher
    private let drivers = DriverRepository()
    private let rounds = RoundRepository()
    private let answers = AnswerRepository()
    private let jobs = JobRepository()

    init(settings: FleetSettings, board: OfferBoard, cards: CardProjection, publisher: FleetPublisher) {
        self.settings = settings
        self.board = board
        self.cards = cards
        self.publisher = publisher
    }

    /// Ends what is due, and begins what waited for a free driver. Called every second, and most of the time two short reads.
    func run(at now: Date, _ database: any Database) async throws {
        try await batches(database) {
            try rounds.due(at: now, limit: Self.batch, in: $0)
        } handle: {
            try end($0, at: now, in: $1)
        }
        try await batches(database) { transaction in
            try FleetPresence.isAnybodyFree(in: transaction) ? rounds.waiting(limit: Self.batch, in: transaction) : []
        } handle: {
            try begin($0, at: now, in: $1)
        }
    }

    /// Opens the first rounds of jobs that a node of a version without rounds has opened.
    func adopt(at now: Date, _ database: any Database) async throws {
        try await batches(database) { transaction in
            try jobs.withoutRound(limit: Self.batch, in: transaction).map(\.job)
        } handle: { _, transaction in
            let waiting = try jobs.withoutRound(limit: Self.batch, in: transaction)
            try board.open(waiting, at: now, in: transaction)
            try cards.update(Set(waiting.map(\.order)), at: now, in: transaction)
            return waiting.count
        }
    }

    /// Handles jobs in transactions of their own, until there are none or none of them changes.
    private func batches(
        _ database: any Database, find: @escaping @Sendable (Transaction) throws -> [Int], handle: @escaping @Sendable ([Int], Transaction) throws -> Int
    ) async throws {
        while !Task.isCancelled {
            let found = try await database.read(find)
            guard !found.isEmpty, try await database.write({ try handle(found, $0) }) > 0, found.count == Self.batch else { return }
        }
    }

    /// Ends rounds: counts who let them expire, and opens the next ones.
    private func end(_ jobs: [Int], at now: Date, in transaction: Transaction) throws -> Int {
        let ended = try rounds.open(jobs, endingBy: now, in: transaction)
        try countUnanswered(ended, at: now, in: transaction)
        return try reopen(ended, at: now, in: transaction)
    }

    /// Begins rounds that waited for a free driver.
    private func begin(_ jobs: [Int], at now: Date, in transaction: Transaction) throws -> Int {
        guard try FleetPresence.isAnybodyFree(in: transaction) else { return 0 }
        let waiting = try rounds.open(jobs, endingBy: RoundRepository.waiting, in: transaction).filter { $0.expiresAt == RoundRepository.waiting }
        return try reopen(waiting, at: now, in: transaction)
    }

    private func reopen(_ rounds: [RoundRecord], at now: Date, in transaction: Transaction) throws -> Int {
        let offered = try jobs.all(rounds.map(\.jobID), in: transaction).filter { $0.status == .offered }
        let orders = Dictionary(offered.map { ($0.id, $0.orderID) }) { first, _ in first }
        let next = rounds.compactMap { round in
            orders[round.jobID].map { OfferBoard.Waiting(job: round.jobID, order: $0, place: round.place, round: round.round + 1) }
        }
        // A node of a version without rounds gave the job to somebody.
        for round in rounds where orders[round.jobID] == nil { try self.rounds.close(round.jobID, nil, at: now, in: transaction) }
        // What one driver didn't take, or waited for a free one, is matched. What couldn't be matched in time is offered to everybody near.
        let again = rounds.filter { board.pace != nil && ($0.directedTo != nil || $0.expiresAt == RoundRepository.waiting) }
        let held = Dictionary(again.map { ($0.jobID, $0) }) { first, _ in first }
        for job in next {
            guard let pace = board.pace, let former = held[job.job] else { continue }
            let end = now.addingTimeInterval(pace.patience / .seconds(1))
            try board.hold(job, until: end, [MatchReason(.beingMatched)], former: former, at: now, in: transaction)
        }
        try board.reopen(next.filter { held[$0.job] == nil }, at: now, in: transaction)
        // Rounds without drivers have no event; the board shows why.
        try cards.update(Set(next.map(\.order)), at: now, in: transaction)
        return rounds.count
    }

    /// Counts the drivers who let rounds expire: those who were told, and were there the whole time without a response to any offer. Who looks away
    /// while several offers expire has looked away once.
    private func countUnanswered(_ ended: [RoundRecord], at now: Date, in transaction: Transaction) throws {
        var idle = try drivers.idle(Set(ended.flatMap(\.drivers)), in: transaction)
        var unanswered: [NewAnswer] = []
        for round in ended {
            for driver in round.drivers {
                guard let since = idle[driver], since <= round.openedAt else { continue }
                idle[driver] = now
                unanswered.append(NewAnswer(job: round.jobID, driver: driver, round: round.round, answer: .unanswered))
            }
        }
        guard !unanswered.isEmpty else { return }
        try answers.insert(unanswered, at: now, in: transaction)
        for driver in try drivers.addUnanswered(unanswered.map(\.driver), at: now, limit: settings.unansweredLimit, in: transaction) {
            try drivers.setOnline(driver, false, reason: .unanswered, at: now, in: transaction)
            try publisher.driverChanged(driver, online: false, reason: .unanswered, in: transaction)
        }
    }
}
