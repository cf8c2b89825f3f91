import Core
import CoreTesting
import Foundation
import Persistence
import ServerTesting
import SupportAPI
import Testing

@testable import SupportServer

/// The lists read an index in its order, however long they are.
struct QueuePlanTests {
    static let filters: [TicketFilter] = [
        TicketFilter(), TicketFilter(requester: 7), TicketFilter(status: .open), TicketFilter(status: .open, category: .damage),
        TicketFilter(status: .open, priority: .urgent), TicketFilter(status: .open, assignee: 0), TicketFilter(status: .closed, assignee: 10),
        TicketFilter(order: 12), TicketFilter(category: .damage), TicketFilter(category: .damage, priority: .low, assignee: 10),
        TicketFilter(status: .open, category: .damage, priority: .low, assignee: 10), TicketFilter(category: .damage, assignee: 10),
    ]

    @Test(arguments: filters.indices)
    func `a list is read from an index without sorting`(index: Int) async throws {
        let test = try await SupportTestServer()
        let ticket = try await test.open()
        let cursor = TicketCursor("\(TicketRecord.milliseconds(ticket.createdAt)).\(ticket.id)")
        try await test.server.database.read { transaction in
            // Few rows would tempt PostgreSQL into scanning them.
            for start in [nil, cursor] {
                let statement = TicketRepository.list(Self.filters[index], after: start, offset: 0, limit: 20, on: transaction.dialect)
                let plan = try transaction.plan(of: statement)
                // All tickets of any status are read by their primary key.
                let isScan = plan.contains("SCAN support_ticket\n") && index > 0
                #expect(!plan.contains("TEMP B-TREE") && !isScan, "\(plan)")
            }
        }
    }
}

extension Transaction {
    /// The plan of a statement as SQLite words it; empty on PostgreSQL, which decides by the number of rows.
    fileprivate func plan(of statement: SQL) throws -> String {
        guard dialect == .sqlite else { return "" }
        return try rows("EXPLAIN QUERY PLAN \(sql: statement)").map { try $0.get("detail", as: String.self) + "\n" }.joined()
    }
}
