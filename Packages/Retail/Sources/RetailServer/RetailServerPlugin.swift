import Blobs
public import Core
public import Foundation
public import Persistence
import RetailAPI
public import ServerCore

/// The server side of the catalog of retailers, which starts empty and is filled by administrators or by demo data.
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
    public var migrations: [Migration] { RetailMigrations.all }

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
    }

    /// Keeps the prices of deals, and those that were set for a later time, current. Removes files that nobody goes on importing, and unused pictures.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let (database, clock) = try container.resolve((any Database).self, (any Clock).self)
        return [
            PeriodicJob("retail.prices", every: .seconds(60)) { [timeZone] in
                let reader = CatalogReader(person: nil, now: clock.now, timeZone: timeZone)
                try await database.write { _ = try PriceKeeper().refresh(at: reader.now, today: reader.today, in: $0) }
            },
            PeriodicJob("retail.imports", every: .seconds(3_600)) { [imports = try container.resolve(CatalogImports.self)] in
                try await imports.removeAbandoned()
            },
            PeriodicJob("retail.pictures", every: .seconds(3_600)) { [blobs = try container.resolveIfRegistered((any BlobStore).self)] in
                if let blobs { try await PictureKeeping(database: database, blobs: blobs).run(at: clock.now) }
            },
        ]
    }

    /// Returns people's favorites, carts and ratings.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] { RetailPersonalData.all }

    /// Fills an empty catalog with demo retailers, their items and deals.
    public func seed(_ seed: SeedContext) async throws {
        let reader = CatalogReader(person: nil, now: seed.clock.now, timeZone: timeZone)
        try await seed.database.write { try DemoRetailers.insert(for: reader, in: $0) }
    }
}
