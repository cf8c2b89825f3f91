import HTTPTypes

/// A person's consent to analytics.
public struct AnalyticsChoice: Codable, Sendable, Equatable {
    /// True from the time a person agrees until they withdraw their consent.
    public let given: Bool

    /// Creates a choice.
    public init(given: Bool) { self.given = given }
}

/// The endpoints for giving and withdrawing consent to analytics.
public enum AnalyticsEndpoints {
    /// Returns the caller's choice; false for anyone who was never asked.
    public static let consent = Endpoint<NoInput, AnalyticsChoice>(
        .get, "/analytics/consent", access: .signedIn, summary: "Returns whether the caller agreed to analytics.")

    /// Stores the caller's choice. Withdrawing consent deletes everything recorded about the caller.
    public static let choose = Endpoint<AnalyticsChoice, AnalyticsChoice>(
        .put, "/analytics/consent", access: .signedIn, summary: "Gives or withdraws consent to analytics. Withdrawing it deletes what was recorded.")
}
