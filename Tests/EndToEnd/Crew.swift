import ProcessTesting
import Testing

/// Steps of a driver and a dispatcher on an order, each through the API and expected to work.
struct Crew {
    let driver: WireClient
    let dispatcher: WireClient

    init(_ server: RunningServer) async throws {
        driver = try await server.signIn("driver")
        dispatcher = try await server.signIn("dispatcher")
    }

    /// The driver begins to take jobs.
    func goOnline() async throws {
        let status = try await driver.put("/drivers/status", ["online": true])
        #expect(status.data["online"] == true, "\(status)")
    }

    /// Waits for the offer of an order's job.
    func offer(of order: Int) async throws -> JSON {
        try await eventually("An offer for order \(order)") {
            let jobs = try await driver.get("/drivers/jobs")
            return jobs.data["items"].array.first { $0["orderId"].int == order && $0["status"] == "offered" }
        }
    }

    /// The driver takes the offered job.
    func accept(_ offer: JSON) async throws -> JSON {
        let answer = try await driver.post("/drivers/jobs", ["jobId": offer["id"], "accepted": true])
        try #require(answer.status == 200, "\(answer)")
        return answer.data
    }

    /// The driver gets on with a stop.
    func report(_ stop: JSON, _ status: String, bags: Int? = nil) async throws {
        let id = try #require(stop["id"].int)
        let answer = try await driver.put("/drivers/stops/\(id)", ["status": .string(status), "bags": bags.map(JSON.int) ?? .null])
        try #require(answer.status == 200, "\(answer)")
    }

    /// The driver fetches the bags and brings them to the plant.
    func bringIn(_ job: JSON, bags: Int) async throws {
        let (door, plant) = (job["stops"][0], job["stops"][1])
        try await report(door, "enRoute")
        try await report(door, "arrived")
        try await report(door, "done", bags: bags)
        try await report(plant, "arrived")
    }

    /// The plant receives, weighs, washes.
    func wash(_ order: Int, bags: Int, kilograms: Double) async throws {
        let steps: [(String, JSON)] = [
            ("atFacility", ["stage": "atFacility", "bags": .int(bags)]), ("weighed", ["stage": "weighed", "kilograms": .number(kilograms)]),
            ("processing", ["stage": "processing"]), ("ready", ["stage": "ready"]),
        ]
        for (stage, body) in steps {
            let answer = try await dispatcher.put("/orders/\(order)", body)
            try #require(answer.status == 200, "\(answer)")
            #expect(answer.data["stage"].string == stage)
        }
    }

    /// The driver brings the bags home. The stores on the way have nothing of what was ordered.
    func deliver(_ job: JSON, bags: Int) async throws {
        let stops = job["stops"].array
        let (plant, door) = (try #require(stops.first), try #require(stops.last))
        try await report(plant, "done", bags: bags)
        for store in stops.dropFirst().dropLast() {
            #expect(store["kind"] == "shopping" && store["place"] == "store")
            let lines = store["items"].array.map { JSON.object(["line": $0["line"], "quantity": 0]) }
            let update: JSON = ["status": "done", "shopping": ["lines": .array(lines)]]
            let answer = try await driver.put("/drivers/stops/\(try #require(store["id"].int))", update)
            try #require(answer.status == 200, "\(answer)")
        }
        try await report(door, "arrived")
        try await report(door, "done", bags: bags)
    }
}
