public import Core
public import OrdersAPI
public import Persistence
public import ServerCore
import SustainabilityAPI

/// Sustainability's server: computes what each order saved when it is delivered, and shows it to its customer. The container must provide
/// `any OrderCoordinates`.
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

    /// The table of orders and what they saved.
    public var migrations: [Migration] { SustainabilityMigrations.all }

    /// Registers the handlers of `SustainabilityEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        ImpactHandlers(method: rules.method).add(to: &routes)
    }

    /// Lets people subscribe to their own figures.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [TopicRule("people/{id}/sustainability") { values, person, _ in values["id"] == "\(person.id)" }]
    }

    /// Returns the figures of people's orders.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] { SustainabilityPersonalData.all }

    /// Follows the orders.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let projection = ImpactProjection(
            settings: rules, coordinates: try container.resolve((any OrderCoordinates).self), events: try container.resolve(EventLog.self))
        return [
            EventSubscriber("sustainability.orders", to: OrdersEvents.moved, where: ImpactProjection.concerns) { moved, _, transaction in
                try projection.apply(moved, in: transaction)
            }
        ]
    }
}
