import Core
import FleetAPI
import Persistence
import ServerCore

/// Shows dispatchers the cards of the board.
struct BoardHandlers: Sendable {
    let feed: BoardFeed

    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.board, allow: .accessAlone) { input, context in
            // Once in a quarter of an hour for each dispatcher, however often their pages ask.
            await context.recordSight(AuditEntry(.boardRead))
            return try await feed.changes(since: input.since)
        }
    }
}

extension AuditEntry.Action {
    /// A dispatcher looked at the board, with the places of customers.
    fileprivate static let boardRead = Self(rawValue: "board_read")
}
