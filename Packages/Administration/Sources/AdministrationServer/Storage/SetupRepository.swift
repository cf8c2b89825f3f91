import Foundation
import Persistence
import ServerCore

/// The table of what administrators did about steps of the setup.
struct SetupRepository: Sendable {
    /// The row that says that the setup is finished.
    static let finish = "finish"
    /// The longest outcome that is kept, in characters.
    private static let longestOutcome = 500

    /// The acts of administrators about a step.
    struct Stored: RowDecodable, Sendable {
        let step: String
        let reviewedAt: Date?
        let triedAt: Date?
        let hasPassed: Bool?
        let outcome: String?

        init(row: Row) throws {
            step = try row.get("step")
            reviewedAt = try row.get("reviewed_at")
            triedAt = try row.get("tried_at")
            hasPassed = try row.get("has_passed")
            outcome = try row.get("outcome")
        }
    }

    /// Returns what was done about each step.
    func all(in transaction: Transaction) throws -> [String: Stored] {
        let rows = try transaction.all(Stored.self, "SELECT * FROM administration_setup ORDER BY id")
        return Dictionary(rows.map { ($0.step, $0) }) { first, _ in first }
    }

    /// Stores that somebody said that a step is right, or isn't any more.
    func review(_ step: String, _ isReviewed: Bool, by person: Int, at now: Date, in transaction: Transaction) throws {
        let (by, at): (Int?, Date?) = isReviewed ? (person, now) : (nil, nil)
        try transaction.execute(
            """
            INSERT INTO administration_setup (step, reviewed_by, reviewed_at) VALUES (\(step), \(by), \(at))
            ON CONFLICT (step) DO UPDATE SET reviewed_by = excluded.reviewed_by, reviewed_at = excluded.reviewed_at
            """)
    }

    /// Stores what came of a trial.
    func tried(_ step: String, _ outcome: SetupTrial.Outcome, at now: Date, in transaction: Transaction) throws {
        let detail = String(outcome.detail.prefix(Self.longestOutcome))
        try transaction.execute(
            """
            INSERT INTO administration_setup (step, tried_at, has_passed, outcome) VALUES (\(step), \(now), \(outcome.hasPassed), \(detail))
            ON CONFLICT (step) DO UPDATE SET tried_at = excluded.tried_at, has_passed = excluded.has_passed, outcome = excluded.outcome
            """)
    }
}
