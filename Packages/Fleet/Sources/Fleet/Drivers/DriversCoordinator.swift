import CoreUI

/// A page in the dispatcher's tab `fleet`.
enum DriversRoute: Hashable, Sendable {
    /// A trip, by its job's id.
    case trip(Int)
    /// A driver, by the person's id.
    case driver(Int)
}

/// The paths below `/dispatcher/fleet`: `trips/{job}` and `drivers/{person}`, one after the other as they were opened.
struct DriversCoordinator: Coordinator {
    func components(for path: [DriversRoute]) -> [String] {
        path.flatMap { route in
            switch route {
            case .trip(let id): ["trips", String(id)]
            case .driver(let id): ["drivers", String(id)]
            }
        }
    }

    func path(for components: [String]) -> [DriversRoute]? {
        guard components.count.isMultiple(of: 2) else { return nil }
        var path: [DriversRoute] = []
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
