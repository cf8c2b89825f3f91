public import Foundation
public import Persistence

/// The events that somebody looks for.
public struct EventFilter: Sendable {
    /// A thing that events are about.
    public struct Thing: Sendable {
        let aggregate: String
        let id: Int

        /// Names a thing by its kind, such as `order`, and its id.
        public init(aggregate: String, id: Int) {
            self.aggregate = aggregate
            self.id = id
        }
    }

    let kind: String?
    let thing: Thing?
    let since: Date?
    let until: Date?

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - kind: the event type's name; nil for any.
    ///   - thing: what the events are about; nil for anything.
    ///   - since: the earliest time; nil for no bound.
    ///   - until: the time before which they happened; nil for no bound.
    public init(kind: String? = nil, thing: Thing? = nil, since: Date? = nil, until: Date? = nil) {
        (self.kind, self.thing, self.since, self.until) = (kind, thing, since, until)
    }
}

extension EventReader {
    /// The number of events that one look reads at most, so that a rare kind doesn't read the whole log.
    static let window = 5000

    /// Returns the kinds of the newest events, by name.
    public static func recentKinds(in transaction: Transaction) throws -> [String] {
        Set(try transaction.values(String.self, "SELECT kind FROM core_event ORDER BY id DESC LIMIT \(window)")).sorted()
    }

    /// Returns events by id, newest first, and the `before` of the next page; nil on the last one.
    ///
    /// A page of a rare kind can hold few events, or none, and still have a next one: the look ends after a number of events.
    public static func newest(
        _ filter: EventFilter, before: Int?, limit: Int, in transaction: Transaction
    ) throws -> (events: [DomainEvent], next: Int?) {
        var end = before ?? Int.max
        if let until = filter.until { end = min(end, try firstID(notBefore: until, in: transaction)) }
        let source: SQL
        if let thing = filter.thing {
            source = "core_event WHERE aggregate = \(thing.aggregate) AND aggregate_id = \(thing.id) AND id < \(end)"
        } else {
            source = "(SELECT * FROM core_event WHERE id < \(end) ORDER BY id DESC LIMIT \(window)) AS newest WHERE 1 = 1"
        }
        var conditions: SQL = ""
        if let kind = filter.kind { conditions = "AND kind = \(kind)" }
        if let since = filter.since { conditions = "\(sql: conditions) AND created_at >= \(since)" }
        // A thing's events have the order of their numbers, by which their index finds them.
        let order: SQL = filter.thing == nil ? "id" : "sequence"
        let found = try transaction.all(
            DomainEvent.self, "SELECT * FROM \(sql: source) \(sql: conditions) ORDER BY \(sql: order) DESC LIMIT \(limit + 1)")
        if found.count > limit { return (Array(found.prefix(limit)), found[limit - 1].id) }
        guard filter.thing == nil else { return (found, nil) }
        return (found, try windowEnd(before: end, since: filter.since, in: transaction))
    }

    /// Returns the id at which a look that ended by its number of events goes on; nil if it reached the end.
    private static func windowEnd(before end: Int, since: Date?, in transaction: Transaction) throws -> Int? {
        let last = try transaction.first("SELECT id, created_at FROM core_event WHERE id < \(end) ORDER BY id DESC LIMIT 1 OFFSET \(window - 1)")
        guard let last, try since.map({ try last.get("created_at", as: Date.self) >= $0 }) ?? true else { return nil }
        return try last.get("id")
    }

    /// Returns the first id of a time or later. Times rise with ids, so that half of what remains is left out at each step.
    private static func firstID(notBefore time: Date, in transaction: Transaction) throws -> Int {
        guard let newest = try transaction.first("SELECT id FROM core_event ORDER BY id DESC LIMIT 1") else { return 0 }
        var (low, high) = (0, try newest.get("id", as: Int.self) + 1)
        while low < high {
            let middle = (low + high) / 2
            let row = try transaction.first("SELECT id, created_at FROM core_event WHERE id >= \(middle) ORDER BY id LIMIT 1")
            guard let row, try row.get("created_at", as: Date.self) < time else {
                high = middle
                continue
            }
            low = try row.get("id", as: Int.self) + 1
        }
        return low
    }
}
