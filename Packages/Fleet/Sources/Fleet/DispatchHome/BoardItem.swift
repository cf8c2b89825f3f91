import FleetAPI

/// A card or a driver, by the name under which drags and pins speak of it.
enum BoardItem: Sendable, Hashable {
    case order(Int)
    case driver(Int)

    /// The name.
    var name: String {
        switch self {
        case .order(let id): "order-\(id)"
        case .driver(let id): "driver-\(id)"
        }
    }

    /// The panel that shows it.
    var panel: BoardPlace.Panel {
        switch self {
        case .order(let id): .order(id)
        case .driver(let id): .driver(id)
        }
    }

    /// Reads a name; nil for anything else.
    init?(_ name: String) {
        let parts = name.split(separator: "-")
        guard parts.count == 2, let id = Int(parts[1]), id > 0 else { return nil }
        switch parts[0] {
        case "order": self = .order(id)
        case "driver": self = .driver(id)
        default: return nil
        }
    }
}
