public import Core

extension PostgresSettings {
    static let address = Setting(
        "DATABASE_URL", .other("an address such as postgres:/" + "/name:password@host/database"), defaults: SettingDefaults(""), isSecret: true,
        empty: .some(nil), "PostgreSQL database in the file's place, for more than one machine; may hold a password. Empty: the file."
    ) { text -> String?? in text.hasPrefix("postgres:/" + "/") || text.hasPrefix("postgresql:/" + "/") ? .some(text) : nil }

    static let mostConnections = Setting.number(
        "DATABASE_CONNECTIONS", 1...1000, unit: "connections", default: 16, "Most connections to it for transactions; one more listens.")

    /// The settings of the database.
    public static let all: [any SettingDeclaration] = [address, mostConnections]

    /// Reads the settings.
    ///
    /// - Returns: nil where no server is given.
    /// - Throws: `SettingError` that names the key and the fix, and shows no password.
    public init?(_ values: SettingValues) throws(SettingError) {
        let connections = try values[Self.mostConnections]
        guard let address = try values[Self.address] else { return nil }
        self.init(url: address, connections: connections)
    }
}
