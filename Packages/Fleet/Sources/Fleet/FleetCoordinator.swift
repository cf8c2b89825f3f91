public import CoreUI

/// A place in the dispatcher's tab `fleet`.
public enum FleetRoute: Hashable, Sendable {
    /// The page of a trip, by its job's id.
    case trip(Int)
    /// The page of a driver.
    case driver(Int)
}

/// `/dispatcher/fleet`, and below it `trips/{job}` and `drivers/{person}`, one after the other in the order in which they were opened.
public struct FleetCoordinator: Coordinator {
    /// Creates it.
    public init() {}

    /// The part of the URL behind the tab.
    public func components(for path: [FleetRoute]) -> [String] {
        path.flatMap { route in
            switch route {
            case .trip(let id): ["trips", String(id)]
            case .driver(let id): ["drivers", String(id)]
            }
        }
    }

    /// The path for the part of the URL behind the tab.
    public func path(for components: [String]) -> [FleetRoute]? {
        guard components.count.isMultiple(of: 2) else { return nil }
        var path: [FleetRoute] = []
        for index in stride(from: 0, to: components.count, by: 2) {
            guard let id = Int(components[index + 1]), id > 0, String(id) == components[index + 1] else { return nil }
            switch components[index] {
            case "trips": push(.trip(id), onto: &path)
            case "drivers": push(.driver(id), onto: &path)
            default: return nil
            }
        }
        return path
    }
}
