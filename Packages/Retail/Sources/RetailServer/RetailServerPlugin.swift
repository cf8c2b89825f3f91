public import Core
public import Persistence
import RetailAPI
public import ServerCore

/// The server side of the catalog of retailers, which starts empty and is filled by administrators or by demo data.
public struct RetailServerPlugin: ServerPlugin {
    /// The name that other plugins require it by.
    public let name = "Retail"
    /// The plugin that provides people.
    public let requires = ["Auth"]

    /// Creates the plugin.
    public init() {}

    /// The tables of retailers, stores and items.
    public var migrations: [Migration] { RetailMigrations.all }

    /// Offers ``RetailCatalog`` to other features' servers.
    public func register(in container: DIContainer) {
        container.register(RetailCatalog.self) { _ in RetailCatalog() }
    }

    /// Registers the handlers of `RetailEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        CatalogHandlers().add(to: &routes)
        RetailerEditing().add(to: &routes)
    }

    /// Fills an empty catalog with demo retailers.
    public func seed(_ seed: SeedContext) async throws {
        try await seed.database.write { try DemoRetailers.insert(in: $0) }
    }
}
