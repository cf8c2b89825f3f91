public import Core
import PaymentsAPI
public import Persistence
public import ServerCore

/// Serves each person's entries.
public struct PaymentsServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Payments"
    /// Needs callers to be known.
    public let requires = ["Auth"]

    /// Creates the plugin.
    public init() {}

    /// The table of entries.
    public var migrations: [Migration] { PaymentsMigrations.all }

    /// Registers the handlers of ``/PaymentsAPI/PaymentsEndpoints``.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let list = EntryList()
        routes.on(PaymentsEndpoints.entries, allow: .accessAlone) { _, context in
            let person = try context.person()
            return try await context.database.read { try list.entries(of: person.id, in: $0) }
        }
    }
}
