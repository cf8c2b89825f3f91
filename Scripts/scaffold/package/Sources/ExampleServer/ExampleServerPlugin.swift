public import Core
import ExampleAPI
public import Persistence
public import ServerCore

/// Serves each person's entries.
public struct ExampleServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Example"
    /// Needs callers to be known.
    public let requires = ["Auth"]

    /// Creates the plugin.
    public init() {}

    /// The table of entries.
    public var migrations: [Migration] { ExampleMigrations.all }

    /// Registers the handlers of ``/ExampleAPI/ExampleEndpoints``.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let list = EntryList()
        routes.on(ExampleEndpoints.entries, allow: .accessAlone) { _, context in
            let person = try context.person()
            return try await context.database.read { try list.entries(of: person.id, in: $0) }
        }
    }
}
