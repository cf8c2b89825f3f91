import Core
import Networking
import PersistenceTesting
import ServerTesting
import SupportAPI

/// The 99th percentile of the times of searches among 100,000 tickets, for staff and for requesters, whether the words are in all tickets or in few: that of
/// the slower engine. PostgreSQL is measured where there is a server: `Scripts/bench` starts one.
struct TicketSearchTime: Measure {
    let name = "operations.search"
    let bar = Bar.under(20, "ms")

    private static let rounds = 10

    func run(_ settings: MeasureSettings) async throws -> Figure {
        var slowest = 0.0
        for engine in TestEngine.available {
            let queue = try await LongQueue(on: engine)
            let requester = queue.server.client(as: .customer(1_234))
            let requests = Self.requests.flatMap { [($0, queue.dispatcher), ($0, requester)] }
            slowest = max(slowest, try await queue.latencies(of: requests, rounds: Self.rounds).sorted().percentile(99))
        }
        return Figure(medianOf: [slowest])
    }

    /// Words of all frequencies, their beginnings, several together, with filters and without, numbers, and what isn't there.
    static let requests: [TicketListRequest] = {
        let words = [0, 1, 3, 10, 30, 100, 300, 1_000, 3_000].map { LongQueue.words[$0] }
        var searches = words + words.map { String($0.prefix(2)) } + words.map { String($0.dropLast()) } + words.map { "\(words[0]) \($0)" }
        searches += [words.joined(separator: " "), "#4711", "4711", "k", "nowhere", "%"]
        return searches.flatMap { search in
            [
                TicketListRequest(search: search, limit: 30), TicketListRequest(status: .open, search: search, limit: 30),
                TicketListRequest(status: .closed, category: .safety, search: search, limit: 30),
            ]
        }
    }()
}
