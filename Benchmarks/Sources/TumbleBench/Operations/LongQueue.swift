import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import PersistenceTesting
import ServerTesting
import SupportAPI
import SupportServer

/// A server of Support without a socket, with 100,000 tickets of 20,000 people. Some words are in nearly all of them, most in few.
struct LongQueue {
    static let tickets = 100_000
    /// The words of the tickets, the most frequent first.
    static let words = (0..<4_000).map(word)

    let server: TestServer
    let dispatcher: APIClient

    init(on engine: TestEngine) async throws {
        server = try await TestServer(plugins: [SupportServerPlugin()], engine: engine) { container in
            container.register((any SupportPeople).self) { _ in Everybody() }
        }
        dispatcher = server.client(as: .dispatcher(10))
        let now = server.clock.now
        for start in stride(from: 0, to: Self.tickets, by: 1_000) {
            try await server.database.write { transaction in
                var random = SplitMix(state: UInt64(start))
                try transaction.insert(into: "support_ticket", rows: (start..<(start + 1_000)).map { Self.ticket($0, since: now, &random) })
                try Self.index(from: start + 1, in: transaction)
            }
        }
        // PostgreSQL does so by itself after a while.
        if server.database.dialect == .postgres { try await server.database.write { _ = try $0.execute("ANALYZE") } }
    }

    /// Adds the words of the last tickets, as the migration does.
    private static func index(from first: Int, in transaction: Transaction) throws {
        switch transaction.dialect {
        case .sqlite:
            try transaction.execute(
                """
                INSERT INTO support_search (rowid, requester, shown, internal)
                SELECT id, requester_id, subject || ' ' || description, '' FROM support_ticket WHERE id >= \(first)
                """)
        case .postgres:
            try transaction.execute(
                """
                INSERT INTO support_search (ticket_id, words)
                SELECT id, setweight(to_tsvector('simple', subject || ' ' || description), 'A') FROM support_ticket WHERE id >= \(first)
                """)
        }
    }

    private static func ticket(_ number: Int, since start: Date, _ random: inout SplitMix) -> KeyValuePairs<String, (any SQLConvertible)?> {
        let share = Int.random(in: 0..<100, using: &random)
        let status: TicketStatus = share < 20 ? .open : share < 30 ? .pending : .closed
        let priority: TicketPriority = [.urgent, .low, .high, .normal, .normal, .normal, .normal].randomElement(using: &random) ?? .normal
        let category = number.isMultiple(of: 100) ? TicketCategory.safety : TicketCategory.allCases.randomElement(using: &random) ?? .other
        let isTaken = status != .open || number.isMultiple(of: 3)
        let time = start.addingTimeInterval(Double(number) * 60)
        let milliseconds = Int(time.timeIntervalSince1970 * 1_000)
        return [
            "requester_id": 1_000 + Int.random(in: 0..<20_000, using: &random), "requester_role": Role.customer.rawValue,
            "subject": text(6, &random), "description": text(80, &random), "category": category.rawValue, "priority": priority.rawValue,
            "status": status.rawValue, "order_id": number.isMultiple(of: 2) ? number : nil,
            "assignee_id": isTaken ? Int.random(in: 10..<22, using: &random) : 0, "rank": status == .closed ? -milliseconds : milliseconds,
            "created_at": time, "updated_at": time,
        ]
    }

    /// Returns words by Zipf's law: the second is half as frequent as the first, the third a third.
    private static func text(_ count: Int, _ random: inout SplitMix) -> String {
        (0..<count).map { _ in words[Int(pow(Double(words.count), Double.random(in: 0..<1, using: &random))) - 1] }.joined(separator: " ")
    }

    private static func word(_ number: Int) -> String {
        let syllables = ["ka", "lo", "mi", "ter", "an", "do", "re", "su", "vi", "pen", "gra", "ble", "con", "dis", "tor", "ma", "ne", "qui", "ro", "sa"]
        return [number % 20, number / 20 % 20, number / 400 % 20].map { syllables[$0] }.joined()
    }

    /// Returns the milliseconds of each request's response, after a round that isn't counted.
    func latencies(of requests: [(TicketListRequest, APIClient)], rounds: Int) async throws -> [Double] {
        var latencies: [Double] = []
        for round in 0...rounds {
            for (request, client) in requests {
                let latency = try await measureMilliseconds { _ = try await client.call(SupportEndpoints.tickets, request) }
                if round > 0 { latencies.append(latency) }
            }
        }
        return latencies
    }
}

/// An account for each number.
private struct Everybody: SupportPeople {
    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person] {
        Dictionary(ids.map { ($0, Person.customer($0)) }) { first, _ in first }
    }
}
