import Core
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

@testable import OrdersServer

@Suite struct SearchTests {
    private func search(_ text: String, as person: Person = .customer(7), _ orders: OrdersTestServer) async throws -> [Int] {
        let role: Role = person.roles.contains(.dispatcher) ? .dispatcher : .customer
        return try await orders.client(person).call(OrdersEndpoints.list, OrderListRequest(role: role, search: text)).items.map(\.id)
    }

    private func address(_ line: String, city: String = "Irvine") -> Address {
        var address = Address.sample
        (address.line1, address.city) = (line, city)
        return address
    }

    @Test func `orders are found by number, address and item, whatever the case and accents`() async throws {
        let orders = try await OrdersTestServer()
        var request = OrdersTestServer.request
        request.address = address("12 Łódź Avé")
        request.retailItems = [RetailItemRequest(itemID: 1, quantity: 1)]
        let first = try await orders.place(request).id
        let second = try await orders.place().id
        for text in ["łódź", "LODZ ave", "ave irv", "deterGENT", "#\(first)", " \(first) "] {
            #expect(try await search(text, orders).contains(first), "\(text)")
        }
        #expect(try await search("spectrum", orders) == [second])
        #expect(try await search("", orders) == [second, first])
        #expect(try await search("nothing", orders).isEmpty)
    }

    @Test func `signs of patterns are looked for as they are`() async throws {
        let orders = try await OrdersTestServer()
        var request = OrdersTestServer.request
        request.address = address("100% Main_St!")
        let id = try await orders.place(request).id
        _ = try await orders.place()
        for text in ["100%", "main_st", "st!"] { #expect(try await search(text, orders) == [id], "\(text)") }
        for text in ["%", "_"] { #expect(try await search(text, orders) == [id], "\(text)") }
    }

    @Test func `nobody finds somebody else's orders`() async throws {
        let orders = try await OrdersTestServer()
        let mine = try await orders.place().id
        let theirs = try await orders.place(by: 8).id
        #expect(try await search("irvine", orders) == [mine])
        #expect(try await search("#\(theirs)", orders).isEmpty)
        #expect(try await search("irvine", as: .dispatcher(9), orders) == [theirs, mine])
        #expect(try await search("#\(theirs)", as: .dispatcher(9), orders) == [theirs])
    }

    @Test func `a page of what was found goes on where it ended`() async throws {
        let orders = try await OrdersTestServer()
        var ids: [Int] = []
        for _ in 0..<3 { ids.append(try await orders.place().id) }
        let client = orders.client(.customer(7))
        let first = try await client.call(OrdersEndpoints.list, OrderListRequest(role: .customer, search: "irvine", limit: 2))
        #expect(first.items.map(\.id) == [ids[2], ids[1]] && first.hasMore && first.total == 3)
        let rest = try await client.call(OrdersEndpoints.list, OrderListRequest(role: .customer, search: "irvine", before: ids[1], limit: 2))
        #expect(rest.items.map(\.id) == [ids[0]] && !rest.hasMore)
    }

    @Test func `a driver's weight is in the timeline and leaves the order to the plant's`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup])
        try await orders.move(id, to: .pickedUp, by: orders.driver, TransitionDetails(bags: 2, kilograms: 7.5))
        #expect(try await orders.stored(id).kilograms == nil)
        let timeline = try await orders.client(.customer(7)).call(OrdersEndpoints.timeline, IDInput(id: id)).items
        #expect(timeline.last?.to == .pickedUp && timeline.last?.kilograms == 7.5)
    }

    @Test func `a driver's tags are stored as the plant's are`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup])
        for tags in [["a tag!"], ["A", "a"]] {
            let details = TransitionDetails(bags: 2, bagTags: tags)
            #expect(try await failure { try await orders.move(id, to: .pickedUp, by: orders.driver, details) }?.fields.keys.sorted() == ["bagTags"])
        }
        try await orders.move(id, to: .pickedUp, by: orders.driver, TransitionDetails(bags: 2, bagTags: ["t-104", "T-105"]))
        #expect(try await orders.stored(id).bagTags == ["T-104", "T-105"])
        #expect(try await search("t-104", as: .dispatcher(9), orders) == [id])
        try await orders.move(id, to: .atFacility, by: orders.driver)
        #expect(try await orders.stored(id).bagTags == ["T-104", "T-105"])
    }

    @Test func `bags are found by their tags, which lead to one order at a time`() async throws {
        let orders = try await OrdersTestServer()
        let (first, second) = (try await orders.place().id, try await orders.place().id)
        for id in [first, second] { try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp]) }
        let plant = orders.client(.dispatcher(9))
        let received = try await plant.call(OrdersEndpoints.update, OrderUpdate(id: first, stage: .atFacility, bagTags: ["t-104", "T-105"]))
        #expect(received.bagTags == ["T-104", "T-105"])
        #expect(try await search("t-105", as: .dispatcher(9), orders) == [first])
        let used = try await failure { try await plant.call(OrdersEndpoints.update, OrderUpdate(id: second, stage: .atFacility, bagTags: ["T-105"])) }
        #expect(used?.code == "tag_in_use" && used?.message.contains("\(first)") == true)
        #expect(try await orders.stored(second).stage == .pickedUp)
        // Tags can be changed without a step, and used again once the order is over.
        #expect(try await plant.call(OrdersEndpoints.update, OrderUpdate(id: second, bagTags: ["T-9"])).bagTags == ["T-9"])
        try await orders.advance(first, through: .delivery)
        _ = try await plant.call(OrdersEndpoints.update, OrderUpdate(id: second, stage: .atFacility, bagTags: ["T-105"]))
        #expect(try await search("T-105", as: .dispatcher(9), orders) == [second])
        for tags in [["a tag!"], [""], ["A", "a"], [String(repeating: "A", count: 21)]] {
            #expect(try await failure { try await plant.call(OrdersEndpoints.update, OrderUpdate(id: second, bagTags: tags)) }?.status == 422)
        }
        let customer = orders.client(.customer(7))
        #expect(try await failure { try await customer.call(OrdersEndpoints.update, OrderUpdate(id: second, bagTags: ["B"])) }?.status == 403)
    }

    @Test func `a customer sets no tags, not even with a step`() async throws {
        let orders = try await OrdersTestServer()
        let (foreign, own) = (try await orders.place(by: 8).id, try await orders.place().id)
        _ = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.update, OrderUpdate(id: foreign, bagTags: ["T-1"]))
        for tag in ["T-1", "T-2"] {
            let byStage = OrderUpdate(id: own, stage: .canceled, reason: "Later", bagTags: [tag])
            let byStatus = OrderUpdate(id: own, status: .canceled, reason: "Later", bagTags: [tag])
            for update in [byStage, byStatus] {
                let refused = try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.update, update) }
                #expect(refused?.status == 403 && refused?.message.contains("\(foreign)") == false)
            }
        }
        #expect(try await orders.stored(own).stage == .accepted)
    }
}
