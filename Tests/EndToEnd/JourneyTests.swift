import Foundation
import ProcessTesting
import Testing

@Suite(.timeLimit(.minutes(2)))
struct JourneyTests {
    @Test func `an order travels from a customer to a driver, through the plant and home, by the API alone`() async throws {
        try await RunningServer.with { server in
            let customer = try await register(server)
            try await lookAround(customer)
            let item = try await shop(customer)
            let order = try await placeTwice(customer, item: item)
            let crew = try await Crew(server)
            try await travel(order, customer, crew)
            try await check(timelineOf: order, customer)
            try await check(impactOf: order, customer)
            try await check(dashboard: crew)
        }
    }

    private func register(_ server: RunningServer) async throws -> WireClient {
        let answer = try await server.client().post(
            "/auth/register", ["name": "Robin Rivera", "email": "robin@example.com", "password": "correct horse battery"])
        try #require(answer.status == 201, "\(answer)")
        expect(answer.data, has: Contract.session)
        expect(answer.data["user"], has: Contract.user)
        #expect(answer.data["user"]["roles"] == ["customer"])
        #expect(answer.data["user"]["phone"] == .null)
        #expect(answer.data["token"] == answer.data["accessToken"])
        expectTime(answer.data["expiresAt"])
        let customer = try await server.client(token: answer.data["accessToken"].string)
        #expect(try await customer.get("/auth/me").data["id"] == answer.data["user"]["id"])
        return customer
    }

    private func lookAround(_ customer: WireClient) async throws {
        #expect(try await customer.get("/service-areas").data.array.count == 6)
        let refused = try await customer.get("/service-areas/check?lat=34.05&lon=-118.24")
        #expect(refused.data["served"] == false)
        #expect(refused.data["area"] == .null)
        let losAngeles: JSON = ["bags": 2, "pickupMode": "ASAP", "address": Samples.losAngeles]
        let order = try await customer.post("/orders", losAngeles)
        #expect(order.status == 422)
        #expect(order.json["fields"]["address"].string != nil)
        let served = try await customer.get("/service-areas/check?lat=33.6506&lon=-117.7436")
        #expect(served.data["served"] == true)
        #expect(served.data["area"] == "Irvine")
        for (bags, total) in [(1, 1400 + 700 + 399), (2, 2800 + 700 + 399), (3, 4200 + 700)] {
            let quote = try await customer.post("/orders/quote", Samples.order(bags: bags)).data
            expect(quote, has: Contract.quote)
            expectPrice(quote)
            #expect(quote["totalCents"].int == total)
        }
    }

    private func shop(_ customer: WireClient) async throws -> JSON {
        let retailers = try await customer.get("/retail/retailers").data
        expect(retailers, has: Contract.page)
        expect(retailers["items"][0], has: Contract.retailer)
        #expect(retailers["items"].array.allSatisfy { $0["affiliated"] == false })
        let id = try #require(retailers["items"][0]["id"].int)
        let items = try await customer.get("/retail/retailers/\(id)/items").data["items"].array
        let item = try #require(items.first { $0["available"] == true })
        expect(item, has: Contract.item)
        return item
    }

    private func placeTwice(_ customer: WireClient, item: JSON) async throws -> Int {
        let body = Samples.order(retailItems: [["itemId": item["id"], "quantity": 1]])
        let first = try await customer.post("/orders", body, key: "journey-1")
        try #require(first.status == 201, "\(first)")
        let again = try await customer.post("/orders", body, key: "journey-1")
        #expect(again.status == 201)
        #expect(again.data["id"] == first.data["id"])
        let other = try await customer.post("/orders", Samples.order(bags: 5), key: "journey-1")
        #expect(other.status == 409)
        #expect(try await customer.get("/orders").data["total"] == 1)
        let order = first.data
        expect(order, has: Contract.order)
        expect(order["address"], has: Contract.address)
        expectPrice(order["price"])
        expectTime(order["createdAt"])
        #expect(order["stage"] == "accepted")
        #expect(order["status"] == "inProgress")
        #expect(order["serviceArea"] == "Irvine")
        #expect(order["driverId"] == .null)
        #expect(order["window"] == .null)
        let lines = order["price"]["lines"].array
        #expect(lines.first { $0["kind"] == "retail" }?["totalCents"] == item["priceCents"])
        #expect(lines.first { $0["kind"] == "tax" } != nil)
        #expect(lines.first { $0["kind"] == "delivery" }?["totalCents"].int ?? 0 == 0)
        return try #require(order["id"].int)
    }

    private func travel(_ order: Int, _ customer: WireClient, _ crew: Crew) async throws {
        try await crew.goOnline()
        let offer = try await crew.offer(of: order)
        expect(offer, has: Contract.job)
        #expect(offer["kind"] == "pickup")
        #expect(offer["payCents"].int ?? 0 > 0)
        expectTime(offer["expiresAt"])
        let pickup = try await crew.accept(offer)
        expect(pickup, has: Contract.job)
        for stop in pickup["stops"].array { expect(stop, has: Contract.stop) }
        let assigned = try await customer.get("/orders/\(order)").data
        #expect(assigned["stage"] == "pickupAssigned")
        try await chat(customer, crew, driver: #require(assigned["driverId"].int), order: order)
        try await crew.bringIn(pickup, bags: 2)
        #expect(try await customer.get("/orders/\(order)").data["stage"] == "pickedUp")
        try await crew.wash(order, bags: 2, kilograms: 10.5)
        let weighed = try await customer.get("/orders/\(order)").data["price"]
        expectPrice(weighed)
        #expect(weighed["lines"].array.first { $0["kind"] == "service" }?["totalCents"] == 1890)
        let delivery = try await crew.offer(of: order)
        #expect(delivery["kind"] == "delivery")
        try await crew.deliver(crew.accept(delivery), bags: 2)
        let delivered = try await customer.get("/orders/\(order)").data
        #expect(delivered["stage"] == "delivered")
        #expect(delivered["status"] == "delivered")
    }

    private func chat(_ customer: WireClient, _ crew: Crew, driver: Int, order: Int) async throws {
        let conversation = try await customer.post("/chat/conversations/with/\(driver)")
        #expect([200, 201].contains(conversation.status), "\(conversation)")
        expect(conversation.data, has: Contract.conversation)
        #expect(conversation.data["orderId"].int == order)
        let path = "/chat/conversations/\(try #require(conversation.data["id"].int))"
        // It comes by event, and would otherwise stand anywhere between the messages.
        let notice = try await eventually("The notice of the assignment") {
            try await customer.get("\(path)/messages").data["items"].array.first { $0["system"] == true }
        }
        #expect(notice["text"].string?.contains("\(order)") == true)
        let hello: JSON = ["type": "TEXT", "text": "The gate code is 4411.", "clientId": "hello-1"]
        let sent = try await customer.post("\(path)/messages", hello)
        #expect(sent.status == 201)
        expect(sent.data, has: Contract.message)
        #expect(try await customer.post("\(path)/messages", hello).data["id"] == sent.data["id"], "The same client id is the same message.")
        let inbox = try await crew.driver.get("/chat/conversations").data["items"][0]
        #expect(inbox["unreadCount"] == 1)
        #expect(inbox["lastMessage"]["text"] == "The gate code is 4411.")
        #expect(try await crew.driver.post("\(path)/read").data["unreadCount"] == 0)
        #expect(try await crew.driver.post("\(path)/messages", ["type": "TEXT", "text": "On my way!", "clientId": "hello-2"]).status == 201)
        let thread = try await customer.get("\(path)/messages").data["items"].array
        #expect(thread.filter { $0["system"] == false }.map { $0["text"] } == ["The gate code is 4411.", "On my way!"])
        let picture = try await customer.post("\(path)/messages", ["type": "IMAGE", "text": "x", "clientId": "hello-3"])
        #expect(picture.status == 422)
        #expect(picture.code == "unsupported_type")
        #expect(try await crew.dispatcher.get("\(path)/messages").status == 404, "A conversation is its participants' alone.")
    }

    private func check(timelineOf order: Int, _ customer: WireClient) async throws {
        let timeline = try await customer.get("/orders/\(order)/timeline").data["items"].array
        for step in timeline {
            expect(step, has: Contract.transition)
            expectTime(step["serverTime"])
        }
        let stages = [
            "placed", "accepted", "pickupAssigned", "enRoutePickup", "arrivedPickup", "pickedUp", "atFacility", "weighed", "processing", "ready",
            "deliveryAssigned", "outForDelivery", "arrivedDropoff", "delivered",
        ]
        #expect(timeline.map { $0["to"].string } == stages)
        #expect(timeline.map { $0["from"].string } == ["draft"] + stages.dropLast())
        #expect(timeline.map { $0["sequence"].int } == Array(1...stages.count))
        #expect(timeline.map { $0["role"].string }.prefix(3) == ["customer", "system", "driver"])
    }

    private func check(impactOf order: Int, _ customer: WireClient) async throws {
        let summary = try await eventually("The order's impact") {
            let summary = try await customer.get("/sustainability/summary").data
            // A plain nil would be JSON's null.
            return summary["orders"] == 1 ? summary : JSON?.none
        }
        expect(summary, has: Contract.summary)
        // 10.5 kg at home (22.7 L/kg) less at the plant (12.5 L/kg).
        #expect(summary["water"]["value"] == 107.1)
        #expect(summary["water"]["unit"] == "L")
        #expect(!summary["method"]["sources"].array.isEmpty)
        #expect(try await customer.get("/sustainability/orders/\(order)").data["kilograms"] == 10.5)
    }

    private func check(dashboard crew: Crew) async throws {
        let dashboard = try await eventually("A dashboard with the delivered order") {
            let dashboard = try await crew.dispatcher.get("/dispatch/dashboard").data
            return dashboard["completedToday"] == 1 && dashboard["activeTrips"] == 0 ? dashboard : JSON?.none
        }
        expect(dashboard, has: Contract.dashboard)
        #expect(dashboard["activeOrders"] == 0)
        #expect(dashboard["unassignedOrders"] == 0)
        #expect(dashboard["onlineDrivers"] == 1)
        let earned = try await crew.driver.get("/drivers/status").data
        #expect(earned["finishedToday"] == 2)
        #expect(earned["earnedTodayCents"].int ?? 0 > 0)
    }

    private func expectPrice(_ price: JSON, sourceLocation: SourceLocation = #_sourceLocation) {
        expect(price, has: Contract.price, sourceLocation: sourceLocation)
        for line in price["lines"].array { expect(line, has: Contract.priceLine, sourceLocation: sourceLocation) }
        let sum = price["lines"].array.compactMap { $0["totalCents"].int }.reduce(0, +)
        #expect(price["totalCents"].int == sum, sourceLocation: sourceLocation)
        let parts = ["subtotalCents", "taxCents", "tipCents"].compactMap { price[$0].int }.reduce(0, +)
        #expect(parts == sum, sourceLocation: sourceLocation)
        #expect(price["currency"] == "USD", sourceLocation: sourceLocation)
    }
}
