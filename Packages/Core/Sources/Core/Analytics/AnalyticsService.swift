/// Records events of people who agreed to analytics.
///
/// ```swift
/// await analytics.track(.orderPlaced(bags: 2), by: person)
/// ```
public protocol AnalyticsService: Sendable {
    /// Records an event. Without consent nothing is stored or queued; the errors of a sink don't reach the caller.
    ///
    /// - Parameter person: the id of the person who acted; nil when nobody is signed in, in which case nothing is recorded.
    func track(_ event: AnalyticsEvent, by person: Int?) async
}

/// Looks up who agreed to analytics.
public protocol AnalyticsConsent: Sendable {
    /// Returns whether a person has agreed and not withdrawn.
    func isGiven(by person: Int) async -> Bool
}

/// Records nothing. The default, used when the product's analytics are off.
public struct DisabledAnalyticsService: AnalyticsService {
    /// Creates an instance.
    public init() {}

    /// Does nothing.
    public func track(_ event: AnalyticsEvent, by person: Int?) async {}
}
