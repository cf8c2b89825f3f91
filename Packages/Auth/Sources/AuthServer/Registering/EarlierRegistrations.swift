import AuthAPI
import Core
import Persistence
import ServerCore

/// Counts a person's registration once they agree to analytics, which nobody can before it.
struct EarlierRegistrations: EarlierAnalytics {
    func events(of person: Int, in transaction: Transaction) throws -> [AnalyticsRecord] {
        try AccountRepository().find(person, in: transaction).map { [AnalyticsRecord(event: .registered, time: $0.createdAt, person: person)] } ?? []
    }
}
