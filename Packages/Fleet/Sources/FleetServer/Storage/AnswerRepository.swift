import FleetAPI
import Foundation
import Persistence

/// An answer of a driver to the offer of a job.
enum OfferAnswer: String, Codable, Sendable {
    case accepted, declined
    /// The driver saw the offer and let it expire.
    case unanswered
    /// The driver had the job, and gave it back. It belongs to no round.
    case released
}

/// A driver's answer in a round.
struct NewAnswer: Sendable, Equatable {
    let job: Int
    let driver: Int
    let round: Int
    let answer: OfferAnswer
}

/// Reads and writes drivers' answers to offers.
struct AnswerRepository: Sendable {
    /// Stores answers. A driver answers once in a round.
    func insert(_ answers: [NewAnswer], at now: Date, in transaction: Transaction) throws {
        try transaction.insert(
            into: "fleet_answer",
            rows: answers.map {
                ["job_id": $0.job, "driver_id": $0.driver, "round": $0.round, "answer": $0.answer.rawValue, "answered_at": now]
            }, onConflict: "(job_id, driver_id, round) DO NOTHING")
    }

    /// Returns the newest answer of a driver to the offer of a job; nil without one.
    func newest(of driver: Int, to job: Int, in transaction: Transaction) throws -> OfferAnswer? {
        try transaction.values(
            String.self, "SELECT answer FROM fleet_answer WHERE job_id = \(job) AND driver_id = \(driver) ORDER BY round DESC LIMIT 1"
        ).first.flatMap(OfferAnswer.init)
    }

    /// Returns the drivers who had jobs of a kind for some orders and gave them back, by order.
    private func returners(of kind: JobKind, orders: [Int], in transaction: Transaction) throws -> [Int: Set<Int>] {
        let rows = try transaction.rows(
            """
            SELECT job.order_id, answer.driver_id FROM fleet_job AS job JOIN fleet_answer AS answer ON answer.job_id = job.id
            WHERE job.order_id IN \(list: orders) AND job.kind = \(kind) AND answer.answer = \(OfferAnswer.released)
            """)
        return try rows.reduce(into: [:]) { try $0[$1.get("order_id"), default: []].insert($1.get("driver_id")) }
    }

    /// Keeps jobs of a kind from being offered to drivers who gave back such a job of the same order.
    func exclude(returnersOf kind: JobKind, from jobs: [OfferBoard.Waiting], at now: Date, in transaction: Transaction) throws {
        guard !jobs.isEmpty else { return }
        let returners = try returners(of: kind, orders: jobs.map(\.order), in: transaction)
        let answers = jobs.flatMap { job in (returners[job.order] ?? []).map { NewAnswer(job: job.job, driver: $0, round: 0, answer: .declined) } }
        try insert(answers, at: now, in: transaction)
    }

    /// Returns the drivers who declined jobs, by job.
    func decliners(of jobs: [Int], in transaction: Transaction) throws -> [Int: Set<Int>] {
        guard !jobs.isEmpty else { return [:] }
        let rows = try transaction.rows(
            "SELECT job_id, driver_id FROM fleet_answer WHERE job_id IN \(list: jobs) AND answer = \(OfferAnswer.declined)")
        return try rows.reduce(into: [:]) { try $0[$1.get("job_id"), default: []].insert($1.get("driver_id")) }
    }

    /// Counts a driver's answers since a time by what they were.
    func counts(of driver: Int, since start: Date, in transaction: Transaction) throws -> [OfferAnswer: Int] {
        let rows = try transaction.rows(
            "SELECT answer, COUNT(*) AS answers FROM fleet_answer WHERE driver_id = \(driver) AND answered_at >= \(start) AND round > 0 GROUP BY answer")
        return try rows.reduce(into: [:]) { counts, row in
            guard let answer = OfferAnswer(rawValue: try row.get("answer")) else { return }
            counts[answer] = try row.get("answers", as: Int.self)
        }
    }

    /// Returns the drivers who let the newest round but one of jobs expire, by job.
    func silent(_ jobs: [Int], in transaction: Transaction) throws -> [Int: Set<Int>] {
        guard !jobs.isEmpty else { return [:] }
        let rows = try transaction.rows(
            """
            SELECT answer.job_id, answer.driver_id FROM fleet_answer AS answer JOIN fleet_round AS round ON round.job_id = answer.job_id
            WHERE answer.job_id IN \(list: jobs) AND answer.answer = \(OfferAnswer.unanswered) AND answer.round = round.round - 1
            """)
        return try rows.reduce(into: [:]) { try $0[$1.get("job_id"), default: []].insert($1.get("driver_id")) }
    }
}
