import Foundation
import ProcessTesting
import Testing

/// A driver's app in a process of its own, with its outbox in a file.
private struct DriverApp {
    private let process: RunningProcess

    init(_ server: RunningServer, token: String) async throws {
        let address = try #require(await server.address)
        let file = server.folder.url.appending(path: "outbox")
        process = try RunningProcess(
            .outbox, [file.path, "http://\(address)", "PUT", "/drivers/stops/{id}"], environment: ["TOKEN": token], takesInput: true,
            in: server.folder.url, log: server.folder.url.appending(path: "app-log.txt"))
    }

    /// Confirms a step of a stop, which is the outbox's so-manieth deed, and waits until that is on the disk.
    func confirm(_ step: JSON, number: Int) async throws {
        try process.write(String(decoding: JSONEncoder().encode(step), as: UTF8.self) + "\n")
        try await says("kept \(number)")
    }

    func says(_ line: String) async throws {
        try #require(await process.firstLine(containing: line) != nil, "The app ended without \(line).")
    }

    /// Ends it at once, and returns all that it said.
    func kill() async -> [String] { await process.end(by: SIGKILL).output.split(separator: "\n").map(String.init) }
}

@Suite(.timeLimit(.minutes(2)))
struct OutboxTests {
    @Test func `a driver's confirmations made while the server is down arrive once, in order, with their times, though the app is killed`() async throws {
        try await RunningServer.with { server in
            let crew = try await Crew(server)
            let placed = try await server.signIn("customer").post("/orders", Samples.order())
            let order = try #require(placed.data["id"].int, "\(placed)")
            try await crew.goOnline()
            let job = try await crew.accept(crew.offer(of: order))
            let token = try await server.token(of: "driver")
            await server.kill()

            let (door, plant) = (job["stops"][0]["id"], job["stops"][1]["id"])
            let steps: [JSON] = [
                ["id": door, "status": "enRoute"], ["id": door, "status": "arrived"], ["id": door, "status": "done", "bags": 2],
                ["id": plant, "status": "arrived"],
            ]
            var moments: [ClosedRange<Date>] = []
            for numbers in [1...1, 2...3, 4...4] {
                let app = try await DriverApp(server, token: token)
                for number in numbers {
                    let before = Date()
                    try await app.confirm(steps[number - 1], number: number)
                    moments.append(before.addingTimeInterval(-0.001)...Date().addingTimeInterval(0.001))
                }
                let said = await app.kill()
                #expect(!said.contains { $0.hasPrefix("sent") }, "The server is down.")
            }

            try await server.start()
            let hasty = try await DriverApp(server, token: token)
            try await hasty.says("sent 1")
            var said = await hasty.kill()
            let app = try await DriverApp(server, token: token)
            try await app.says("left 0")
            said += await app.kill()
            #expect(!said.contains { $0.hasPrefix("refused") }, "\(said)")
            let last = try await DriverApp(server, token: token)
            try await last.says("left 0")
            _ = await last.kill()

            let driver = try await server.client(token: token)
            let timeline = try await server.signIn("customer").get("/orders/\(order)/timeline").data["items"].array
            #expect(
                timeline.map { $0["to"].string } == ["placed", "accepted", "pickupAssigned", "enRoutePickup", "arrivedPickup", "pickedUp"],
                "The driver's steps are there once, in order.")
            let times = try timeline.suffix(3).map { try #require(Self.date($0["deviceTime"])) }
            for (time, moment) in zip(times, moments) { #expect(moment.contains(time), "\(time) isn't in \(moment)") }
            let received = try timeline.suffix(3).map { try #require(Self.date($0["serverTime"])) }
            #expect(zip(times, received).allSatisfy { $0 < $1 })
            #expect(try #require(received.first) > moments[3].upperBound, "They were received after the last had been made.")
            let stops = try await driver.get("/drivers/jobs").data["items"][0]["stops"]
            #expect(stops[0]["status"] == "done")
            #expect(stops[1]["status"] == "arrived")
        }
    }

    private static func date(_ time: JSON) -> Date? {
        time.string.flatMap { try? Date($0, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) }
    }
}
