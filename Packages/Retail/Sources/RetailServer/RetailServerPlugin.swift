public import Core
import Crypto
public import Persistence
import RetailAPI
public import ServerCore

/// The server side of the catalog of retailers, which starts empty and is filled by administrators or by demo data, and of linked accounts.
///
/// Accounts are linked where the container provides the `SymmetricKey` that seals their tokens, and ``ConnectorNetwork``.
public struct RetailServerPlugin: ServerPlugin {
    /// The name that other plugins require it by.
    public let name = "Retail"
    /// The plugin that provides people.
    public let requires = ["Auth"]

    /// Creates the plugin.
    public init() {}

    /// The tables of retailers, stores and items.
    public var migrations: [Migration] { RetailMigrations.all + LinkMigrations.all }

    /// Whether retailers' servers may be in private networks, which production refuses.
    public static let allowsPrivateConnectors = Setting.flag(
        "RETAILER_PRIVATE_ADDRESSES", default: false, "Allow accounts to be linked at servers in private networks, and on this machine without https.")
    /// The setting for the allowed addresses.
    public var settings: [any SettingDeclaration] { [Self.allowsPrivateConnectors] }

    /// Offers ``RetailCatalog`` to other features' servers.
    public func register(in container: DIContainer) {
        container.register(RetailCatalog.self) { _ in RetailCatalog() }
    }

    /// Registers the handlers of `RetailEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        CatalogHandlers().add(to: &routes)
        RetailerEditing().add(to: &routes)
        guard let linking = try Linking(container) else { return }
        AccountLinking(store: linking.store, connectors: linking.connectors, renewal: linking.renewal).add(to: &routes)
        linking.authorizations.add(to: &routes)
        ConnectionEditing(connectors: linking.connectors).add(to: &routes)
    }

    /// Returns linked accounts.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] {
        guard let linking = try Linking(container) else { return [] }
        return RetailPersonalData(store: linking.store, clock: linking.clock).all
    }

    /// Renews links, has retailers revoke those that were given up, and forgets ways to retailers' pages that nobody came back from.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        guard let linking = try Linking(container) else { return [] }
        let (renewal, revocation, database, clock) = (linking.renewal, linking.revocation, linking.database, linking.clock)
        return [
            PeriodicJob("linked accounts are renewed", every: .seconds(30)) { try await renewal.run() },
            PeriodicJob("unlinked accounts are revoked", every: .seconds(30), wokenBy: RevocationRepository.channel) { try await revocation.run() },
            PeriodicJob("ways to retailers' pages expire", every: .seconds(3600)) {
                try await database.delete(from: "retail_authorization", where: "expires_at < \(clock.now)")
            },
        ]
    }

    /// The tokens that wait to be revoked.
    public func queues(_ container: DIContainer) throws -> [WorkQueue] { [RevocationRepository.queue] }

    /// Fills an empty catalog with demo retailers.
    public func seed(_ seed: SeedContext) async throws {
        try await seed.database.write { try DemoRetailers.insert(in: $0) }
    }
}
