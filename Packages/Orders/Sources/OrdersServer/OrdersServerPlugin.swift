public import Core
import Foundation
import OrdersAPI
public import Persistence
public import ServerCore

/// Orders, on the server.
public struct OrdersServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Orders"
    /// Customers come from Auth, service areas from Location.
    public let requires = ["Auth", "Location"]
    private let windowCapacity: Int

    /// Creates the plugin.
    ///
    /// - Parameter windowCapacity: how many pickups an area takes in windows that overlap.
    public init(windowCapacity: Int = 40) {
        self.windowCapacity = windowCapacity
    }

    /// Orders, their transitions, quotes, and the prices of a new installation.
    public var migrations: [Migration] { OrdersMigrations.all }

    /// Offers ``OrderMoves``; takes ``NoPaymentRequired`` until a payments feature registers its ``PaymentGuard`` in its stead.
    public func register(in container: DIContainer) {
        if !container.isRegistered((any PaymentGuard).self) {
            container.register((any PaymentGuard).self) { _ in NoPaymentRequired() }
        }
        container.register(OrderMoves.self) { resolver in
            let (events, payments, clock) = try resolver.resolve(EventLog.self, (any PaymentGuard).self, (any Clock).self)
            return OrderMoves(events: events, payments: payments, clock: clock)
        }
    }

    /// Registers the handlers.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (moves, areas, events) = try container.resolve(OrderMoves.self, (any ServiceAreas).self, EventLog.self)
        let placing = OrderPlacing(
            areas: areas, retail: try container.resolveIfRegistered((any RetailPricing).self),
            defaults: try container.resolveIfRegistered((any CustomerDefaults).self), moves: moves, windowCapacity: windowCapacity)
        OrdersController(placing: placing, tracking: try tracking(container)).add(to: &routes)
        OrderUpdateController(moves: moves, events: events).add(to: &routes)
    }

    /// One order, a customer's, a driver's, all.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        let (access, repository) = (OrderAccess(), OrderRepository())
        return [
            TopicRule("orders/{id}") { values, person, transaction in
                guard let id = values["id"].flatMap(Int.init), let order = try repository.find(id, in: transaction) else { return false }
                return try access.maySee(order, person, in: transaction)
            },
            TopicRule("customers/{id}/orders") { values, person, _ in values["id"] == String(person.id) },
            TopicRule("drivers/{id}/orders") { values, person, _ in
                values["id"] == String(person.id) && person.roles.contains(.driver)
            },
            TopicRule("dispatch/orders") { _, person, _ in !person.roles.isDisjoint(with: [.dispatcher, .admin]) },
        ]
    }

    /// Changes of orders, and where drivers are who are on the way to customers.
    public func channels(_ container: DIContainer) throws -> [RealtimeChannel] {
        [OrdersChannel(tracking: try tracking(container), database: try container.resolve((any Database).self)).channel]
    }

    private func tracking(_ container: DIContainer) throws -> OrderTracking {
        OrderTracking(positions: try container.resolveIfRegistered((any DriverPositions).self))
    }

    /// Closes orders a day after their delivery, and forgets quotes that nobody took.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let database = try container.resolve((any Database).self)
        let clock = try container.resolve((any Clock).self)
        let completion = OrderCompletion(database: database, clock: clock, moves: try container.resolve(OrderMoves.self))
        return [
            PeriodicJob("delivered orders are completed", every: .seconds(300)) { try await completion.run() },
            PeriodicJob("quotes expire", every: .seconds(3600)) {
                let limit = clock.now.addingTimeInterval(-24 * 3600)
                try await database.write { try QuoteRepository().removeExpired(before: limit, in: $0) }
            },
        ]
    }
}
