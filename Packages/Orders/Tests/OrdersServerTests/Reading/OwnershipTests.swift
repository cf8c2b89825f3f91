import Core
import Networking
import OrdersAPI
import OrdersServer
import Persistence
import ServerCore
import ServerTesting
import Testing

struct OwnershipTests {
    @Test(arguments: [Person.customer(8), .driver(6)])
    func `a stranger's order doesn't exist`(stranger: Person) async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.assign(id)
        let client = orders.client(stranger)
        #expect(try await failure { try await client.call(OrdersEndpoints.detail, IDInput(id: id)) }?.status == 404)
        #expect(try await failure { try await client.call(OrdersEndpoints.timeline, IDInput(id: id)) }?.status == 404)
        #expect(try await failure { try await client.call(OrdersEndpoints.update, OrderUpdate(id: id, notes: "x")) }?.status == 404)
        #expect(try await failure { try await client.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "x")) }?.status == 404)
        #expect(try await client.call(OrdersEndpoints.list, OrderListRequest()).total == 0)
        #expect(try await failure { try await orders.client(.dispatcher(9)).call(OrdersEndpoints.detail, IDInput(id: id + 1)) }?.status == 404)
    }

    @Test func `dispatchers list the orders of one customer, and nobody else learns of them by asking so`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        func list(_ person: Person, _ customer: Int) async throws -> [Int] {
            try await orders.client(person).call(OrdersEndpoints.list, OrderListRequest(customerID: customer)).items.map(\.id)
        }
        #expect(try await list(.dispatcher(9), 7) == [id])
        #expect(try await list(.dispatcher(9), 8).isEmpty)
        #expect(try await list(.customer(8), 7).isEmpty)
        #expect(try await list(.customer(7), 8) == [id])
    }

    @Test func `a driver sees orders of former legs too, and may not move them any more`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup)
        let order = try await orders.client(.driver(5)).call(OrdersEndpoints.detail, IDInput(id: id))
        #expect((order.driverID, order.allowedActions) == (nil, []))
        #expect(try await orders.client(.driver(5)).call(OrdersEndpoints.list, OrderListRequest()).items.map(\.id) == [id])
    }

    @Test func `lists hold what one may see, newest first, by status and page`() async throws {
        let orders = try await OrdersTestServer()
        var ids: [Int] = []
        for customer in [7, 8, 7] { ids.append(try await orders.place(by: customer).id) }
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: ids[0], reason: "x"))
        func list(_ person: Person, _ request: OrderListRequest = OrderListRequest()) async throws -> [Int] {
            try await orders.client(person).call(OrdersEndpoints.list, request).items.map(\.id)
        }
        #expect(try await list(.customer(7)) == [ids[2], ids[0]])
        #expect(try await list(.dispatcher(9)) == ids.reversed())
        #expect(try await list(.dispatcher(9), OrderListRequest(role: .customer)) == [])
        #expect(try await list(.customer(7), OrderListRequest(status: .canceled)) == [ids[0]])
        #expect(try await list(.dispatcher(9), OrderListRequest(stage: .accepted)) == [ids[2], ids[1]])
        #expect(try await list(.dispatcher(9), OrderListRequest(page: 2, limit: 2)) == [ids[0]])
        #expect(try await failure { try await list(.customer(7), OrderListRequest(role: .dispatcher)) }?.status == 403)
        #expect(try await failure { try await list(.customer(7), OrderListRequest(limit: 101)) }?.fields.keys.sorted() == ["limit"])
    }

    @Test func `who dispatches and sees a customer's order is on record, and nobody else`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.assign(id)
        for person in [Person.customer(7), .driver(5), .dispatcher(9), .dispatcher(9)] {
            _ = try await orders.client(person).call(OrdersEndpoints.detail, IDInput(id: id))
            _ = try await orders.client(person).call(OrdersEndpoints.timeline, IDInput(id: id))
            _ = try await orders.client(person).call(OrdersEndpoints.list, OrderListRequest())
        }
        #expect(orders.server.audit.entries == [.init(9, "order_read", "order/\(id)", account: 7), .init(9, "orders_listed")])
    }

    @Test func `lists are found by an index`() async throws {
        let orders = try await OrdersTestServer()
        let plans = try await orders.server.database.read { transaction in
            let queries: [SQL] = [
                "SELECT * FROM orders_order WHERE customer_id = 7 ORDER BY id DESC LIMIT 20",
                "SELECT id, version FROM orders_order WHERE customer_id = 7 AND id < 40 ORDER BY id DESC LIMIT 20 OFFSET 0",
                "SELECT * FROM orders_order WHERE customer_id = 7 AND status = 'scheduled' ORDER BY id DESC LIMIT 20",
                "SELECT * FROM orders_order WHERE 1 = 1 AND status = 'scheduled' ORDER BY id DESC LIMIT 20",
                "SELECT id FROM orders_order WHERE stage = 'delivered' AND stage_since <= 5 ORDER BY stage_since LIMIT 50",
            ]
            return try queries.map { try QueryPlan($0, in: transaction) }
        }
        for plan in plans {
            #expect(plan.wholeTables.isEmpty && !plan.sorts, "\(plan)")
        }
    }

    @Test func `topics are heard by those who may see the order`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.assign(id)
        let hub = orders.server.application.hub
        func hears(_ topic: Topic, _ person: Person) async -> Bool { (try? await hub.subscribe(topic, as: person)) != nil }
        for person in [Person.customer(7), .driver(5), .dispatcher(9)] { #expect(await hears(OrdersTopics.order(id), person)) }
        for person in [Person.customer(8), .driver(6)] { #expect(await !hears(OrdersTopics.order(id), person)) }
        #expect(await hears(OrdersTopics.customer(7), .customer(7)))
        #expect(await !hears(OrdersTopics.customer(7), .dispatcher(9)))
        #expect(await hears(OrdersTopics.driver(5), .driver(5)))
        #expect(await !hears(OrdersTopics.driver(5), .customer(5)))
        #expect(await !hears(OrdersTopics.dispatch, .customer(7)))
    }

    @Test func `a customer and a driver share their newest order`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.assign(id)
        let shared = try await orders.server.database.read { [transitions = orders.transitions] in
            [
                try transitions.sharedOrder(customer: 7, driver: 5, in: $0), try transitions.sharedOrder(customer: 5, driver: 7, in: $0),
                try transitions.sharedOrder(customer: 7, driver: 6, in: $0),
            ]
        }
        #expect(shared == [id, nil, nil])
    }
}
