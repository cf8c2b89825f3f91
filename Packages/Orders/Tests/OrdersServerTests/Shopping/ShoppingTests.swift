import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

/// The outcomes of retail items once somebody shops for them.
struct ShoppingTests {
    /// Detergent, soap and towels at $11.99, $4.29 and $20.00, of one retailer.
    struct SmallShop: RetailPricing {
        func ordered(_ items: [Int], by customer: Int, in transaction: Transaction) throws {}

        static let items = [1: ("Detergent", 1199), 2: ("Soap", 429), 3: ("Towels", 2000)]

        func lines(for items: [RetailItemRequest], customer: Int, in transaction: Transaction) throws -> [RetailLine] {
            try items.map { item in
                guard let (name, cents) = Self.items[item.itemID] else { throw APIError.notFound() }
                return RetailLine(
                    itemID: item.itemID, name: name, retailerID: 1, retailer: "Shop", quantity: item.quantity, unitCents: cents, note: item.note,
                    substitution: item.substitution)
            }
        }
    }

    private static let request = QuoteRequest(
        bags: 2, pickupMode: .asap, address: .sample,
        retailItems: [
            RetailItemRequest(itemID: 1, quantity: 2, substitution: .similar), RetailItemRequest(itemID: 2, quantity: 1, substitution: .call),
            RetailItemRequest(itemID: 3, quantity: 1),
        ])

    private static let toDoor: [Stage] = .pickup + [.weighed, .processing, .ready, .deliveryAssigned, .outForDelivery]

    private func ordered(_ stages: [Stage] = toDoor) async throws -> (OrdersTestServer, Order) {
        let orders = try await OrdersTestServer(retail: SmallShop())
        let placed = try await orders.place(Self.request)
        try await orders.advance(placed.id, through: stages)
        return (orders, try await orders.stored(placed.id))
    }

    private func report(_ order: Order, _ lines: [ShoppedLine], receipt: Int? = 3000) -> ShoppingReport {
        ShoppingReport(id: order.id, lines: lines, receiptCents: receipt)
    }

    @Test func `an order keeps wishes and retailers, and what is left out is left out`() async throws {
        let (_, order) = try await ordered([])
        #expect(order.retailItems.map(\.substitution) == [.similar, .call, .leaveOut])
        #expect(order.retailItems.map(\.retailerID) == [1, 1, 1])
        #expect(order.retailItems.allSatisfy { $0.status == .open && $0.boughtQuantity == nil })
        let plain = try WireJSON.decoder().decode(RetailItemRequest.self, from: Data(#"{"itemId":4,"quantity":2}"#.utf8))
        #expect(plain == RetailItemRequest(itemID: 4, quantity: 2))
        let stored = #"{"itemId":4,"name":"Milk","retailer":"Shop","quantity":2,"unitCents":429,"note":null}"#
        let line = try WireJSON.decoder().decode(RetailLine.self, from: Data(stored.utf8))
        #expect(line == RetailLine(itemID: 4, name: "Milk", retailer: "Shop", quantity: 2, unitCents: 429))
    }

    @Test func `the customer pays what was bought, and never more than the price that they saw`() async throws {
        let (orders, order) = try await ordered()
        let driver = orders.client(.driver(5))
        let lines = [
            ShoppedLine(line: 0, quantity: 1, unitCents: 1099, substitute: "Liquid detergent"), ShoppedLine(line: 1, quantity: 1, unitCents: 599),
            ShoppedLine(line: 2, quantity: 0),
        ]
        let shopped = try await driver.call(OrdersEndpoints.shop, report(order, lines))
        #expect(shopped.retailItems.map(\.status) == [.substituted, .bought, .missing])
        #expect(shopped.retailItems.map(\.chargedCents) == [1099, 429, 0])
        let retail = shopped.price.lines.filter { $0.kind == .retail }
        #expect(retail.map(\.totalCents) == [1099, 429, 0])
        #expect(retail.map(\.label) == ["Liquid detergent", "Soap", "Towels"])
        // Irvine's tax of 7.75 % on $15.28.
        #expect(shopped.price.taxCents == 118)
        let other = { (price: Price) in price.lines.filter { $0.kind != .retail && $0.kind != .tax }.map(\.totalCents) }
        #expect(other(shopped.price) == other(order.price))
        #expect(shopped.price.lines.reduce(0) { $0 + $1.totalCents } == shopped.price.totalCents)
        #expect(order.price.totalCents - shopped.price.totalCents == 1299 + 2000 + (order.price.taxCents - 118))
    }

    @Test func `the delivery stays free where nothing could be bought`() async throws {
        let (orders, order) = try await ordered()
        let lines = order.retailItems.indices.map { ShoppedLine(line: $0, quantity: 0) }
        let shopped = try await orders.client(.driver(5)).call(OrdersEndpoints.shop, report(order, lines, receipt: nil))
        #expect(shopped.price.lines.first { $0.kind == .delivery }?.totalCents == 0)
        #expect(shopped.price.taxCents == 0)
        #expect(shopped.retailItems.allSatisfy { $0.status == .missing })
    }

    @Test(arguments: [
        (ShoppedLine(line: 0, quantity: 3, unitCents: 1199), "lines.0.quantity"), (ShoppedLine(line: 0, quantity: -1, unitCents: 1199), "lines.0.quantity"),
        (ShoppedLine(line: 0, quantity: 1, unitCents: -1), "lines.0.unitCents"), (ShoppedLine(line: 0, quantity: 1), "lines.0.unitCents"),
        (ShoppedLine(line: 0, quantity: 0, unitCents: 429), "lines.0.unitCents"), (ShoppedLine(line: 9, quantity: 1, unitCents: 1), "lines.0.line"),
        (ShoppedLine(line: 0, quantity: 0, substitute: "Powder"), "lines.0.quantity"),
        (ShoppedLine(line: 1, quantity: 1, unitCents: 429, substitute: "Gel"), "lines.0.agreed"),
        (ShoppedLine(line: 2, quantity: 1, unitCents: 429, substitute: "Rag"), "lines.0.substitute"),
    ])
    func `impossible reports are refused with the field at fault`(line: ShoppedLine, field: String) async throws {
        let (orders, order) = try await ordered()
        let error = try await failure { try await orders.client(.driver(5)).call(OrdersEndpoints.shop, report(order, [line], receipt: nil)) }
        #expect(error?.status == 422)
        #expect(error?.fields.keys.contains(field) == true, "\(error?.fields ?? [:])")
        #expect(try await orders.stored(order.id).retailItems == order.retailItems)
    }

    @Test func `a substitute is taken after the customer agreed`() async throws {
        let (orders, order) = try await ordered()
        let line = ShoppedLine(line: 1, quantity: 1, unitCents: 399, substitute: " Gel ", agreed: true)
        let shopped = try await orders.client(.driver(5)).call(OrdersEndpoints.shop, report(order, [line]))
        #expect(shopped.retailItems[1].substitute == "Gel")
        #expect(shopped.retailItems[1].status == .substituted)
    }

    @Test func `the same report again changes nothing, and another one is a dispatcher's`() async throws {
        let (orders, order) = try await ordered()
        let driver = orders.client(.driver(5))
        let first = report(order, [ShoppedLine(line: 0, quantity: 2, unitCents: 1199)])
        let shopped = try await driver.call(OrdersEndpoints.shop, first)
        #expect(try await driver.call(OrdersEndpoints.shop, first).version == shopped.version)
        let second = report(order, [ShoppedLine(line: 0, quantity: 1, unitCents: 1199)])
        #expect(try await failure { try await driver.call(OrdersEndpoints.shop, second) }?.code == "already_reported")
        let corrected = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.shop, second)
        #expect(corrected.retailItems[0].status == .partial)
        let purchases = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.purchases, IDInput(id: order.id))
        #expect(purchases.map(\.role) == [.driver, .dispatcher])
        #expect(orders.server.audit.entries.contains(.init(9, "shopping_corrected", "order/\(order.id)", account: 7)))
    }

    @Test func `a receipt's total is needed where something was bought`() async throws {
        let (orders, order) = try await ordered()
        let driver = orders.client(.driver(5))
        let bought = [ShoppedLine(line: 0, quantity: 2, unitCents: 1199)]
        let error = try await failure { try await driver.call(OrdersEndpoints.shop, report(order, bought, receipt: nil)) }
        #expect(error?.fields.keys.sorted() == ["receiptCents"])
        let none = [ShoppedLine(line: 0, quantity: 0)]
        let needless = try await failure { try await driver.call(OrdersEndpoints.shop, report(order, none, receipt: 100)) }
        #expect(needless?.fields.keys.sorted() == ["receiptCents"])
        let unknown = ShoppingReport(id: order.id, lines: bought, receiptCents: 2400, receiptIDs: [77])
        #expect(try await failure { try await driver.call(OrdersEndpoints.shop, unknown) }?.code == "unknown_proof")
    }

    @Test func `only the driver on the way and dispatchers report, and to strangers the order doesn't exist`() async throws {
        let (orders, order) = try await ordered(.pickup)
        let lines = [ShoppedLine(line: 2, quantity: 0)]
        #expect(try await failure { try await orders.client(.driver(6)).call(OrdersEndpoints.shop, report(order, lines, receipt: nil)) }?.status == 404)
        #expect(try await failure { try await orders.client(.customer(8)).call(OrdersEndpoints.purchases, IDInput(id: order.id)) }?.status == 404)
        #expect(try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.shop, report(order, lines, receipt: nil)) }?.status == 403)
        let early = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.shop, report(order, lines, receipt: nil))
        #expect(early.retailItems[2].status == .missing)
        // The weighing keeps what was reported before.
        try await orders.advance(order.id, through: [.weighed])
        #expect(try await orders.stored(order.id).price.lines.filter { $0.kind == .retail }.map(\.totalCents) == [2398, 429, 0])
    }

    @Test func `a canceled order takes no report`() async throws {
        let (orders, order) = try await ordered([])
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: order.id, reason: "Changed plans"))
        let lines = [ShoppedLine(line: 2, quantity: 0)]
        let error = try await failure { try await orders.client(.dispatcher(9)).call(OrdersEndpoints.shop, report(order, lines, receipt: nil)) }
        #expect(error?.code == "shopping_closed")
    }

    @Test func `whatever is bought, lines add up, and no total rises above the one that was seen`() throws {
        let random = SeededRandomSource(seed: 7)
        func pick(_ range: Range<Int>) -> Int { random.integer(in: range) }
        let pricing = Pricing(.default)
        for _ in 0..<500 {
            var items = (0...pick(0..<4)).map { RetailLine(itemID: $0, name: "Item", retailer: "Shop", quantity: pick(1..<6), unitCents: pick(0..<5000)) }
            var basket = Pricing.Basket(bags: pick(1..<5), pickupMode: pick(0..<2) == 0 ? .asap : .scheduled, retailItems: items, area: "Irvine")
            (basket.creditCents, basket.promoCents, basket.tipCents) = (pick(0..<9000), pick(0..<3000), pick(0..<900))
            let placed = pricing.price(basket)
            for index in items.indices where pick(0..<4) > 0 {
                items[index].boughtQuantity = pick(0..<items[index].quantity + 1)
                items[index].paidUnitCents = pick(0..<8000)
            }
            let shopped = pricing.price(placed, shopped: items, area: "Irvine")
            #expect(shopped.lines.reduce(0) { $0 + $1.totalCents } == shopped.totalCents)
            #expect(shopped.totalCents <= placed.totalCents && shopped.totalCents >= shopped.tipCents)
            #expect(shopped.creditCents <= placed.creditCents && shopped.tipCents == placed.tipCents)
            #expect(shopped.creditCents <= max(shopped.subtotalCents, 0))
            #expect(shopped.lines.first { $0.kind == .delivery }?.totalCents == 0)
        }
    }
}
