import Foundation
import ProcessTesting
import Testing

@Suite(.timeLimit(.minutes(2)))
struct RaceTests {
    @Test func `200 drivers accept one job at once, one wins and 199 are told that it is taken`() async throws {
        try await RunningServer.with(settings: ["LOG_LEVEL=warning"]) { server in
            let mint = try TokenMint(dataFolder: server.folder.data)
            let token = try await server.token(of: "driver")
            var drivers: [Int: WireClient] = [:]
            for id in 100_001...100_200 {
                let minted = try mint.token(like: token, changing: ["sub": "\(id)", "name": "Driver \(id)", "roles": ["driver"]])
                drivers[id] = try await server.client(token: minted)
            }
            let online = try await atOnce(drivers) { try await $0.put("/drivers/status", ["online": true]) }
            #expect(online.values.allSatisfy { $0.status == 200 })

            let customer = try await server.signIn("customer")
            let order = try #require(try await customer.post("/orders", Samples.order()).data["id"].int)
            let last = try #require(drivers[100_200])
            let job = try await eventually("The offer") { try await last.get("/drivers/jobs").data["items"].array.first?["id"] }

            let answers = try await atOnce(drivers) { try await $0.post("/drivers/jobs", ["jobId": job, "accepted": true]) }
            let winners = answers.filter { $0.value.status == 200 }.keys
            let losers = answers.values.filter { $0.status == 409 }
            #expect(winners.count == 1)
            #expect(losers.count == 199)
            #expect(Set(losers.map(\.code)) == ["job_taken"])
            let taken = try await customer.get("/orders/\(order)").data
            #expect(taken["driverId"].int == winners.first)
            #expect(taken["stage"] == "pickupAssigned")
            let steps = try await customer.get("/orders/\(order)/timeline").data["items"].array
            #expect(steps.count { $0["to"] == "pickupAssigned" } == 1)
        }
    }

    private func atOnce(
        _ clients: [Int: WireClient], _ work: @escaping @Sendable (WireClient) async throws -> Answer
    ) async throws -> [Int: Answer] {
        try await withThrowingTaskGroup(of: (Int, Answer).self) { group in
            for (id, client) in clients { group.addTask { (id, try await work(client)) } }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }
}
