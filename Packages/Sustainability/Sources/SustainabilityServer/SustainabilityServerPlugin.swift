public import Core
public import OrdersAPI
public import Persistence
public import ServerCore
import SustainabilityAPI

/// Sustainability's server: computes what each order saved when it is delivered, and shows it to its customer. The container must provide
/// `any OrderCoordinates`; without `any DrivenDistances` the distances of orders stay estimates.
///
/// ```swift
/// SustainabilityServerPlugin(settings: SustainabilitySettings(plant: Plant.location))
/// ```
public struct SustainabilityServerPlugin: ServerPlugin {
    /// `Sustainability`.
    public let name = "Sustainability"
    /// Auth for the people, Orders for what is delivered.
    public let requires = ["Auth", "Orders"]
    private let rules: SustainabilitySettings

    /// Creates the plugin.
    public init(settings: SustainabilitySettings = SustainabilitySettings(plant: Plant.location)) { rules = settings }

    /// The figures of the method, and whether everybody sees what all orders saved.
    public var settings: [any SettingDeclaration] { MethodSettings.all + [PublicPageSettings.isShown, PublicPageSettings.leastOrders] }

    /// The tables of orders and what they saved, of the plant's meters, and of the method's versions.
    public var migrations: [Migration] { SustainabilityMigrations.all }

    /// Registers the handlers of `SustainabilityEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let methods = try methods(container)
        ImpactHandlers(methods: methods).add(to: &routes)
        ReadingHandlers(settings: rules, methods: methods).add(to: &routes)
        let publicPage = try PublicPageSettings(try container.resolve(SettingValues.self))
        ReportHandlers(settings: rules, methods: methods, publicPage: publicPage).add(to: &routes)
    }

    /// Lets people subscribe to their own figures.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [TopicRule("people/{id}/sustainability") { values, person, _ in values["id"] == "\(person.id)" }]
    }

    /// Returns the figures of people's orders.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] { SustainabilityPersonalData.all }

    /// Follows the orders, and the drivers' jobs.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let projection = ImpactProjection(
            settings: rules, methods: try methods(container), coordinates: try container.resolve((any OrderCoordinates).self),
            distances: try container.resolveIfRegistered((any DrivenDistances).self), events: try container.resolve(EventLog.self))
        return [
            EventSubscriber("sustainability.orders", toAll: ImpactProjection.kinds, where: ImpactProjection.concerns, preparing: { _, _ in }) {
                events, _, transaction in
                try projection.apply(events, in: transaction)
            }
        ]
    }

    private func methods(_ container: DIContainer) throws -> MethodBook {
        MethodBook(settings: try MethodSettings.method(try container.resolve(SettingValues.self)))
    }
}
