public import Core

/// The settings of what a process does of the server's work, and within which limits.
public struct ApplicationSettings: Sendable {
    static let roles = Setting(
        "ROLES", .other("one or more of \(NodeRole.allCases.map(\.rawValue).joined(separator: ", ")), separated by commas"),
        defaults: SettingDefaults(NodeRole.allCases.map(\.rawValue).joined(separator: ",")),
        "What this process does, where several serve one database: API, live pages, periodic jobs with what follows from events."
    ) { NodeRole.list($0) }

    static let rateFactor = Setting.number(
        "RATE_LIMIT_FACTOR", 0...1_000_000, default: 1, development: 100, "How many times the declared rates are granted. 0: no limits.")

    static let eventRetention = Setting.days(
        "EVENT_RETENTION_DAYS", 0...36_500, default: 90, "How long events are kept: how far replays reach back. 0: forever.")

    /// All of them.
    public static let all: [any SettingDeclaration] = [roles, rateFactor, eventRetention]

    /// What this process does.
    public let roles: Set<NodeRole>
    /// How often one may call.
    public let limits: RequestLimits
    /// How long events are kept; nil for forever.
    public let eventRetention: Duration?

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` that names the key and the fix.
    public init(_ values: SettingValues) throws(SettingError) {
        roles = try values[Self.roles]
        limits = RequestLimits(rateFactor: Double(try values[Self.rateFactor]))
        let retention = try values[Self.eventRetention]
        eventRetention = retention > .zero ? retention : nil
    }
}
