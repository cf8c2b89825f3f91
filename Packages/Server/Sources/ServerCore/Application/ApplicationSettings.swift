public import Core

/// The settings for a process's share of the work and its limits.
public struct ApplicationSettings: Sendable {
    static let roles = Setting(
        "ROLES", .other("one or more of \(NodeRole.allCases.map(\.rawValue).joined(separator: ", ")), separated by commas"),
        defaults: SettingDefaults(NodeRole.allCases.map(\.rawValue).joined(separator: ",")),
        "Roles of this process if several share a database: api, web (live pages), worker (periodic jobs and event subscribers)."
    ) { NodeRole.list($0) }

    package static let rateFactor = Setting.number(
        "RATE_LIMIT_FACTOR", 0...1_000_000, default: 1, development: 100, "Factor by which all rate limits are multiplied. 0: no limits.")

    static let eventRetention = Setting.days(
        "EVENT_RETENTION_DAYS", 0...36_500, default: 90, "Days that events are kept and can be replayed. 0: forever.")

    /// The settings in the order in which they are listed.
    public static let all: [any SettingDeclaration] = [roles, rateFactor, eventRetention]

    /// The roles of this process.
    public let roles: Set<NodeRole>
    /// The limits on requests.
    public let limits: RequestLimits
    /// The time to keep events; nil for forever.
    public let eventRetention: Duration?

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` with the key and how to fix it.
    public init(_ values: SettingValues) throws(SettingError) {
        roles = try values[Self.roles]
        limits = RequestLimits(rateFactor: Double(try values[Self.rateFactor]))
        let retention = try values[Self.eventRetention]
        eventRetention = retention > .zero ? retention : nil
    }
}
