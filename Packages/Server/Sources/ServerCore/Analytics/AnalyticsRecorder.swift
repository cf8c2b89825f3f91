public import Core
import Foundation
public import Persistence

/// Records events of people who agreed to analytics, in the transactions of what they do.
struct AnalyticsRecorder: Sendable {
    func record(_ event: AnalyticsEvent, by person: Int, at now: Date, in transaction: Transaction) throws {
        guard try DatabaseAnalyticsConsent.isGiven(by: person, in: transaction) else { return }
        try DatabaseAnalyticsSink.insert(AnalyticsRecord(event: event, time: now, person: person), in: transaction)
    }
}

extension HandlerContext {
    /// Records what the caller does, once it is done: in its transaction. Records nothing unless the product counts and the caller has agreed.
    public func track(_ event: AnalyticsEvent, in transaction: Transaction) throws {
        guard let analytics, let caller else { return }
        try analytics.record(event, by: caller.id, at: clock.now, in: transaction)
    }
}

/// Knows what people did before they could agree to analytics. Implemented by Auth's server, for the sign-up.
public protocol EarlierAnalytics: Sendable {
    /// Returns what counts from the time at which a person agrees.
    func events(of person: Int, in transaction: Transaction) throws -> [AnalyticsRecord]
}
