import HTTPTypes

/// Whether somebody agrees to be counted.
public struct AnalyticsChoice: Codable, Sendable, Equatable {
    /// True after they agreed, until they take it back.
    public let given: Bool

    /// Makes a choice.
    public init(given: Bool) { self.given = given }
}

/// What people have to say about being counted.
public enum AnalyticsEndpoints {
    /// What the caller chose; nobody has agreed who wasn't asked.
    public static let consent = Endpoint<NoInput, AnalyticsChoice>(
        .get, "/analytics/consent", access: .signedIn, summary: "Whether the caller agreed to be counted.")

    /// Chooses. Taking an agreement back removes all that was counted of the caller.
    public static let choose = Endpoint<AnalyticsChoice, AnalyticsChoice>(
        .put, "/analytics/consent", access: .signedIn, summary: "Agrees to be counted, or takes that back, which removes what was counted.")
}
