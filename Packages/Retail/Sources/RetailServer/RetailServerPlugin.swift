import Blobs
public import Core
import Crypto
public import Foundation
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

    /// The time zone of Orange County, California.
    public static let standardTimeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
    private let timeZone: TimeZone

    /// Creates the plugin.
    ///
    /// - Parameter timeZone: the time zone of the stores, whose days deals are for.
    public init(timeZone: TimeZone = Self.standardTimeZone) { self.timeZone = timeZone }

    /// The tables of retailers, stores and items.
    public var migrations: [Migration] { RetailMigrations.all + LinkMigrations.all }

    /// Whether retailers' servers may be in private networks, which production refuses.
    public static let allowsPrivateConnectors = Setting.flag(
        "RETAILER_PRIVATE_ADDRESSES", default: false, "Allow accounts to be linked at servers in private networks, and on this machine without https.")
    /// The setting for the allowed addresses.
    public var settings: [any SettingDeclaration] { [Self.allowsPrivateConnectors] }

    /// Offers ``RetailCatalog`` to other features' servers, and ``CatalogImports`` to the command line.
    public func register(in container: DIContainer) {
        container.register(RetailCatalog.self) { [timeZone] _ in RetailCatalog(timeZone: timeZone) }
        container.register(CatalogImports.self) { [timeZone] in
            CatalogImports(database: try $0.resolve((any Database).self), clock: try $0.resolve((any Clock).self), timeZone: timeZone)
        }
    }

    /// Registers the handlers of `RetailEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let purchases = container.isRegistered((any RetailPurchases).self) ? try container.resolve((any RetailPurchases).self) : nil
        CatalogHandlers(timeZone: timeZone).add(to: &routes)
        SearchHandlers(timeZone: timeZone).add(to: &routes)
        FavoriteHandlers(purchases: purchases, timeZone: timeZone).add(to: &routes)
        CartHandlers(timeZone: timeZone).add(to: &routes)
        RatingHandlers(purchases: purchases, timeZone: timeZone).add(to: &routes)
        RetailerEditing().add(to: &routes)
        DealEditing(timeZone: timeZone).add(to: &routes)
        ItemEditing(timeZone: timeZone).add(to: &routes)
        PictureHandlers(blobs: try container.resolveIfRegistered((any BlobStore).self), timeZone: timeZone).add(to: &routes)
        ImportHandlers(imports: try container.resolve(CatalogImports.self)).add(to: &routes)
        guard let linking = try Linking(container) else { return }
        AccountLinking(store: linking.store, connectors: linking.connectors, renewal: linking.renewal).add(to: &routes)
        linking.authorizations.add(to: &routes)
        ConnectionEditing(connectors: linking.connectors).add(to: &routes)
    }

    /// Returns people's favorites, carts, ratings and linked accounts.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] {
        guard let linking = try Linking(container) else { return RetailPersonalData.all }
        return RetailPersonalData.all + LinkPersonalData(store: linking.store, clock: linking.clock).all
    }

    /// Keeps the prices of deals and those that were set for a later time current, removes files that nobody goes on importing and unused pictures, renews
    /// links, has retailers revoke those that were given up, and forgets ways to retailers' pages that nobody came back from.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let (database, clock) = try container.resolve((any Database).self, (any Clock).self)
        let imports = try container.resolve(CatalogImports.self)
        let blobs = try container.resolveIfRegistered((any BlobStore).self)
        var jobs = [
            PeriodicJob("retail prices are kept current", every: .seconds(60)) { [timeZone] in
                let reader = CatalogReader(person: nil, now: clock.now, timeZone: timeZone)
                try await database.write { _ = try PriceKeeper().refresh(at: reader.now, today: reader.today, in: $0) }
            },
            PeriodicJob("abandoned imports are removed", every: .seconds(3_600)) { try await imports.removeAbandoned() },
            PeriodicJob("unused pictures of items are removed", every: .seconds(3_600)) {
                if let blobs { try await PictureKeeping(database: database, blobs: blobs).run(at: clock.now) }
            },
        ]
        guard let linking = try Linking(container) else { return jobs }
        let (renewal, revocation) = (linking.renewal, linking.revocation)
        jobs += [
            PeriodicJob("linked accounts are renewed", every: .seconds(30)) { try await renewal.run() },
            PeriodicJob("unlinked accounts are revoked", every: .seconds(30), wokenBy: RevocationRepository.channel) { try await revocation.run() },
            PeriodicJob("ways to retailers' pages expire", every: .seconds(3600)) {
                try await database.delete(from: "retail_authorization", where: "expires_at < \(clock.now)")
            },
        ]
        return jobs
    }

    /// The tokens that wait to be revoked.
    public func queues(_ container: DIContainer) throws -> [WorkQueue] { [RevocationRepository.queue] }

    /// Fills an empty catalog with demo retailers, their items and deals.
    public func seed(_ seed: SeedContext) async throws {
        let reader = CatalogReader(person: nil, now: seed.clock.now, timeZone: timeZone)
        try await seed.database.write { try DemoRetailers.insert(for: reader, in: $0) }
    }
}
