import Core
import FleetAPI
import Foundation
import Persistence

/// A row of `fleet_round`: how a job finds its driver. While it is open it holds the newest round of offers, then who got the job and why.
struct RoundRecord: Codable, RowDecodable, Sendable {
    let jobID: Int
    /// The number of the round, from 1.
    let round: Int
    let latitude: Double
    let longitude: Double
    let openedAt: Date
    let expiresAt: Date
    /// The ids of the drivers who were told of the round.
    let drivers: [Int]
    let reasons: [MatchReason]
    let closedAt: Date?
    /// The id of the driver who alone sees the round; nil where all do.
    let directedTo: Int?
    /// True while the job waits to be matched, and nobody sees it.
    let isHeld: Bool

    /// The place of the job's first stop.
    var place: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}

/// A round that is to be opened.
struct NewRound: Sendable {
    let job: Int
    var round = 1
    let place: Coordinate
    let drivers: [Int]
    var reasons: [MatchReason]
    /// True where no driver is free, so that the round waits for one.
    var isWaiting = false
    /// The driver who alone sees the round; nil for all.
    var directedTo: Int?
    /// The time until which nobody sees the round, since its job waits to be matched; nil for rounds that are offered.
    var heldUntil: Date?
}

/// The choice of the driver who gets a job.
struct MatchDecision: Sendable, Equatable {
    let driver: Int
    /// The id of the dispatcher who chose the driver; nil where nobody did.
    var dispatcher: Int?
    var reasons: [MatchReason] = []
}

/// Reads and writes rounds of offers.
struct RoundRepository: Sendable {
    /// The time at which a round ends that waits for a free driver: not before one is there.
    static let waiting = Date(timeIntervalSince1970: 253_402_300_799)

    func find(_ job: Int, in transaction: Transaction) throws -> RoundRecord? {
        try transaction.first(RoundRecord.self, "SELECT * FROM fleet_round WHERE job_id = \(job)")
    }

    /// Returns the rounds that a driver can still accept: those near a place first, or the oldest where it isn't known.
    func open(to driver: Int, near place: Coordinate?, limit: Int, at now: Date, in transaction: Transaction) throws -> [RoundRecord] {
        let nearest: SQL = place.map { "\(sql: Self.nearness(to: $0)), " } ?? ""
        return try transaction.all(
            RoundRecord.self,
            """
            SELECT place.* FROM fleet_round AS place JOIN fleet_job AS job ON job.id = place.job_id AND job.status = \(JobStatus.offered)
            WHERE place.closed_at IS NULL AND place.expires_at > \(now) AND place.is_held = \(false)
            AND (place.directed_to IS NULL OR place.directed_to = \(driver)) AND NOT EXISTS (
                SELECT 1 FROM fleet_answer
                WHERE fleet_answer.job_id = place.job_id AND fleet_answer.driver_id = \(driver) AND fleet_answer.answer = \(OfferAnswer.declined))
            ORDER BY \(sql: nearest)place.job_id LIMIT \(limit)
            """)
    }

    /// Returns a number that grows with the distance of a row named `place` from a coordinate. It is exact enough within a city.
    static func nearness(to other: Coordinate) -> SQL {
        let narrowing = cos(other.latitude * .pi / 180)
        return """
            (place.latitude - \(other.latitude)) * (place.latitude - \(other.latitude)) \
            + (place.longitude - \(other.longitude)) * (place.longitude - \(other.longitude)) * \(narrowing * narrowing)
            """
    }

    /// Returns the jobs of rounds that ended by a time, the earliest first.
    func due(at now: Date, limit: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self, "SELECT job_id FROM fleet_round WHERE closed_at IS NULL AND expires_at <= \(now) ORDER BY expires_at, job_id LIMIT \(limit)")
    }

    /// Returns the jobs whose rounds wait for a free driver.
    func waiting(limit: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self, "SELECT job_id FROM fleet_round WHERE closed_at IS NULL AND expires_at = \(Self.waiting) ORDER BY job_id LIMIT \(limit)")
    }

    /// Returns those of some jobs' rounds that are open and end by a time, the earliest first.
    func open(_ jobs: [Int], endingBy limit: Date, in transaction: Transaction) throws -> [RoundRecord] {
        try transaction.all(
            RoundRecord.self,
            """
            SELECT * FROM fleet_round WHERE job_id IN \(list: jobs) AND closed_at IS NULL AND expires_at <= \(limit) ORDER BY expires_at, job_id
            """)
    }

    /// Stores the first rounds of jobs.
    func insert(_ rounds: [NewRound], from now: Date, until end: Date, in transaction: Transaction) throws {
        try transaction.insert(
            into: "fleet_round",
            rows: try rounds.map { round in
                [
                    "job_id": round.job, "round": round.round, "latitude": round.place.latitude, "longitude": round.place.longitude, "opened_at": now,
                    "expires_at": round.heldUntil ?? (round.isWaiting ? Self.waiting : end), "drivers": try JSONColumn.list(round.drivers),
                    "reasons": try JSONColumn.list(round.reasons), "directed_to": round.directedTo, "is_held": round.heldUntil != nil,
                ]
            }, onConflict: "(job_id) DO NOTHING")
    }

    /// Puts the next round of a job in place of the one that ended.
    func replace(_ round: NewRound, from now: Date, until end: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE fleet_round SET round = \(round.round), opened_at = \(now),
            expires_at = \(round.heldUntil ?? (round.isWaiting ? Self.waiting : end)),
            drivers = \(try JSONColumn.list(round.drivers)), reasons = \(try JSONColumn.list(round.reasons)),
            directed_to = \(round.directedTo), is_held = \(round.heldUntil != nil)
            WHERE job_id = \(round.job) AND closed_at IS NULL
            """)
    }

    /// Lets a round end now.
    func end(_ job: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_round SET expires_at = \(now) WHERE job_id = \(job) AND closed_at IS NULL AND expires_at > \(now)")
    }

    /// Stores why a job waits.
    func explain(_ job: Int, _ reasons: [MatchReason], in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_round SET reasons = \(try JSONColumn.list(reasons)) WHERE job_id = \(job) AND closed_at IS NULL")
    }

    /// Returns the drivers to whom alone jobs are offered, by job.
    func directed(_ jobs: [Int], at now: Date, in transaction: Transaction) throws -> [Int: Int] {
        guard !jobs.isEmpty else { return [:] }
        let rows = try transaction.rows(
            """
            SELECT job_id, directed_to FROM fleet_round
            WHERE job_id IN \(list: jobs) AND directed_to IS NOT NULL AND closed_at IS NULL AND expires_at > \(now)
            """)
        return try rows.reduce(into: [:]) { $0[try $1.get("job_id")] = try $1.get("directed_to", as: Int.self) }
    }

    /// Returns the open rounds of jobs, by job.
    func open(_ jobs: [Int], in transaction: Transaction) throws -> [Int: RoundRecord] {
        guard !jobs.isEmpty else { return [:] }
        let rounds = try transaction.all(RoundRecord.self, "SELECT * FROM fleet_round WHERE job_id IN \(list: jobs) AND closed_at IS NULL")
        return Dictionary(rounds.map { ($0.jobID, $0) }) { first, _ in first }
    }

    /// Closes the round of a job, whether or not somebody got it.
    func close(_ job: Int, _ decision: MatchDecision?, at now: Date, in transaction: Transaction) throws {
        guard let decision else {
            try transaction.execute("UPDATE fleet_round SET closed_at = \(now) WHERE job_id = \(job) AND closed_at IS NULL")
            return
        }
        try transaction.execute(
            """
            UPDATE fleet_round SET closed_at = \(now), driver_id = \(decision.driver), decided_by = \(decision.dispatcher),
            reasons = \(try JSONColumn.list(decision.reasons)) WHERE job_id = \(job) AND closed_at IS NULL
            """)
    }

    /// Returns the reasons for which jobs wait, or for which their drivers got them, by job.
    func reasons(of jobs: [Int], in transaction: Transaction) throws -> [Int: [MatchReason]] {
        guard !jobs.isEmpty else { return [:] }
        let rounds = try transaction.all(RoundRecord.self, "SELECT * FROM fleet_round WHERE job_id IN \(list: jobs)")
        return Dictionary(rounds.map { ($0.jobID, $0.reasons) }) { first, _ in first }
    }
}
