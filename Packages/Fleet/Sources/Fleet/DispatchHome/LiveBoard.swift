import FleetAPI
import Foundation

/// The cards of the dispatcher's board by order, as of a version.
struct LiveBoard: Sendable, Equatable {
    /// A card behind a reference: a board is copied with each change, and 500 cards have thousands of texts.
    final class Entry: Sendable, Equatable {
        let card: BoardCard

        init(_ card: BoardCard) { self.card = card }

        static func == (first: Entry, second: Entry) -> Bool { first === second || first.card == second.card }
    }

    /// The cards by the order's id.
    private(set) var entries: [Int: Entry] = [:]
    /// The ids of the orders, sorted, which change less often than the cards.
    private(set) var orders: [Int] = []
    /// The version from which to ask for changes.
    private(set) var version = 0

    /// The card of an order; nil where it isn't on the board.
    subscript(order: Int) -> BoardCard? { entries[order]?.card }

    /// The cards in no order.
    var cards: some Sequence<BoardCard> { entries.values.lazy.map(\.card) }

    /// The number of cards.
    var count: Int { entries.count }

    /// Puts changes in. A card that is older than the one that is there is left out, since responses may come late.
    mutating func apply(_ changes: BoardChanges) {
        if changes.isComplete {
            entries = Dictionary(changes.cards.map { ($0.orderID, Entry($0)) }) { $0.card.version > $1.card.version ? $0 : $1 }
            orders = entries.keys.sorted()
            version = changes.version
            return
        }
        let count = (before: entries.count, came: changes.cards.contains { entries[$0.orderID] == nil })
        for order in changes.removed where version(of: order) <= changes.version { entries[order] = nil }
        for card in changes.cards where card.version >= version(of: card.orderID) { entries[card.orderID] = Entry(card) }
        if count.came || entries.count != count.before { orders = entries.keys.sorted() }
        version = max(version, changes.version)
    }

    private func version(of order: Int) -> Int { entries[order]?.card.version ?? 0 }

    /// Returns the first time after another at which a card becomes late; nil where none does.
    func nextDue(after time: Date) -> Date? { entries.values.lazy.compactMap(\.card.dueAt).filter { $0 >= time }.min() }

    /// Returns the cards of a driver, the most urgent first.
    func cards(of driver: Int) -> [BoardCard] {
        entries.values.filter { $0.card.driverID == driver }.map(\.card).sorted { ($0.deadline, $0.orderID) < ($1.deadline, $1.orderID) }
    }

    /// The names of the areas that have orders.
    var areas: [String] { Set(entries.values.map(\.card.area)).sorted() }
}

extension BoardCard {
    /// Returns the column at a time; nil where the time isn't known. The time by which a customer expects the visit is a whole one: at it nobody is late.
    func column(at time: Date?) -> BoardSection {
        guard lane != .failed, let time, isLate(at: time) else { return BoardSection(lane) }
        return .late
    }

    /// The time by which the customer expects the next visit; far off where none is expected.
    var deadline: Date { dueAt ?? .distantFuture }

    /// True where the order can be given to a driver.
    var isAssignable: Bool { lane == .unassigned || lane == .assigned }
}

extension BoardPlace {
    /// Returns true where a card is among those that are looked at.
    func shows(_ card: BoardCard, at time: Date?) -> Bool {
        if let area, card.area != area { return false }
        if let kind, card.kind != kind { return false }
        if let driver, card.driverID != driver { return false }
        if let dueWithin, let time {
            guard let dueAt = card.dueAt, dueAt <= time.addingTimeInterval(Double(dueWithin) * 60) else { return false }
        }
        guard !search.isEmpty else { return true }
        let text = search.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
        if text.isEmpty || String(card.orderID).hasPrefix(text) { return true }
        return [card.driverName ?? "", card.area].contains { $0.localizedStandardContains(text) }
    }
}
