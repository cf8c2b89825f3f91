/// Takes note of what happens in the product, of people who agreed to it.
///
/// ```swift
/// await analytics.track(.orderPlaced(bags: 2), by: person)
/// ```
public protocol AnalyticsService: Sendable {
    /// Notes an event. Nothing is kept, nor waits to be kept, without consent; a sink that fails doesn't concern the caller.
    ///
    /// - Parameter person: the id of who did it; nil for somebody who isn't signed in, of whom nothing is noted.
    func track(_ event: AnalyticsEvent, by person: Int?) async
}

/// Says who agreed to be counted.
public protocol AnalyticsConsent: Sendable {
    /// Whether somebody has agreed and not taken it back.
    func isGiven(by person: Int) async -> Bool
}

/// Notes nothing: the product's analytics are off, which is the default.
public struct DisabledAnalyticsService: AnalyticsService {
    /// Creates it.
    public init() {}

    /// Does nothing.
    public func track(_ event: AnalyticsEvent, by person: Int?) async {}
}
