import Core
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

@testable import OrdersServer

struct PriceReasonTests {
    private static let reasons: [(PriceReason, String)] = [
        (.pickupWithinHour, "Picked up within the hour"), (.freeWithShopping, "Free with shopping on the same trip"),
        (.freeOver(cents: 4000), "Free over $40.00"), (.notFreeBelow(cents: 4000), "Free over $40.00 or with shopping"),
        (.eachBag, "For each bag"), (.wholeOrder, "For the whole order"), (.weighed(grams: 12_500), "Weighed: 12.5 kg"),
        (.minimumWeight(grams: 8400, minimum: 9000, bags: 2), "Weighed: 8.4 kg; the minimum is 9 kg for 2 bags"),
        (.tax(basisPoints: 775), "7.75 % on shopping; laundry isn't taxed"),
        (.failedPickup, "The driver came, but couldn't pick up the laundry"), (.driverAssigned, "Canceled after a driver was assigned"),
    ]

    @Test(arguments: reasons) func `a reason is read back from its code and has a text`(reason: PriceReason, text: String) {
        #expect(PriceReason(code: reason.code) == reason)
        #expect(reason.text == text)
    }

    @Test(arguments: ["", "Free over $40.00", "freeOver", "freeOver:x", "freeOver:1:2", "tax:", "Weighed: 8.4 kg"])
    func `other texts are no codes`(text: String) {
        #expect(PriceReason(code: text) == nil)
    }

    @Test func `a line of an order from before the codes keeps its sentence, and an item its name and retailer`() {
        let lines = [
            PriceLine(kind: .delivery, label: "Dostawa", quantity: 1, unitCents: 399, totalCents: 0, reason: "Bezpłatna powyżej 40 USD"),
            PriceLine(kind: .retail, label: "Soap", quantity: 1, unitCents: 100, totalCents: 100, reason: "failedPickup"),
        ]
        let worded = Price(lines: lines, priceBookVersion: 1).worded.lines
        #expect(worded.map(\.label) == ["Delivery", "Soap"])
        #expect(worded.map(\.reason) == ["Bezpłatna powyżej 40 USD", "failedPickup"])
    }

    @Test func `each reader gets the price of one order in their language`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await Language.$current.withValue(.polish) { try await orders.place().id }
        let stored = try await orders.server.database.read { try OrderRepository().find(id, in: $0)?.price.lines }
        #expect(stored?.map(\.label) == ["", "", ""])
        #expect(stored?.map(\.reason) == [nil, "pickupWithinHour", "notFreeBelow:4000"])
        func lines(_ language: Language) async throws -> [PriceLine] {
            try await Language.$current.withValue(language) {
                try await orders.client(.customer(7)).call(OrdersEndpoints.detail, IDInput(id: id)).price.lines
            }
        }
        #expect(try await lines(.english).map(\.label) == ["Wash and fold", "ASAP pickup", "Delivery"])
        #expect(try await lines(.english)[2].reason == "Free over $40.00 or with shopping")
        #expect(try await lines(.spanish).map(\.label) == ["Lavado y doblado", "Recogida inmediata", "Entrega"])
        #expect(try await lines(.polish)[1].reason == "Odbiór w ciągu godziny")
    }

    @Test func `a quote in one language is reused in another`() async throws {
        let orders = try await OrdersTestServer()
        func quote(_ language: Language) async throws -> Quote {
            try await Language.$current.withValue(language) {
                try await orders.client(.customer(7)).call(OrdersEndpoints.quote, OrdersTestServer.request)
            }
        }
        let (english, polish) = (try await quote(.english), try await quote(.polish))
        #expect(english.id == polish.id)
        #expect((english.price.lines[0].label, polish.price.lines[0].label) == ("Wash and fold", "Pranie i składanie"))
    }
}
