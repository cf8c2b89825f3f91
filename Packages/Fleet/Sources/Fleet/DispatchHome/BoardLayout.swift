import FleetAPI
import Foundation

/// The board as a place shows it at a time: the orders of each column, and the numbers of all orders.
///
/// A page asks for it with every change. So it is found in one pass, and names orders by their ids: copying and sorting 500 cards takes longer than the page's HTML.
struct BoardLayout: Sendable, Equatable {
    /// The ids of the orders in each column, in its order.
    private(set) var columns: [BoardSection: [Int]] = [:]
    /// The number of orders of each driver who has any.
    private(set) var ordersByDriver: [Int: Int] = [:]
    /// The number of orders that are late.
    private(set) var late = 0
    /// The number of orders that wait for a driver.
    private(set) var unassigned = 0

    /// Lays a board out. Filters of the place leave the numbers as they are.
    init(_ board: LiveBoard, _ place: BoardPlace = BoardPlace(), at time: Date?) {
        var entries: [BoardSection: [Entry]] = [:]
        for entry in board.entries.values {
            let column = count(entry.card, at: time)
            if place.shows(entry.card, at: time) { entries[column, default: []].append(Entry(entry.card, in: column)) }
        }
        columns = entries.mapValues { $0.sorted(by: <).map(\.order) }
    }

    /// Counts a card, and returns its column. Cards are passed on as they are: a copy of one costs more than all that is done with it here.
    private mutating func count(_ card: BoardCard, at time: Date?) -> BoardSection {
        let column = card.column(at: time)
        if column == .late { late += 1 }
        if card.lane == .unassigned { unassigned += 1 }
        if let driver = card.driverID { ordersByDriver[driver, default: 0] += 1 }
        return column
    }

    /// The place of an order in its column.
    private struct Entry: Comparable {
        let order: Int
        let time: Date

        /// Puts what is due first above, and of what waits for a decision what waits longest.
        init(_ card: BoardCard, in column: BoardSection) {
            order = card.orderID
            switch column {
            case .failed, .atPlant: time = card.since
            case .unassigned, .assigned, .underWay, .late: time = card.deadline
            }
        }

        static func < (first: Entry, second: Entry) -> Bool { (first.time, first.order) < (second.time, second.order) }
    }
}
