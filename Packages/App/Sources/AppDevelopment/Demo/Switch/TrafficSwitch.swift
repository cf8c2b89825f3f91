import AuthServer
import Core
import Persistence

/// The claim on making the history, which only one start of one process ever gets.
enum HistoryClaim {
    private static let name = "history"

    /// Returns whether the history is the caller's to make.
    static func take(in database: any Database) async throws -> Bool {
        try await database.write { transaction in
            try transaction.execute("INSERT INTO demo_switch (name, is_on) VALUES (\(name), \(true)) ON CONFLICT (name) DO NOTHING") == 1
        }
    }
}

/// The switch of the simulated people, who are on until a real person registers, or as somebody has chosen.
struct TrafficSwitch: Sendable {
    let database: any Database
    let accounts: AccountSeeding

    /// The table with what was chosen and claimed, for all processes.
    static let migration = Migration(number: 1, name: "switch") { schema in
        schema.create(
            Table("demo_switch") { table in
                table.text("name", .primaryKey)
                table.bool("is_on")
            })
    }

    private static let name = "traffic"

    /// True where they are on.
    var isOn: Bool {
        get async throws {
            try await database.read { transaction in
                let chosen = try transaction.values(Bool.self, "SELECT is_on FROM demo_switch WHERE name = \(Self.name)").first
                return try chosen ?? !accounts.realAccountsExist(in: transaction)
            }
        }
    }

    /// Turns them on or off.
    func set(_ isOn: Bool) async throws {
        try await database.write { transaction in
            try transaction.execute(
                """
                INSERT INTO demo_switch (name, is_on) VALUES (\(Self.name), \(isOn)) ON CONFLICT (name) DO UPDATE SET is_on = excluded.is_on
                """)
        }
    }
}
