import Persistence
import SupportAPI

/// Reads and writes the causes of tickets that the product opens itself.
struct IncidentRepository: Sendable {
    /// Takes a cause, such as `order/12/5`.
    ///
    /// - Returns: false if it was taken before.
    func claim(_ source: String, in transaction: Transaction) throws -> Bool {
        try transaction.execute("INSERT INTO support_incident (source) VALUES (\(source)) ON CONFLICT (source) DO NOTHING") == 1
    }

    /// Notes the ticket that was opened for a cause.
    func note(_ ticket: Int, for source: String, in transaction: Transaction) throws {
        try transaction.execute("UPDATE support_incident SET ticket_id = \(ticket) WHERE source = \(source)")
    }

    /// Returns the ticket of a cause; nil if there is none.
    func ticket(for source: String, in transaction: Transaction) throws -> Int? {
        try transaction.values(Int.self, "SELECT ticket_id FROM support_incident WHERE source = \(source)").first
    }

    /// Returns the tickets of an order's incidents that aren't closed.
    func open(of order: Int, in transaction: Transaction) throws -> [TicketRecord] {
        try transaction.rows(
            """
            SELECT * FROM support_ticket WHERE order_id = \(order) AND incident IS NOT NULL AND incident <> \(TicketIncident.payment.rawValue)
            AND status <> \(TicketStatus.closed.rawValue) ORDER BY id
            """
        ).map(TicketRecord.init)
    }
}
