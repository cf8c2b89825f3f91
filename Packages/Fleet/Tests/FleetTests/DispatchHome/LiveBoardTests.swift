import Core
import FleetAPI
import Foundation
import OrdersAPI
import Testing

@testable import Fleet

struct LiveBoardTests {
    private let now = LiveBoard.previewTime

    private func board(_ cards: BoardCard..., version: Int = 31) -> LiveBoard {
        var board = LiveBoard()
        board.apply(BoardChanges(version: version, isComplete: true, cards: cards, removed: []))
        return board
    }

    private func orders(_ board: LiveBoard, _ place: BoardPlace = BoardPlace()) -> [BoardSection: [Int]] {
        BoardLayout(board, place, at: now).columns
    }

    @Test func `changes are put in and those that left are taken out`() {
        var board = board(.preview(12, .unassigned, .accepted, due: 10), .preview(13, .unassigned, .accepted, due: 10))
        board.apply(
            BoardChanges(version: 33, isComplete: false, cards: [.preview(12, .assigned, .pickupAssigned, due: 10, driver: 5, version: 33)], removed: [13]))
        #expect(board.version == 33)
        #expect(orders(board) == [.assigned: [12]])
    }

    @Test func `the orders stay sorted while some come and others leave`() {
        var board = board(.preview(12, .unassigned, .accepted, due: 10), .preview(15, .unassigned, .accepted, due: 10))
        #expect(board.orders == [12, 15])
        board.apply(BoardChanges(version: 33, isComplete: false, cards: [.preview(13, .unassigned, .accepted, due: 10, version: 33)], removed: [12]))
        #expect(board.orders == [13, 15] && board.count == 2 && board[12] == nil && board[13]?.version == 33)
        board.apply(BoardChanges(version: 34, isComplete: false, cards: [], removed: [15]))
        #expect(board.orders == [13])
    }

    @Test func `a complete board replaces what is there, also after the server's versions began anew`() {
        var board = board(.preview(12, .unassigned, .accepted, due: 10), version: 500)
        board.apply(BoardChanges(version: 2, isComplete: true, cards: [.preview(14, .unassigned, .accepted, due: 10, version: 2)], removed: []))
        #expect(board.version == 2)
        #expect(orders(board) == [.unassigned: [14]])
    }

    @Test func `changes that come late change nothing back`() {
        var board = board(.preview(12, .underWay, .enRoutePickup, due: 10, driver: 5, version: 40), version: 40)
        board.apply(BoardChanges(version: 35, isComplete: false, cards: [.preview(12, .unassigned, .accepted, due: 10, version: 35)], removed: []))
        board.apply(BoardChanges(version: 36, isComplete: false, cards: [], removed: [12]))
        #expect(board.version == 40)
        #expect(orders(board) == [.underWay: [12]])
    }

    @Test func `late orders are in a column of their own, unless a visit failed`() {
        #expect(orders(.preview) == [.unassigned: [12, 13], .assigned: [14], .late: [15], .failed: [16], .atPlant: [17], .underWay: [18]])
        let due = BoardCard.preview(12, .unassigned, .accepted, due: 0)
        #expect(due.column(at: now) == .unassigned)
        #expect(due.column(at: now.addingTimeInterval(1)) == .late)
        #expect(due.column(at: nil) == .unassigned)
    }

    @Test func `the next time at which an order is late is known`() {
        #expect(LiveBoard.preview.nextDue(after: now) == now.addingTimeInterval(12 * 60))
        #expect(LiveBoard.preview.nextDue(after: now.addingTimeInterval(300 * 60)) == nil)
    }

    @Test func `what is due first stands first, and what failed first`() {
        var early = BoardCard.preview(30, .failed, .pickupFailed, due: 10)
        early.since = now.addingTimeInterval(-600)
        var late = BoardCard.preview(20, .failed, .deliveryFailed, due: nil)
        late.since = now.addingTimeInterval(-60)
        #expect(orders(board(late, early)) == [.failed: [30, 20]])
        let cards = board(
            .preview(3, .assigned, .pickupAssigned, due: nil), .preview(2, .assigned, .pickupAssigned, due: 9), .preview(1, .assigned, .pickupAssigned, due: 9))
        #expect(orders(cards) == [.assigned: [1, 2, 3]])
    }

    @Test func `filters narrow the board`() {
        func shown(_ change: (inout BoardPlace) -> Void) -> [Int] {
            var place = BoardPlace()
            change(&place)
            return orders(.preview, place).values.flatMap(\.self).sorted()
        }
        #expect(shown { $0.area = "Newport Beach" } == [13, 15, 17])
        #expect(shown { $0.kind = .delivery } == [13, 18])
        #expect(shown { $0.driver = 6 } == [15, 18])
        #expect(shown { $0.dueWithin = 15 } == [12, 15, 16])
        #expect(shown { $0.search = "#1" } == [12, 13, 14, 15, 16, 17, 18])
        #expect(shown { $0.search = " 14" } == [14])
        #expect(shown { $0.search = "eva" } == [15, 18])
        #expect(shown { $0.search = "newport" } == [13, 15, 17])
        #expect(shown { ($0.search, $0.kind) = ("eva", .pickup) } == [15])
    }

    @Test func `the clock of a card counts the minutes that are left and those that have passed`() {
        func text(_ seconds: Double) -> String? { CardClock(due: now.addingTimeInterval(seconds), at: now)?.text }
        #expect(text(61) == "2 min left")
        #expect(text(60) == "1 min left")
        #expect(text(-1) == "1 min late")
        #expect(text(-8 * 60) == "8 min late")
        #expect(text(-125 * 60) == "2 h late")
        #expect(text(2 * 3600) == "by 6:50 AM")
        #expect(text(86_400) == "by Fri, Jan 2, 4:50 AM")
        #expect(CardClock(due: nil, at: now) == nil)
        #expect(CardClock(due: now, at: nil)?.text == "by 4:50 AM")
    }
}

struct BoardPlaceTests {
    @Test func `a place reads back from its query`() {
        var place = BoardPlace()
        #expect(place.query.isEmpty && place.isUnfiltered)
        (place.search, place.area, place.kind, place.driver, place.dueWithin) = ("Dan & Eva = 2", "Newport Beach", .delivery, 5, 30)
        (place.column, place.panel) = (.late, .order(12))
        #expect(BoardPlace(query: place.query) == place)
        #expect(BoardPlace(query: "?" + place.query) == place)
        #expect(!place.isUnfiltered)
        place.panel = .driver(5)
        #expect(BoardPlace(query: place.query).panel == .driver(5))
        #expect(place.filter.panel == nil && place.filter.column == nil && place.filter.area == "Newport Beach")
    }

    @Test(arguments: [
        "", "?", "x", "=", "area=", "kind=van", "by=0", "due=7", "column=x", "order=-1", "driver=a", "area=%FF", String(repeating: "q=1&", count: 3),
    ])
    func `what a query can't be is left out`(query: String) {
        var expected = BoardPlace()
        if query.hasPrefix("q=1") { expected.search = "1" }
        #expect(BoardPlace(query: query) == expected)
    }

    @Test func `the board's link is its query`() {
        var place = BoardPlace()
        place.area = "Irvine"
        #expect(FleetLink.board(place).place.components == ["?area=Irvine"])
        #expect(FleetLink(FleetLink.board(place).place) == .board(place))
        #expect(FleetLink(FleetLink.board(place).place)?.boardPlace == place)
        #expect(FleetLink(FleetLink.board(BoardPlace()).place) == .dispatchHome)
        #expect(FleetLink.jobs.boardPlace == nil)
    }
}
