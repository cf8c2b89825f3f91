import Blobs
import Core
import CoreTesting
import Foundation
import LocationAPI
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting

@testable import OrdersServer

/// The default areas, without Location's server.
struct DefaultAreas: ServiceAreas {
    func area(at coordinate: Coordinate, in transaction: Transaction) throws -> ServiceArea? { ServiceArea.defaultAreas.area(at: coordinate) }
    func names(in transaction: Transaction) throws -> [String] { ServiceArea.defaultAreas.map(\.name) }
}

/// Sells detergent, item 1, for $11.99, and nothing else.
struct OneItemShop: RetailPricing {
    func ordered(_ items: [Int], by customer: Int, in transaction: Transaction) throws {}

    func lines(for items: [RetailItemRequest], customer: Int, in transaction: Transaction) throws -> [RetailLine] {
        try items.map { item in
            guard item.itemID == 1 else { throw APIError.invalid(["retailItems": "Item \(item.itemID) isn't available."]) }
            return RetailLine(itemID: 1, name: "Detergent", retailer: "Shop", quantity: item.quantity, unitCents: 1199, note: item.note)
        }
    }
}

/// A server with orders alone and what tests do with it.
struct OrdersTestServer {
    let server: TestServer
    let transitions: OrderTransitions

    init(
        shop: Bool = true, retail: (any RetailPricing)? = nil, windowCapacity: Int = 40, payments: (any OrderPayments)? = nil,
        defaults: (any CustomerDefaults)? = nil,
        positions: (any DriverPositions)? = nil, streets: (any StreetLines)? = nil, names: (any PersonNames)? = nil,
        vehicles: (any DriverVehicles)? = nil, settings: [String: String] = [:], accounts: (any CustomerAccounts)? = nil, blobs: (any BlobStore)? = nil
    ) async throws {
        server = try await TestServer(plugins: [OrdersServerPlugin(windowCapacity: windowCapacity)], settings: settings) { container in
            container.register((any ServiceAreas).self) { _ in DefaultAreas() }
            if shop { container.register((any RetailPricing).self) { _ in retail ?? OneItemShop() } }
            if let payments { container.register((any OrderPayments).self) { _ in payments } }
            if let positions { container.register((any DriverPositions).self) { _ in positions } }
            if let streets { container.register((any StreetLines).self) { _ in streets } }
            if let accounts { container.register((any CustomerAccounts).self) { _ in accounts } }
            if let blobs { container.register((any BlobStore).self) { _ in blobs } }
            if let vehicles { container.register((any DriverVehicles).self) { _ in vehicles } }
            if let names { container.register((any PersonNames).self) { _ in names } }
            if let defaults { container.register((any CustomerDefaults).self) { _ in defaults } }
        }
        transitions = try server.application.container.resolve(OrderTransitions.self)
    }

    /// Two bags in Irvine as soon as possible.
    static let request = QuoteRequest(bags: 2, pickupMode: .asap, address: .sample)

    func client(_ person: Person) -> APIClient { server.client(as: person) }

    /// Places an order of two bags.
    func place(_ request: QuoteRequest = Self.request, by customer: Int = 7) async throws -> Order {
        try await client(.customer(customer)).call(OrdersEndpoints.create, CreateOrder(request))
    }

    /// Moves an order as Fleet would.
    @discardableResult
    func move(_ order: Int, to stage: Stage, by actor: OrderActor, _ details: TransitionDetails = TransitionDetails()) async throws -> Order {
        try await server.database.write { [transitions] in try transitions.move(order, to: stage, by: actor, details: details, in: $0) }
    }

    /// Assigns driver 5 for the next leg.
    @discardableResult
    func assign(_ order: Int, to stage: Stage = .pickupAssigned) async throws -> Order {
        try await move(order, to: stage, by: OrderActor(personID: 5, role: .driver), TransitionDetails(driverID: 5))
    }

    /// Takes an order of two bags through the given stages with what they need.
    @discardableResult
    func advance(_ order: Int, through stages: [Stage]) async throws -> Order? {
        var last: Order?
        for stage in stages {
            switch stage {
            case .pickupAssigned, .deliveryAssigned: last = try await assign(order, to: stage)
            case .weighed: last = try await move(order, to: stage, by: dispatcher, TransitionDetails(kilograms: 8.4))
            case .processing, .ready: last = try await move(order, to: stage, by: dispatcher)
            case .pickedUp: last = try await move(order, to: stage, by: driver, TransitionDetails(bags: 2))
            case .pickupFailed, .deliveryFailed: last = try await move(order, to: stage, by: driver, TransitionDetails(reason: "notAtHome"))
            default: last = try await move(order, to: stage, by: driver)
            }
        }
        return last
    }

    /// Places the recurring orders that are due, as the periodic job does.
    func runRecurring() async throws {
        let jobs = try OrdersServerPlugin().jobs(server.application.container)
        try await jobs.first { $0.name == "recurring orders are placed" }?.run()
    }

    /// Publishes other prices, which hold from now on.
    func publish(_ change: (inout Prices) -> Void) async throws {
        let client = client(.admin)
        var draft = try await client.call(OrdersEndpoints.createPriceDraft, NewPriceDraft())
        change(&draft.prices)
        draft = try await client.call(OrdersEndpoints.changePriceDraft, PriceDraftChange(id: draft.id, revision: draft.revision, prices: draft.prices))
        _ = try await client.call(OrdersEndpoints.publishPrices, PublishPrices(id: draft.id, revision: draft.revision))
        server.clock.advance(by: .seconds(1))
    }

    /// Returns an order as it is stored.
    func stored(_ id: Int) async throws -> Order {
        guard let order = try await server.database.read({ try OrderRepository().find(id, in: $0) }) else { throw APIError.notFound() }
        return order
    }

    let driver = OrderActor(personID: 5, role: .driver)
    let dispatcher = OrderActor(personID: 9, role: .dispatcher)
}

extension [Stage] {
    /// The way from acceptance to the plant.
    static let pickup: [Stage] = [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility]
    /// The way through the plant and back.
    static let delivery: [Stage] = [.weighed, .processing, .ready, .deliveryAssigned, .outForDelivery, .arrivedDropoff, .delivered]
}

/// The error of a call that must fail.
func failure<T>(_ body: () async throws -> T) async throws -> APIError? {
    do {
        _ = try await body()
        return nil
    } catch let error as APIError {
        return error
    }
}

extension Person {
    /// Administrator 1.
    static let admin = Person(id: 1, name: "Admin", roles: [.admin])
}
