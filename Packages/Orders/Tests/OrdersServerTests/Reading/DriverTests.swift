import Core
import CoreTesting
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

@testable import OrdersServer

/// The driver as customers see them.
struct DriverTests {
    private struct KnownDrivers: PersonNames, DriverVehicles {
        func name(of person: Int, in transaction: Transaction) throws -> String? { person == 5 ? "Diego Alonso Silva" : nil }

        func vehicle(of driver: Int, in transaction: Transaction) throws -> DriverVehicle? {
            driver == 5 ? DriverVehicle(name: "White Ford Transit", plate: "7ABC123") : nil
        }
    }

    private func driver(of order: Int, for person: Person = .customer(7), _ orders: OrdersTestServer) async throws -> OrderDriver {
        try await orders.client(person).call(OrdersEndpoints.driver, IDInput(id: order))
    }

    private static let known = OrderDriver(name: "Diego S.", vehicle: "White Ford Transit", plate: "7ABC123")

    @Test func `the driver is known from the assignment to a day after the delivery, and not while the bags are at the plant`() async throws {
        let orders = try await OrdersTestServer(names: KnownDrivers(), vehicles: KnownDrivers())
        let id = try await orders.place().id
        #expect(try await failure { try await driver(of: id, orders) }?.status == 404)
        var seen: [Stage] = []
        for stage in [Stage].pickup + .delivery {
            try await orders.advance(id, through: [stage])
            guard let found = try? await driver(of: id, orders) else { continue }
            #expect(found == Self.known)
            seen.append(stage)
        }
        #expect(seen == [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .deliveryAssigned, .outForDelivery, .arrivedDropoff, .delivered])
        orders.server.clock.advance(by: .seconds(24 * 3600))
        try await OrderCompletion(database: orders.server.database, clock: orders.server.clock, transitions: orders.transitions).run()
        #expect(try await failure { try await driver(of: id, orders) }?.status == 404)
    }

    @Test func `dispatchers see the driver too, but not other customers nor drivers`() async throws {
        let orders = try await OrdersTestServer(names: KnownDrivers(), vehicles: KnownDrivers())
        let id = try await orders.place().id
        try await orders.advance(id, through: [.pickupAssigned])
        #expect(try await driver(of: id, for: .dispatcher(9), orders) == Self.known)
        for person in [Person.customer(8), .driver(5), .driver(6)] {
            #expect(try await failure { try await driver(of: id, for: person, orders) }?.status == 404)
        }
    }

    @Test func `an order that is canceled before its pickup shows no driver any more`() async throws {
        let orders = try await OrdersTestServer(names: KnownDrivers())
        let id = try await orders.place().id
        try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup])
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "no"))
        #expect(try await failure { try await driver(of: id, orders) }?.status == 404)
    }

    @Test func `stars are shown once three customers gave some, and a changed rating counts once`() async throws {
        let orders = try await OrdersTestServer()
        var rated: [Int] = []
        for stars in [5, 4, 2] {
            let id = try await orders.place().id
            try await orders.advance(id, through: .pickup + .delivery)
            #expect(try await driver(of: id, orders) == OrderDriver(name: nil))
            _ = try await orders.client(.customer(7)).call(OrdersEndpoints.rate, RateOrder(id: id, driver: stars))
            rated.append(id)
        }
        let last = try #require(rated.last)
        #expect(try await driver(of: last, orders) == OrderDriver(name: nil, stars: 11.0 / 3, ratings: 3))
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.rate, RateOrder(id: last, driver: 3, wash: 5))
        #expect(try await driver(of: last, orders) == OrderDriver(name: nil, stars: 4, ratings: 3))
        // Rating the wash alone takes the driver's stars back.
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.rate, RateOrder(id: last, wash: 5))
        #expect(try await driver(of: last, orders) == OrderDriver(name: nil))
    }

    @Test(arguments: [("Diego Silva", "Diego S."), ("Ana", "Ana"), ("Ana Maria de la Cruz", "Ana C."), ("", "")])
    func `a name is the first one and an initial`(name: String, short: String) {
        #expect(OrderDrivers.short(name) == short)
    }

    @Test func `drivers' own average changes with every fifth rating, so that no single one can be told from it`() async throws {
        let orders = try await OrdersTestServer()
        let (ratings, directory) = (DriverRatingRepository(), DriverRatingDirectory())
        var seen: [Double?] = []
        for stars in [5, 4, 5, 4, 5, 1, 1, 1, 1, 1] {
            seen.append(
                try await orders.server.database.write { transaction in
                    try ratings.count(stars, insteadOf: nil, of: 5, in: transaction)
                    return try directory.ownRating(of: 5, in: transaction)?.average
                })
        }
        #expect(seen == [nil, nil, nil, nil, 4.6, 4.6, 4.6, 4.6, 4.6, 2.8])
        // Who changes their mind again and again changes nothing of it.
        let changed = try await orders.server.database.write { transaction in
            for stars in 1...5 { try ratings.count(stars, insteadOf: stars - 1 == 0 ? 1 : stars - 1, of: 5, in: transaction) }
            return try directory.ownRating(of: 5, in: transaction)
        }
        #expect(changed == DriverRatingDirectory.Rating(average: 2.8, count: 10))
    }
}
