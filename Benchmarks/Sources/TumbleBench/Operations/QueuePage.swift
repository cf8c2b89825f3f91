import Core
import Networking
import PersistenceTesting
import SupportAPI

/// The 99th percentile of the times of the queue's first page with each combination of filters, of 100,000 tickets: that of the slower engine. PostgreSQL is
/// measured where there is a server: `Scripts/bench` starts one.
struct QueuePage: Measure {
    let name = "operations.queue-100000"
    let bar = Bar.under(15, "ms")

    private static let rounds = 5

    func run(_ settings: MeasureSettings) async throws -> Figure {
        var slowest = 0.0
        for engine in TestEngine.available {
            let queue = try await LongQueue(on: engine)
            let requests = Self.requests.map { ($0, queue.dispatcher) }
            slowest = max(slowest, try await queue.latencies(of: requests, rounds: Self.rounds).sorted().percentile(99))
        }
        return Figure(medianOf: [slowest])
    }

    /// A request for each combination, among them an assignee without tickets and a combination that no ticket has.
    static let requests: [TicketListRequest] = {
        var requests = [TicketListRequest(orderID: 12, limit: 30), TicketListRequest(own: true, limit: 30)]
        for status in [nil] + TicketStatus.allCases.map(Optional.some) {
            for category in [nil] + TicketCategory.allCases.map(Optional.some) {
                for priority in [nil] + TicketPriority.allCases.map(Optional.some) {
                    for assignee in [nil, 0, 10, 900] {
                        requests.append(TicketListRequest(status: status, category: category, priority: priority, assigneeID: assignee, limit: 30))
                    }
                }
            }
        }
        return requests
    }()
}
