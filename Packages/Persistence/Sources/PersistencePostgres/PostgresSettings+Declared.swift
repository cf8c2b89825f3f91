public import Core

extension PostgresSettings {
    static let address = Setting(
        "DATABASE_URL", .other("an address such as postgres:/" + "/name:password@host/database"), defaults: SettingDefaults(""), isSecret: true,
        empty: .some(nil), "PostgreSQL database to use instead of the SQLite file, for more than one server. May contain a password. Empty: the file."
    ) { text -> String?? in text.hasPrefix("postgres:/" + "/") || text.hasPrefix("postgresql:/" + "/") ? .some(text) : nil }

    static let mostConnections = Setting.number(
        "DATABASE_CONNECTIONS", 1...1000, unit: "connections", default: 16, "Most PostgreSQL connections for transactions. One more listens for notifications.")

    /// The settings in the order in which they are listed.
    public static let all: [any SettingDeclaration] = [address, mostConnections]

    /// Reads the settings.
    ///
    /// - Returns: nil if no server is configured.
    /// - Throws: `SettingError` with the key and how to fix it, without the password.
    public init?(_ values: SettingValues) throws(SettingError) {
        let connections = try values[Self.mostConnections]
        guard let address = try values[Self.address] else { return nil }
        self.init(url: address, connections: connections)
    }
}
