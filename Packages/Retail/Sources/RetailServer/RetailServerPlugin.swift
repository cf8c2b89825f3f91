public import Core
public import Persistence
import RetailAPI
public import ServerCore

/// The catalogue of retailers, on the server. It provides ``RetailCatalog``. Without demo data the catalogue is empty.
public struct RetailServerPlugin: ServerPlugin {
    /// `Retail`.
    public let name = "Retail"
    /// Auth.
    public let requires = ["Auth"]

    /// Creates the plugin.
    public init() {}

    /// The tables of retailers, stores and items.
    public var migrations: [Migration] { RetailMigrations.all }

    /// Offers ``RetailCatalog``.
    public func register(in container: DIContainer) {
        container.register(RetailCatalog.self) { _ in RetailCatalog() }
    }

    /// Registers the handlers of `RetailEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let repository = RetailRepository()
        routes.on(RetailEndpoints.retailers, allow: .accessAlone) { input, context in
            let (page, limit) = try Self.page(input.page, input.limit)
            return try await context.database.read {
                try repository.retailers(category: input.category, page: page, limit: limit, in: $0)
            }
        }
        routes.on(RetailEndpoints.items, allow: .accessAlone) { input, context in
            let (page, limit) = try Self.page(input.page, input.limit)
            return try await context.database.read {
                try repository.items(of: input.id, category: input.category, page: page, limit: limit, in: $0)
            }
        }
        routes.on(RetailEndpoints.categories, allow: .accessAlone) { _, context in
            try await context.database.read { try repository.categories(in: $0) }
        }
    }

    /// Writes ``DemoRetailers`` into an empty catalogue.
    public func seed(_ seed: SeedContext) async throws {
        try await seed.database.write { try DemoRetailers.insert(in: $0) }
    }

    private static func page(_ page: Int?, _ limit: Int?) throws(APIError) -> (page: Int, limit: Int) {
        let (page, limit) = (page ?? 1, limit ?? 20)
        var errors = FieldErrors()
        errors.require((1...1_000_000).contains(page), "page", Strings.page)
        errors.require((1...100).contains(limit), "limit", Strings.limit)
        try errors.throwIfAny()
        return (page, limit)
    }
}
