import Core
import FleetAPI
import Persistence
import ServerCore

/// The board in this process: each changed card is read and encoded once for all dispatchers.
///
/// A response holds at least what was committed when it was asked for, by whichever node. So a request waits for a read that begins after it, together with
/// those that came meanwhile: there is one read at a time, and one that waits for it.
actor BoardFeed {
    /// The last change of an order that is or was on the board.
    private struct Entry {
        let version: Int
        /// The card; nil after it left.
        let card: EncodedJSON?
    }

    /// The changes that one read found.
    private struct Page: Sendable {
        let state: CardRepository.State
        /// True where the entries are all that there are.
        let isWhole: Bool
        let cards: [(order: Int, version: Int, card: EncodedJSON?)]
    }

    private let database: any Database
    private var entries: [Int: Entry] = [:]
    /// The state up to which the entries are complete; nil before the first read.
    private(set) var state: CardRepository.State?
    private var reading: Task<Void, any Error>?
    private var next: Task<Void, any Error>?

    init(database: any Database) { self.database = database }

    deinit {
        reading?.cancel()
        next?.cancel()
    }

    /// Returns the ``/FleetAPI/BoardChanges`` since a version.
    func changes(since version: Int?) async throws -> EncodedJSON {
        try await readOn()
        let state = state ?? CardRepository.State(version: 0, floor: 0)
        // Who knows more than there is asks another database than the one that they know.
        let since = version.flatMap { $0 > 0 && $0 >= state.floor && $0 <= state.version ? $0 : nil }
        var (cards, removed) = ([(version: Int, order: Int, card: EncodedJSON)](), [Int]())
        for (order, entry) in entries where entry.version > since ?? 0 {
            if let card = entry.card {
                cards.append((entry.version, order, card))
            } else if since != nil {
                removed.append(order)
            }
        }
        cards.sort { ($0.version, $0.order) < ($1.version, $1.order) }
        return .object([
            "cards": .array(cards.map(\.card)), "isComplete": EncodedJSON(boolean: since == nil),
            "removed": .array(removed.sorted().map { EncodedJSON(integer: $0) }), "version": EncodedJSON(integer: state.version),
        ])
    }

    /// Reads what was committed until now.
    private func readOn() async throws {
        if let next { return try await next.value }
        let former = reading
        let task = Task {
            if let former {
                _ = await former.result
                // Those who come from now on may ask for what this read doesn't see.
                reading = next
                next = nil
            }
            defer { reading = nil }
            try await read()
        }
        if former == nil { reading = task } else { next = task }
        try await task.value
    }

    private func read() async throws {
        let known = state
        let page = try await database.read { try Self.page(after: known, in: $0) }
        if page.isWhole { entries = [:] }
        for change in page.cards { entries[change.order] = Entry(version: change.version, card: change.card) }
        if let floor = known?.floor, floor < page.state.floor { entries = entries.filter { $0.value.card != nil || $0.value.version > page.state.floor } }
        state = page.state
    }

    private static func page(after known: CardRepository.State?, in transaction: Transaction) throws -> Page {
        let repository = CardRepository()
        let state = try repository.state(in: transaction)
        if state == known { return Page(state: state, isWhole: false, cards: []) }
        let start = known.flatMap { $0.version >= state.floor && $0.version <= state.version ? $0.version : nil }
        let cards = try repository.changes(since: start ?? 0, in: transaction).map { record in
            (record.card.orderID, record.card.version, record.removedAt == nil ? try EncodedJSON(record.card) : nil)
        }
        return Page(state: state, isWhole: start == nil, cards: cards)
    }
}
