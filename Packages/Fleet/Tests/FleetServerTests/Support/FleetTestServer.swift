import AuthAPI
import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting

/// A server with Fleet and fake orders, called by the real client.
struct FleetTestServer: Sendable {
    static let dispatcher = Person.dispatcher(900)
    let server: TestServer
    private let plugin: FleetServerPlugin

    /// Starts it.
    ///
    /// - Parameters:
    ///   - values: texts of settings.
    ///   - doors: the doors of orders, by their ids, which count from 1.
    ///   - bus: joins it to other servers.
    ///   - arrivals: hears when drivers are expected.
    ///   - names: says what drivers are called.
    ///   - matcher: chooses drivers in place of the greedy one.
    ///   - moved: called in the transaction of each transition that Fleet makes.
    init(
        settings: FleetSettings = FleetSettings(), _ values: [String: String] = [:], start: Date = Date(timeIntervalSince1970: 1_767_268_800),
        doors: [Int: Coordinate] = [:], bus: (any ProcessBus)? = nil, arrivals: (any ArrivalReports)? = nil, visits: (any OrderVisits)? = nil,
        ratings: (any DriverRatings)? = nil, names: (any DriverNames)? = nil, purchases: (any OrderPurchases)? = nil, matcher: (any Matcher)? = nil,
        moved: FakeOrderStages.Moved? = nil
    ) async throws {
        plugin = FleetServerPlugin(settings: settings)
        server = try await TestServer(plugins: [FakeOrders(doors: doors, moved: moved), plugin], settings: values, clock: TestClock(now: start)) { container in
            if let visits { container.register((any OrderVisits).self) { _ in visits } }
            if let ratings { container.register((any DriverRatings).self) { _ in ratings } }
            if let names { container.register((any DriverNames).self) { _ in names } }
            if let matcher { container.register((any Matcher).self) { _ in matcher } }
            if let purchases { container.register((any OrderPurchases).self) { _ in purchases } }
            if let bus { container.register((any ProcessBus).self) { _ in bus } }
            if let arrivals { container.register((any ArrivalReports).self) { _ in arrivals } }
        }
    }

    func driver(_ id: Int) -> TestDriver { TestDriver(id: id, client: server.client(as: .driver(id))) }

    var dispatch: APIClient { server.client(as: Self.dispatcher) }

    /// Makes a driver who is online.
    @discardableResult
    func onlineDriver(_ id: Int) async throws -> TestDriver {
        let driver = driver(id)
        _ = try await driver.setOnline(true)
        return driver
    }

    /// Places an order, accepts it, and delivers the events.
    @discardableResult
    func acceptedOrder(bags: Int = 2, mode: PickupMode = .asap) async throws -> Int {
        let order = try await server.database.write { transaction in
            try transaction.insert(
                into: "fake_order", ["stage": Stage.placed.rawValue, "sequence": 1, "bags": bags, "pickup_mode": mode.rawValue])
        }
        try await move(order, .accepted)
        return order
    }

    /// Moves an order as the plant or the system does, and delivers the events.
    func move(_ order: Int, _ stages: Stage..., driver: Int? = nil) async throws {
        try await moveUnheard(order, stages, driver: driver)
        await server.deliverEvents()
    }

    /// Moves an order whose events are still on their way.
    func moveUnheard(_ order: Int, _ stages: [Stage], driver: Int? = nil) async throws {
        let orders = try server.application.container.resolve((any OrderStages).self)
        for stage in stages {
            try await server.database.write { transaction in
                try orders.apply(StageTransition(order: order, stage: stage, person: 900, role: .dispatcher, driver: driver), in: transaction)
            }
        }
    }

    /// Gives the delivery of an order another window, or with nil none, and delivers the event.
    func reschedule(_ order: Int, to window: TimeWindow?) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        try await server.database.write { transaction in
            try transaction.execute("UPDATE fake_order SET delivery_start = \(window?.start), delivery_end = \(window?.end) WHERE id = \(order)")
            try events.append(
                OrdersEvents.edited, OrderEdited(order: order, person: 900), aggregate: OrdersEvents.aggregate, id: order, topics: [], in: transaction)
        }
        await server.deliverEvents()
    }

    /// Gives a person other roles, as far as Fleet hears of it.
    func setRoles(_ roles: [Role], of person: Int) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        try await server.database.write { transaction in
            try events.append(
                AuthEvents.rightsChanged, RightsChanged(user: person, roles: roles), aggregate: "account", id: person, topics: [], in: transaction)
        }
        await server.deliverEvents()
        // Those of the orders whose legs were given back.
        await server.deliverEvents()
    }

    /// Publishes that a person has another name.
    func publishRenaming(of person: Int) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        try await server.database.write { transaction in
            try events.append(AuthEvents.renamed, Renamed(user: person), aggregate: "account", id: person, topics: [], in: transaction)
        }
        await server.deliverEvents()
    }

    /// Publishes that a dispatcher reported what was bought for an order.
    func publishShopping(of order: Int) async throws {
        let (events, now) = (try server.application.container.resolve(EventLog.self), server.clock.now)
        let shopped = OrderShopped(
            order: order, customer: 7, driver: nil, role: .dispatcher, items: [], formerCents: 0, totalCents: 0, occurredAt: now)
        try await server.database.write { transaction in
            try events.append(OrdersEvents.shopped, shopped, aggregate: OrdersEvents.aggregate, id: order, topics: [], in: transaction)
        }
        await server.deliverEvents()
    }

    /// Writes to the database.
    func write(_ body: @escaping @Sendable (Transaction) throws -> Void) async throws {
        try await server.database.write { transaction in try body(transaction) }
    }

    /// Publishes an event as it is, again or out of order.
    func publish(_ event: OrderMoved) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        let orders = FakeOrderStages(events: events, clock: server.clock)
        try await server.database.write { try orders.publish(event, in: $0) }
        await server.deliverEvents()
    }

    func stage(of order: Int) async throws -> Stage {
        let text = try await server.database.read { try $0.value(String.self, "SELECT stage FROM fake_order WHERE id = \(order)") }
        return Stage(rawValue: text) ?? .draft
    }

    /// Returns the tags of an order's bags; nil for none.
    func tags(of order: Int) async throws -> String? {
        try await server.database.read { try $0.first("SELECT tags FROM fake_order WHERE id = \(order)")?.get("tags") }
    }

    func count(_ sql: SQL) async throws -> Int {
        try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM \(sql: sql)") }
    }

    /// Moves the clock and does what is done every second.
    func wait(_ duration: Duration) async throws {
        server.clock.advance(by: duration)
        for job in try plugin.jobs(server.application.container) { try await job.run() }
    }
}

/// A driver with a client.
struct TestDriver: Sendable {
    let id: Int
    let client: APIClient

    func setOnline(_ online: Bool) async throws -> DriverStatus {
        try await client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: online))
    }

    func status() async throws -> DriverStatus { try await client.call(FleetEndpoints.status) }

    func setBreak(_ onBreak: Bool) async throws(APIError) -> DriverStatus {
        try await client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true, onBreak: onBreak))
    }

    /// Reports where the driver is.
    func report(_ place: Coordinate, at time: Date) async throws {
        let position = Position(latitude: place.latitude, longitude: place.longitude, time: time)
        _ = try await client.call(FleetEndpoints.location, PositionReport(positions: [position]))
    }

    func jobs() async throws -> [Job] { try await client.call(FleetEndpoints.jobs, PageRequest()).items }

    func respond(_ job: Int, _ accepted: Bool = true) async throws(APIError) -> Job {
        try await client.call(FleetEndpoints.respond, OfferResponse(jobID: job, accepted: accepted))
    }

    func step(_ update: StopUpdate) async throws(APIError) -> Job { try await client.call(FleetEndpoints.updateStop, update) }

    /// Accepts the first offer.
    func acceptFirst() async throws -> Job {
        guard let offer = try await jobs().first else { throw APIError.notFound("There is no offer.") }
        return try await respond(offer.id)
    }

    /// Takes the present stop of a job to a status.
    func step(_ job: Job, _ status: StopStatus, bags: Int? = nil, note: String? = nil, reason: String? = nil) async throws -> Job {
        guard let stop = job.currentStop else { throw APIError.notFound("There is no stop.") }
        return try await step(StopUpdate(id: stop.id, status: status, bags: bags, note: note, reason: reason))
    }
}

/// The error of a call that must fail.
func failure<Success>(of call: () async throws -> Success) async -> APIError? {
    do {
        _ = try await call()
        return nil
    } catch {
        return error as? APIError
    }
}
