public import Core

/// The places of Fleet that other features can open.
public enum FleetLink: AppLink {
    /// The driver's home, with the job under way.
    case driverHome
    /// The driver's offers.
    case jobs
    /// The form of the driver's vehicle.
    case vehicle
    /// The dispatcher's dashboard.
    case dispatchHome
    /// The dispatcher's list of drivers and trips.
    case drivers
    /// A trip, by its job's id.
    case trip(Int)
    /// A driver, by the person's id.
    case driver(Int)

    /// `Fleet`.
    public static let plugin = "Fleet"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .driverHome: LinkPlace(mode: .driver, tab: "home")
        case .jobs: LinkPlace(mode: .driver, tab: "jobs")
        case .vehicle: LinkPlace(mode: .driver, tab: "vehicle")
        case .dispatchHome: LinkPlace(mode: .dispatcher, tab: "home")
        case .drivers: LinkPlace(mode: .dispatcher, tab: "fleet")
        case .trip(let id): LinkPlace(mode: .dispatcher, tab: "fleet", components: ["trips", "\(id)"])
        case .driver(let id): LinkPlace(mode: .dispatcher, tab: "fleet", components: ["drivers", "\(id)"])
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        switch (place.mode, place.tab, place.components.count) {
        case (.driver, "home", 0): self = .driverHome
        case (.driver, "jobs", 0): self = .jobs
        case (.driver, "vehicle", 0): self = .vehicle
        case (.dispatcher, "home", 0): self = .dispatchHome
        case (.dispatcher, "fleet", 0): self = .drivers
        case (.dispatcher, "fleet", 2):
            guard let id = Int(place.components[1]), id > 0, String(id) == place.components[1] else { return nil }
            switch place.components[0] {
            case "trips": self = .trip(id)
            case "drivers": self = .driver(id)
            default: return nil
            }
        default: return nil
        }
    }
}
