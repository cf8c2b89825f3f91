import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Synchronization
import Testing

@testable import OrdersServer

struct ListTests {
    private func list(_ orders: OrdersTestServer, _ request: OrderListRequest, _ person: Person = .customer(7)) async throws -> OrderListResponse {
        try await orders.client(person).call(OrdersEndpoints.list, request)
    }

    private func placed(_ count: Int, in orders: OrdersTestServer) async throws -> [Int] {
        var ids: [Int] = []
        for _ in 0..<count { ids.append(try await orders.place().id) }
        return ids
    }

    @Test func `a list goes on from an order, whatever is placed meanwhile`() async throws {
        let orders = try await OrdersTestServer()
        let ids = try await placed(5, in: orders)
        let first = try await list(orders, OrderListRequest(limit: 2))
        #expect((first.items.map(\.id), first.hasMore, first.page, first.total) == ([ids[4], ids[3]], true, 1, 5))
        _ = try await orders.place()
        let second = try await list(orders, OrderListRequest(before: ids[3], limit: 2))
        #expect((second.items.map(\.id), second.hasMore, second.page, second.total) == ([ids[2], ids[1]], true, nil, nil))
        let last = try await list(orders, OrderListRequest(before: ids[1], limit: 2))
        #expect((last.items.map(\.id), last.hasMore) == ([ids[0]], false))
        #expect(try await list(orders, OrderListRequest(status: .canceled, before: ids[4])).items == [])
        #expect(try await failure { try await list(orders, OrderListRequest(before: 0)) }?.fields.keys.sorted() == ["before"])
    }

    @Test func `a list is counted by number by default, and otherwise where it is asked for`() async throws {
        let orders = try await OrdersTestServer()
        let ids = try await placed(3, in: orders)
        _ = try await orders.place(by: 8)
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: ids[0], reason: "x"))
        #expect(try await list(orders, OrderListRequest(page: 2, limit: 2)).total == 3)
        #expect(try await list(orders, OrderListRequest(total: false)).total == nil)
        #expect(try await list(orders, OrderListRequest(before: ids[1], total: true)).total == 3)
        #expect(try await list(orders, OrderListRequest(status: .canceled)).total == 1)
        #expect(try await list(orders, OrderListRequest(), .dispatcher(9)).total == 4)
        #expect(try await list(orders, OrderListRequest(), .customer(6)).total == 0)
    }

    @Test func `what was read before is the same, and what changed is new for each of its readers`() async throws {
        let orders = try await OrdersTestServer()
        let ids = try await placed(2, in: orders)
        let (customer, dispatcher) = (Person.customer(7), Person.dispatcher(9))
        func both(_ person: Person) async throws -> [Order] {
            let listed = try await list(orders, OrderListRequest(), person).items
            for order in listed { #expect(try await orders.client(person).call(OrdersEndpoints.detail, IDInput(id: order.id)) == order) }
            return listed
        }
        let before = try await both(customer)
        #expect(try await both(customer) == before)
        #expect(try await both(dispatcher).map(\.cancellationFeeCents) == [0, 0])
        try await orders.assign(ids[0])
        #expect(try await both(customer).map(\.cancellationFeeCents) == [0, 500])
        #expect(try await both(dispatcher).map(\.cancellationFeeCents) == [0, 0])
        _ = try await orders.client(customer).call(OrdersEndpoints.update, OrderUpdate(id: ids[1], notes: "Gate 12"))
        #expect(try await both(customer).map(\.notes) == ["Gate 12", nil])
        #expect(try await both(dispatcher).map(\.driverID) == [nil, 5])
    }

    @Test func `each reader gets an order in their language`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        var texts: Set<Data> = []
        for language in ["en", "pl", "es", "en"] {
            let response = await orders.server.send(.get, "/api/v1/orders/\(id)", as: .customer(7), headerFields: [.acceptLanguage: language])
            #expect(response.status == .ok)
            texts.insert(response.body)
        }
        #expect(texts.count == 3)
    }

    @Test func `responses are the bytes that the encoder writes`() async throws {
        let orders = try await OrdersTestServer()
        let ids = try await placed(3, in: orders)
        for path in ["/orders?limit=2", "/orders?before=\(ids[2])"] {
            let body = await orders.server.send(.get, "/api/v1" + path, as: .customer(7)).body
            let list = try #require(try WireJSON.decoder().decode(Envelope<OrderListResponse>.self, from: body).data)
            #expect(try WireJSON.envelope(around: list) == body)
        }
        let body = await orders.server.send(.get, "/api/v1/orders/\(ids[0])", as: .customer(7)).body
        let order = try #require(try WireJSON.decoder().decode(Envelope<Order>.self, from: body).data)
        #expect(try WireJSON.envelope(around: order) == body)
    }

    @Test func `a poll is told that nothing changed until something does`() async throws {
        let orders = try await OrdersTestServer()
        let ids = try await placed(2, in: orders)
        func poll(_ path: String, _ tag: String) async -> HTTPResponse.Status {
            await orders.server.send(.get, "/api/v1" + path, as: .customer(7), headerFields: [.ifNoneMatch: tag]).status
        }
        for path in ["/orders", "/orders/\(ids[0])"] {
            let tag = try #require(await orders.server.send(.get, "/api/v1" + path, as: .customer(7)).headerFields[.eTag])
            #expect(await poll(path, tag) == .notModified)
            _ = try await orders.client(.customer(7)).call(OrdersEndpoints.update, OrderUpdate(id: ids[0], notes: path))
            #expect(await poll(path, tag) == .ok)
        }
        let tag = try #require(await orders.server.send(.get, "/api/v1/orders", as: .customer(7)).headerFields[.eTag])
        _ = try await orders.place()
        #expect(await poll("/orders", tag) == .ok)
    }

    @Test func `a page takes no more statements than an order, fees included, and none for JSON that is kept`() async throws {
        let orders = try await OrdersTestServer()
        let ids = try await placed(6, in: orders)
        for id in ids[..<3] { try await orders.assign(id) }
        for id in ids[3...] { try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed]) }
        let responses = OrderResponses()
        let now = orders.server.clock.now
        func statements(_ ids: [Int]) async throws -> Int {
            try await orders.server.database.read { transaction in
                let heads = try ids.map { try #require(try OrderRepository().head($0, in: transaction)) }
                var count = 0
                _ = try transaction.observed(by: { _, _ in count += 1 }) { try responses.json(of: heads, for: .customer(7), at: now, in: $0) }
                return count
            }
        }
        // The orders, the reasons of failed pickups, the prices.
        #expect(try await statements([ids[3]]) == 3)
        #expect(try await statements(ids) == 3)
        #expect(try await statements(ids) == 0)
    }

    @Test func `the JSON that is kept is bounded`() async throws {
        let orders = try await OrdersTestServer()
        let ids = try await placed(12, in: orders)
        // An order takes 1.2 kB.
        let (responses, now) = (OrderResponses(capacity: 4_000), orders.server.clock.now)
        for id in ids + ids {
            let json = try await orders.server.database.read { transaction in
                try responses.json(of: try #require(try OrderRepository().head(id, in: transaction)), for: .customer(7), at: now, in: transaction)
            }
            #expect(json.count > 1_000)
            #expect(responses.count <= 6)
        }
    }
}
