import Persistence

/// The data of people that the server itself holds beside the features: responses to calls that may be repeated.
enum RequestPersonalData {
    static let declaration = PersonalData(
        "requests", name: Strings.privacyRequests, purpose: Strings.privacyRequestsPurpose, kept: Strings.privacyRequestsKept,
        tables: [
            // The keys of a day are read from end to end, once for each person who leaves: an index would cost each call that has a key.
            PersonalTable(
                "core_idempotency", [.left("person_id"), .left("key"), .left("fingerprint"), .left("answer")], erased: .deleted,
                where: { "id > 0 AND person_id = \($0)" })
        ])
}

/// The data about the use of the app, of people who agreed, and their consents.
enum AnalyticsPersonalData {
    static let all = [
        PersonalData(
            "analytics", name: Strings.privacyAnalytics, purpose: Strings.privacyAnalyticsPurpose, kept: Strings.privacyAnalyticsKept,
            tables: [
                PersonalTable("core_analytics_consent", of: "person_id", [.time("given_at")], erased: .deleted),
                PersonalTable("core_analytics_event", of: "person_id", ["name", .json("properties"), .time("time")], erased: .deleted),
            ]),
        PersonalData(
            "consents", name: Strings.privacyConsents, purpose: Strings.privacyConsentsPurpose, kept: Strings.privacyConsentsKept,
            tables: [
                PersonalTable("core_consent", of: "person_id", ["purpose", "version", .flag("is_given"), .time("created_at")], erased: .deleted)
            ]),
    ]
}

/// Words for how long something is kept.
public enum RetentionText {
    /// Returns a number of days, such as "90 days".
    public static func days(_ count: Int) -> String { Strings.retentionDays(count) }
}
