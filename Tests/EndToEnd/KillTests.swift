import Foundation
import ProcessTesting
import Testing

@Suite(.timeLimit(.minutes(2)))
struct KillTests {
    @Test func `whatever was acknowledged is there after a kill, once for its key, and the journey goes on`() async throws {
        try await RunningServer.with { server in
            let (customer, driver) = (try await server.token(of: "customer"), try await server.token(of: "driver"))
            let placed = try await server.client(token: customer).post("/orders", Samples.order(), key: "before")
            try #require(placed.status == 201, "\(placed)")
            let order = try #require(placed.data["id"].int)

            await server.kill()
            try await server.start()
            // The token from before the kill still holds: the signing key was kept.
            let after = try await server.client(token: customer)
            #expect(try await after.get("/orders/\(order)").data["stage"] == "accepted")
            #expect(try await after.post("/orders", Samples.order(), key: "before").data["id"].int == order)
            #expect(try await after.get("/orders").data["total"] == 1)

            var crew = try await Crew(server)
            try await crew.goOnline()
            let job = try await crew.accept(crew.offer(of: order))
            await server.kill()
            try await server.start()
            let mine = try await server.client(token: driver).get("/drivers/jobs").data["items"][0]
            #expect(mine["id"] == job["id"])
            #expect(mine["status"] == "accepted")

            crew = try await Crew(server)
            try await crew.bringIn(job, bags: 2)
            await server.kill()
            try await server.start()
            crew = try await Crew(server)
            try await crew.wash(order, bags: 2, kilograms: 9)
            await server.kill()
            try await server.start()
            // The offer may have been made before the kill or after it: it comes in any case.
            crew = try await Crew(server)
            try await crew.deliver(crew.accept(crew.offer(of: order)), bags: 2)
            let timeline = try await server.client(token: customer).get("/orders/\(order)/timeline").data["items"].array
            #expect(timeline.map { $0["sequence"].int } == Array(1...14))
            #expect(timeline.last?["to"] == "delivered")
        }
    }

    @Test func `of a burst of orders that a kill cuts short, every acknowledged one is there, and none twice`() async throws {
        try await RunningServer.with { server in
            let token = try await server.token(of: "customer")
            let client = try await server.client(token: token)
            let keys = (1...20).map { "burst-\($0)" }
            let before = await withTaskGroup(of: (String, Int?).self) { group in
                for key in keys {
                    // An order without an answer is one that the kill caught: whether it was placed shows afterwards.
                    group.addTask { (key, try? await client.post("/orders", Samples.order(), key: key).data["id"].int) }
                }
                var acknowledged: [String: Int] = [:]
                for await (key, id) in group {
                    acknowledged[key] = id
                    if acknowledged.count == 5 { await server.kill() }
                }
                return acknowledged
            }
            #expect(before.count >= 5)

            try await server.start()
            let after = try await server.client(token: token)
            let kept = try await after.get("/orders?limit=100").data
            let ids = Set(kept["items"].array.compactMap { $0["id"].int })
            #expect(Set(before.values).isSubset(of: ids))
            var answered: [String: Int] = [:]
            for key in keys { answered[key] = try await after.post("/orders", Samples.order(), key: key).data["id"].int }
            #expect(answered.filter { before[$0.key] != nil } == before, "A repeated key gets its own order.")
            #expect(Set(answered.values).count == keys.count)
            #expect(try await after.get("/orders").data["total"].int == keys.count)
            #expect(try await after.get("/ready").status == 200)
        }
    }
}
