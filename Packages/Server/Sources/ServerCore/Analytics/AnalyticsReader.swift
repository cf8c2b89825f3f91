public import Foundation
public import Persistence

/// Counts what was recorded of people who agreed to analytics.
public struct AnalyticsReader: Sendable {
    /// True where the product records events.
    public let isOn: Bool

    /// Returns how many people agree to be counted.
    public func agreedCount(in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM core_analytics_consent")
    }

    /// Returns how many people have taken each step of a funnel since a time. A step counts once it follows the one before.
    public func counts(of funnel: Funnel, since start: Date, in transaction: Transaction) throws -> [Int] {
        var counts: [Int] = []
        var reached: SQL?
        for step in funnel.steps {
            // The earliest time at which a person can have come so far leaves the most room for the next step.
            let next: SQL =
                if let reached {
                    """
                    SELECT later.person_id, MIN(later.time) AS reached_at FROM core_analytics_event AS later
                    JOIN (\(sql: reached)) AS former ON former.person_id = later.person_id AND later.time >= former.reached_at
                    WHERE later.name = \(step.event) GROUP BY later.person_id
                    """
                } else {
                    """
                    SELECT person_id, MIN(time) AS reached_at FROM core_analytics_event
                    WHERE name = \(step.event) AND time >= \(start) GROUP BY person_id
                    """
                }
            counts.append(try transaction.value(Int.self, "SELECT COUNT(*) FROM (\(sql: next)) AS people"))
            reached = next
        }
        return counts
    }
}
