import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

struct PlacementTests {
    @Test func `an order is placed and accepted at once`() async throws {
        let orders = try await OrdersTestServer()
        let order = try await orders.place()
        #expect((order.customerID, order.stage, order.status, order.sequence) == (7, .accepted, .inProgress, 2))
        #expect(order.price.totalCents == 3899)
        #expect(order.serviceArea == "Irvine")
        #expect(order.eta == orders.server.clock.now.addingTimeInterval(3600))
        #expect(order.allowedActions == ["canceled", "tip", "share", "reorder"])
        let timeline = try await orders.client(.customer(7)).call(OrdersEndpoints.timeline, IDInput(id: order.id)).items
        #expect(timeline.map(\.to) == [.placed, .accepted])
        #expect(timeline.map(\.role) == [.customer, .system])
        #expect(timeline.map(\.sequence) == [1, 2])
    }

    @Test func `200 orders at once under one key are one order`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(.customer(7))
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    try await client.call(OrdersEndpoints.create, CreateOrder(OrdersTestServer.request), idempotencyKey: "one-order").id
                }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        #expect(try await client.call(OrdersEndpoints.list, OrderListRequest()).total == 1)
        let events = try await orders.server.database.read { try $0.values(Int.self, "SELECT sequence FROM core_event ORDER BY id") }
        #expect(events == [1, 2])
    }

    @Test func `a key used for another order is refused`() async throws {
        let orders = try await OrdersTestServer()
        let client = orders.client(.customer(7))
        _ = try await client.call(OrdersEndpoints.create, CreateOrder(OrdersTestServer.request), idempotencyKey: "key")
        var other = OrdersTestServer.request
        other.bags = 3
        let error = try await failure { try await client.call(OrdersEndpoints.create, CreateOrder(other), idempotencyKey: "key") }
        #expect(error?.status == 409)
    }

    @Test(arguments: [(34.05, -118.24), (32.72, -117.16), (33.343, -118.328), (0, 0), (-117.7436, 33.6506)])
    func `an address outside is refused for quote and order, whatever the client checked`(latitude: Double, longitude: Double) async throws {
        let orders = try await OrdersTestServer()
        var request = OrdersTestServer.request
        request.address?.latitude = latitude
        request.address?.longitude = longitude
        let client = orders.client(.customer(7))
        for error in [
            try await failure { [request] in try await client.call(OrdersEndpoints.quote, request) },
            try await failure { [request] in try await client.call(OrdersEndpoints.create, CreateOrder(request)) },
        ] {
            #expect(error?.status == 422)
            #expect(error?.code == "not_served")
            #expect(error?.fields["address"]?.hasPrefix("We don't pick up here yet. We are in Irvine, ") == true)
        }
    }

    @Test(arguments: [0, 21, -1])
    func `bags are between 1 and 20`(bags: Int) async throws {
        let orders = try await OrdersTestServer()
        let error = try await failure { try await orders.place(QuoteRequest(bags: bags, pickupMode: .asap, address: .sample)) }
        #expect(error?.fields == ["bags": "Choose between 1 and 20 bags."])
    }

    @Test func `a scheduled order needs a window in the future`() async throws {
        let orders = try await OrdersTestServer()
        let now = orders.server.clock.now
        func error(_ window: TimeWindow?) async throws -> APIError? {
            try await failure { try await orders.place(QuoteRequest(bags: 1, pickupMode: .scheduled, window: window, address: .sample)) }
        }
        #expect(try await error(nil)?.fields["window"] == "Choose a time for the pickup.")
        #expect(try await error(TimeWindow(start: now, end: now + 7200))?.fields["window"] == "Choose a time in the future.")
        #expect(try await error(TimeWindow(start: now + 7200, end: now + 3600))?.fields.keys.sorted() == ["window"])
        #expect(try await error(TimeWindow(start: now + 3600, end: now + 7200)) == nil)
    }

    @Test func `a full window is refused`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 1)
        let now = orders.server.clock.now
        let first = TimeWindow(start: now + 3600, end: now + 7200)
        let touching = TimeWindow(start: now + 5400, end: now + 9000)
        let later = TimeWindow(start: now + 7200, end: now + 10_800)
        func place(_ window: TimeWindow) async throws {
            _ = try await orders.place(QuoteRequest(bags: 1, pickupMode: .scheduled, window: window, address: .sample))
        }
        try await place(first)
        #expect(try await failure { try await place(first) }?.code == "window_full")
        try await place(touching)
        #expect(try await failure { try await place(touching) }?.code == "window_full")
        try await place(later)
    }

    @Test func `a long window burdens each of its hours by its share`() {
        let now = Date(timeIntervalSince1970: 0)
        func window(_ start: Double, _ hours: Double) -> TimeWindow {
            TimeWindow(start: now + start * 3600, end: now + (start + hours) * 3600)
        }
        let day = window(0, 12)
        #expect(!WindowLoad.isFull(window(0, 2), [day, day, day, day, day], capacity: 1))
        #expect(WindowLoad.isFull(window(0, 2), [day, day, day, day, day, day], capacity: 1))
        #expect(!WindowLoad.isFull(day, (0..<5).map { window(Double($0) * 2, 2) }, capacity: 6))
        #expect(WindowLoad.isFull(day, (0..<6).map { window(Double($0) * 2, 2) }, capacity: 6))
    }

    @Test func `the last places of a window are taken once, however many ask at a time`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 3)
        let now = orders.server.clock.now
        let request = QuoteRequest(bags: 1, pickupMode: .scheduled, window: TimeWindow(start: now + 3600, end: now + 7200), address: .sample)
        let codes = await withTaskGroup(of: String.self) { group in
            for customer in 1...8 {
                group.addTask {
                    do {
                        _ = try await orders.place(request, by: customer)
                        return "placed"
                    } catch let error as APIError {
                        return error.code.rawValue
                    } catch {
                        return "\(error)"
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes.filter { $0 == "placed" }.count == 3)
        #expect(Set(codes) == ["placed", "window_full"])
    }

    @Test func `a customer may have few open orders before the first delivery, and more after it`() async throws {
        let orders = try await OrdersTestServer(settings: ["OPEN_ORDERS_AT_FIRST": "2", "OPEN_ORDERS": "3"])
        let first = try await orders.place()
        let second = try await orders.place()
        #expect(try await failure { try await orders.place() }?.code == "too_many_open_orders")
        _ = try await orders.place(by: 8)
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: second.id, reason: "later"))
        _ = try await orders.place()
        try await orders.server.database.write { _ = try $0.execute("UPDATE orders_order SET status = \(Status.delivered) WHERE id = \(first.id)") }
        _ = try await orders.place()
        _ = try await orders.place()
        #expect(try await failure { try await orders.place() }?.code == "too_many_open_orders")
    }

    @Test func `a limit that an administrator changes holds for the next order`() async throws {
        let orders = try await OrdersTestServer(settings: ["OPEN_ORDERS_AT_FIRST": "1"])
        _ = try await orders.place()
        #expect(try await failure { try await orders.place() }?.code == "too_many_open_orders")
        try orders.server.application.container.resolve(ChangedSettings.self).replace(with: ["OPEN_ORDERS_AT_FIRST": "2"])
        _ = try await orders.place()
        #expect(try await failure { try await orders.place() }?.code == "too_many_open_orders")
    }

    @Test func `orders of one customer at a time don't get past the limit`() async throws {
        let orders = try await OrdersTestServer(settings: ["OPEN_ORDERS_AT_FIRST": "2"])
        let placed = await withTaskGroup(of: Bool.self) { group in
            for _ in 1...8 { group.addTask { (try? await orders.place()) != nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(placed == 2)
    }

    @Test func `an order needs a confirmed email address where that is set`() async throws {
        struct Unverified: CustomerDefaults {
            let isVerified: Bool?
            func address(_ id: Int?, of customer: Int, in transaction: Transaction) throws -> Address? { .sample }
            func hasVerifiedEmail(_ customer: Int, in transaction: Transaction) throws -> Bool? { isVerified }
            func preferences(of customer: Int, in transaction: Transaction) throws -> LaundryPreferences? { nil }
        }
        let settings = ["ORDERS_NEED_VERIFIED_EMAIL": "YES"]
        let refused = try await OrdersTestServer(defaults: Unverified(isVerified: false), settings: settings)
        #expect(try await failure { try await refused.place() }?.code == "email_unverified")
        _ = try await OrdersTestServer(defaults: Unverified(isVerified: true), settings: settings).place()
        _ = try await OrdersTestServer(defaults: Unverified(isVerified: false)).place()
    }

    @Test func `an order without an address is refused where no profile knows one`() async throws {
        let orders = try await OrdersTestServer()
        #expect(try await failure { try await orders.place(QuoteRequest(bags: 1, pickupMode: .asap)) }?.code == "address_required")
    }

    @Test func `missing and unknown fields are named`() async throws {
        let orders = try await OrdersTestServer()
        let response = await orders.server.send(.post, "/api/v1/orders", body: #"{"pickupMode":"LATER","bags":"x"}"#, as: .customer(7))
        #expect(response.status.code == 422)
        let body = String(decoding: response.body, as: UTF8.self)
        #expect(body.contains(#""fields":{"bags""#))
        #expect(await orders.server.send(.post, "/api/v1/orders", body: "{}").status.code == 401)
    }

    @Test func `shopping comes along with its prices`() async throws {
        var request = OrdersTestServer.request
        request.retailItems = [RetailItemRequest(itemID: 1, quantity: 2, note: "unscented")]
        let order = try await OrdersTestServer().place(request)
        #expect(order.retailItems == [RetailLine(itemID: 1, name: "Detergent", retailer: "Shop", quantity: 2, unitCents: 1199, note: "unscented")])
        #expect(order.price.totalCents == 2800 + 2398 + 700 + 186)
    }

    @Test(arguments: [(true, 2, "Item 2 isn't available."), (false, 1, "You can't add shopping here.")])
    func `items that can't be had are refused`(shop: Bool, item: Int, message: String) async throws {
        let orders = try await OrdersTestServer(shop: shop)
        let input = QuoteRequest(bags: 2, pickupMode: .asap, address: .sample, retailItems: [RetailItemRequest(itemID: item, quantity: 1)])
        let error = try await failure { try await orders.place(input) }
        #expect(error?.fields["retailItems"] == message)
    }

    @Test func `the prices of a new installation are the default ones`() async throws {
        let orders = try await OrdersTestServer()
        let now = orders.server.clock.now
        #expect(try await orders.server.database.read { PriceBook.current(try PriceBookRepository().books(in: $0), at: now) } == .default)
    }

    @Test func `an order that isn't paid for is refused and leaves no trace`() async throws {
        struct Declined: OrderPayments {
            func check(_ step: PaymentStep, of order: Order, in transaction: Transaction) throws {
                throw APIError.conflict("The card was declined.", code: "payment_declined")
            }
        }
        let orders = try await OrdersTestServer(payments: Declined())
        #expect(try await failure { try await orders.place() }?.code == "payment_declined")
        #expect(try await orders.client(.customer(7)).call(OrdersEndpoints.list, OrderListRequest()).total == 0)
    }
}
