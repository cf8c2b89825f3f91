import Core
import Foundation

/// The columns that the dispatcher's board shows. An order that is late is in ``late`` in place of its lane, unless a visit failed.
public enum BoardSection: String, Sendable, CaseIterable, Hashable {
    /// The order waits for a driver.
    case unassigned
    /// A driver has it and hasn't set off.
    case assigned
    /// A driver is on the way with it, or to it.
    case underWay
    /// The next visit should have been by now.
    case late
    /// The last visit failed, and a dispatcher decides.
    case failed
    /// The bags are at the plant.
    case atPlant

    /// The column of a lane, for orders that aren't late.
    public init(_ lane: BoardLane) {
        switch lane {
        case .unassigned: self = .unassigned
        case .assigned: self = .assigned
        case .underWay: self = .underWay
        case .failed: self = .failed
        case .atPlant: self = .atPlant
        }
    }
}

/// A way to look at the dispatcher's board: which orders it shows, and what is open beside it. It is the query of the board's URL, and of a saved view.
///
/// ```swift
/// BoardPlace(query: "area=Irvine&due=30&order=12")
/// ```
public struct BoardPlace: Sendable, Hashable {
    /// The subject of the panel beside the board.
    public enum Panel: Sendable, Hashable {
        /// An order, by its id.
        case order(Int)
        /// A driver, by the person's id.
        case driver(Int)
    }

    /// The text that order, driver or area contain; empty for all.
    public var search = ""
    /// The name of the service area; nil for all.
    public var area: String?
    /// The kind of the leg that waits or is under way; nil for all.
    public var kind: JobKind?
    /// The driver's id; nil for all.
    public var driver: Int?
    /// The number of minutes within which the next visit is due, or was; nil for all.
    public var dueWithin: Int?
    /// The column that a phone shows; nil for the first.
    public var column: BoardSection?
    /// The subject of the panel; nil while it is closed.
    public var panel: Panel?

    /// The whole board.
    public init() {}

    /// The minutes that ``dueWithin`` can have.
    public static let dueChoices = [15, 30, 60, 120]

    /// True where the board shows all orders.
    public var isUnfiltered: Bool { search.isEmpty && area == nil && kind == nil && driver == nil && dueWithin == nil }

    /// The same without column and panel: what is saved of a view.
    public var filter: BoardPlace {
        var filter = self
        (filter.column, filter.panel) = (nil, nil)
        return filter
    }
}

extension BoardPlace {
    /// The place as a query without `?`; empty for the whole board.
    public var query: String {
        var parts: [(String, String)] = []
        if !search.isEmpty { parts.append(("q", search)) }
        if let area { parts.append(("area", area)) }
        if let kind { parts.append(("kind", kind.rawValue)) }
        if let driver { parts.append(("by", String(driver))) }
        if let dueWithin { parts.append(("due", String(dueWithin))) }
        if let column { parts.append(("column", column.rawValue)) }
        switch panel {
        case .order(let id): parts.append(("order", String(id)))
        case .driver(let id): parts.append(("driver", String(id)))
        case nil: break
        }
        return parts.map { "\($0.0)=\($0.1.percentEncoded ?? "")" }.joined(separator: "&")
    }

    /// Reads a query; what it doesn't know or can't be is left out.
    public init(query: String) {
        for part in query.drop(while: { $0 == "?" }).split(separator: "&").prefix(20) {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, let value = pair[1].removingPercentEncoding, !value.isEmpty, value.utf8.count <= 200 else { continue }
            let id = Int(value).flatMap { $0 > 0 ? $0 : nil }
            switch pair[0] {
            case "q": search = value
            case "area": area = value
            case "kind": kind = JobKind(rawValue: value)
            case "by": driver = id
            case "due": dueWithin = id.flatMap { Self.dueChoices.contains($0) ? $0 : nil }
            case "column": column = BoardSection(rawValue: value)
            case "order": panel = id.map { .order($0) }
            case "driver": panel = id.map { .driver($0) }
            default: continue
            }
        }
    }
}
