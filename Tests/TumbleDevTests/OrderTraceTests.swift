import Foundation
import ProcessTesting
import Testing

/// Counts, in the trace of a server, the JSON that orders cost until every subscriber is done.
@Suite(.timeLimit(.minutes(5)))
struct OrderTraceTests {
    private struct Event: Decodable {
        let name: String
        let cat: String
        let tid: Int
        let ts: Double
        let dur: Double?

        var isEncoding: Bool { cat == "json" && name.hasPrefix("encode ") }
        var isDecoding: Bool { cat == "json" && name.hasPrefix("decode ") }
        var end: Double { ts + (dur ?? 0) }

        func contains(_ other: Event) -> Bool { tid == other.tid && ts <= other.ts && other.end <= end }
    }

    private static let orders = 20

    @Test func `an order is encoded ten times, and the writer decodes only why it waits`() async throws {
        try await TemporaryFolder.with { folder in
            let file = folder.url.appending(path: "trace.json")
            // A start reads and writes JSON, too: more orders at the same start tell what one costs.
            let one = try await events(of: folder, to: file, orders: 1).filter(\.isEncoding)
            let all = try await events(of: folder, to: file, orders: 1 + Self.orders)
            let many = all.filter(\.isEncoding)
            // The tenth is what its notification says.
            #expect(many.count - one.count <= 10 * Self.orders, "\(Dictionary(grouping: many, by: \.name).mapValues(\.count))")
            let writes = all.filter { $0.name == "write" }
            let first = try #require(all.first { $0.name == "decode CreateOrder" })
            // The reasons for which an order waits for a driver are copied from its round of offers to its card on the board.
            let decoded = all.filter { event in
                event.isDecoding && event.name != "decode Array<MatchReason>" && event.ts > first.ts && writes.contains { $0.contains(event) }
            }
            #expect(writes.count > Self.orders && decoded.isEmpty, "\(decoded.map(\.name))")
        }
    }

    /// Places orders on a server that writes a trace, and returns the trace when the server has stopped.
    private func events(of folder: TemporaryFolder, to file: URL, orders: Int) async throws -> [Event] {
        try await RunningServer.with(in: folder, settings: ["LOG_LEVEL=info", "TRACE_FILE=\(file.path)"]) { server in
            let customer = try await server.signIn("customer")
            for _ in 1...orders {
                #expect(try await customer.post("/orders", ["bags": 1, "pickupMode": "ASAP"], key: UUID().uuidString).status == 201)
            }
            #expect(await server.stop()?.status == 0)
        }
        // The first lines are the bracket and the process; each later one is an event.
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst(2).map { line in
            try JSONDecoder().decode(Event.self, from: Data((line.hasSuffix(",") ? line.dropLast() : line).utf8))
        }
    }
}
