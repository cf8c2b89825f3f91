public import Core
public import OrdersAPI
public import Persistence
public import ServerCore
import SustainabilityAPI

/// What orders saved, on the server: a projection of the orders' transitions.
public struct SustainabilityServerPlugin: ServerPlugin {
    /// `Sustainability`.
    public let name = "Sustainability"
    /// Auth and Orders.
    public let requires = ["Auth", "Orders"]
    private let rules: SustainabilitySettings

    /// Creates the plugin.
    public init(settings: SustainabilitySettings = SustainabilitySettings(plant: Plant.location)) { rules = settings }

    /// The table of orders.
    public var migrations: [Migration] { SustainabilityMigrations.all }

    /// Registers the handlers of `SustainabilityEndpoints`. Each answers of the caller's own orders alone.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let repository = ImpactRepository()
        let method = rules.method
        routes.on(SustainabilityEndpoints.summary, allow: .accessAlone) { _, context in
            let person = try context.person().id
            let months = try await context.database.read { try repository.months(person: person, in: $0) }
            return SustainabilitySummary(
                orders: months.reduce(0) { $0 + $1.orders }, savings: Savings(sumOf: months.map(\.savings)), method: method.methodDescription,
                byMonth: months)
        }
        routes.on(SustainabilityEndpoints.orders, allow: .accessAlone) { input, context in
            let (page, limit) = (input.page ?? 1, input.limit ?? 20)
            var errors = FieldErrors()
            errors.require((1...1_000_000).contains(page), "page", Strings.page)
            errors.require((1...100).contains(limit), "limit", Strings.limit)
            try errors.throwIfAny()
            let person = try context.person().id
            return try await context.database.read { try repository.page(person: person, page: page, limit: limit, in: $0) }
        }
        routes.on(SustainabilityEndpoints.order, allow: .accessAlone) { input, context in
            let person = try context.person().id
            let found = try await context.database.read { try repository.find(input.id, person: person, in: $0) }
            guard let found else { throw APIError.notFound() }
            return found
        }
    }

    /// A person hears of their own figures.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [TopicRule("people/{id}/sustainability") { values, person, _ in values["id"] == "\(person.id)" }]
    }

    /// Follows the orders' transitions.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let projection = ImpactProjection(settings: rules, events: try container.resolve(EventLog.self))
        return [
            EventSubscriber("sustainability.orders", to: OrdersEvents.moved) { moved, _, transaction in
                try projection.apply(moved, in: transaction)
            }
        ]
    }
}
