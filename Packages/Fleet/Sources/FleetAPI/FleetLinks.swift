public import Core

/// The places of Fleet that other features can open.
public enum FleetLink: AppLink {
    /// The driver's home, with the job under way.
    case driverHome
    /// The driver's offers.
    case jobs
    /// The orders of the driver's job, stop by stop.
    case intake
    /// The form of the driver's vehicle.
    case vehicle
    /// The dispatcher's dashboard.
    case dispatchHome
    /// The dispatcher's board, looked at in a way: `home?area=Irvine&order=12`.
    case board(BoardPlace)
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
        case .intake: LinkPlace(mode: .driver, tab: "orders")
        case .vehicle: LinkPlace(mode: .driver, tab: "vehicle")
        case .dispatchHome: LinkPlace(mode: .dispatcher, tab: "home")
        case .board(let place): LinkPlace(mode: .dispatcher, tab: "home", components: place.query.isEmpty ? [] : ["?" + place.query])
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
        case (.driver, "orders", 0): self = .intake
        case (.driver, "vehicle", 0): self = .vehicle
        case (.dispatcher, "home", 0): self = .dispatchHome
        case (.dispatcher, "home", 1):
            guard place.components[0].hasPrefix("?") else { return nil }
            self = .board(BoardPlace(query: place.components[0]))
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

    /// The way in which the dispatcher's board is looked at; nil where it isn't the board.
    public var boardPlace: BoardPlace? { if case .board(let place) = self { place } else { nil } }
}

/// The places of the driver's history, in the tab `ops`.
public enum OpsLink: AppLink {
    /// The figures and the finished trips.
    case history
    /// A finished trip, by its job's id: `trips/3`.
    case trip(Int)

    /// `Fleet`.
    public static let plugin = "Fleet"
    /// The tab.
    public static let tab = "ops"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .history: LinkPlace(mode: .driver, tab: Self.tab)
        case .trip(let id): LinkPlace(mode: .driver, tab: Self.tab, components: ["trips", String(id)])
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.mode == nil || place.mode == .driver else { return nil }
        let components = place.components
        if components.isEmpty {
            self = .history
        } else if components.count == 2, components[0] == "trips", let id = Int(components[1]), id > 0, String(id) == components[1] {
            self = .trip(id)
        } else {
            return nil
        }
    }
}

/// The places of the dispatcher's history, in a tab without a button.
public enum HistoryLink: AppLink {
    /// The numbers of a day, such as `2026-01-31`: `history?day=2026-01-31`. Nil is today.
    case charts(day: String? = nil)
    /// The trips that are over, of a day, a driver, both or neither: `history/trips?day=2026-01-31&driver=5`.
    case trips(day: String? = nil, driver: Int? = nil)

    /// `Fleet`.
    public static let plugin = "Fleet"
    /// The tab.
    public static let tab = "history"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .charts(let day): LinkPlace(mode: .dispatcher, tab: Self.tab, components: Self.query([("day", day)]))
        case .trips(let day, let driver):
            LinkPlace(mode: .dispatcher, tab: Self.tab, components: ["trips"] + Self.query([("day", day), ("driver", driver.map(String.init))]))
        }
    }

    /// Reads a place; nil where it isn't one of these. What a query has beside a day and a driver is left out.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.mode == nil || place.mode == .dispatcher else { return nil }
        var components = place.components
        let query = components.last.flatMap { $0.hasPrefix("?") ? components.removeLast() : nil } ?? ""
        var values: [Substring: String] = [:]
        for part in query.dropFirst().split(separator: "&").prefix(20) {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { values[pair[0]] = String(pair[1]) }
        }
        let day = values["day"].flatMap { $0.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) == nil ? nil : $0 }
        switch components {
        case []: self = .charts(day: day)
        case ["trips"]: self = .trips(day: day, driver: values["driver"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil })
        default: return nil
        }
    }

    private static func query(_ values: [(String, String?)]) -> [String] {
        let parts = values.compactMap { name, value in value.map { "\(name)=\($0)" } }
        return parts.isEmpty ? [] : ["?" + parts.joined(separator: "&")]
    }
}

/// The customer's page of the application to drive.
public enum DrivingLink: AppLink {
    /// The application, or what there is to know before one applies: `drive`.
    case application
    /// A step of the form: `drive/vehicle`.
    case step(ApplicationPart)

    /// `Fleet`.
    public static let plugin = "Fleet"
    /// The id of the tab.
    public static let tab = "drive"

    /// The step of the form; nil for the application itself.
    public var part: ApplicationPart? {
        switch self {
        case .application: nil
        case .step(let part): part
        }
    }

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .application: LinkPlace(mode: .customer, tab: Self.tab)
        case .step(let part): LinkPlace(mode: .customer, tab: Self.tab, components: [part.rawValue])
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.mode == nil || place.mode == .customer, place.components.count <= 1 else { return nil }
        guard let component = place.components.first else {
            self = .application
            return
        }
        guard let part = ApplicationPart(rawValue: component) else { return nil }
        self = .step(part)
    }
}

/// A part of the form of an application to drive, which is a step on a phone.
public enum ApplicationPart: String, Codable, Sendable, CaseIterable, Hashable {
    /// The applicant.
    case person
    /// Their vehicle.
    case vehicle
    /// Their license.
    case license
    /// The documents.
    case documents
    /// A look at everything, and the terms.
    case check
}

/// The administrator's pages of applications to drive.
public enum ApplicationsLink: AppLink {
    /// The applications in a state, or those that wait: `applications?status=declined`.
    case list(ApplicationStatus?)
    /// An application: `applications/4`.
    case application(Int)

    /// `Fleet`.
    public static let plugin = "Fleet"
    /// The id of the tab.
    public static let tab = "applications"
    private static let query = "?status="

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .list(let status): LinkPlace(tab: Self.tab, components: status.map { [Self.query + $0.rawValue] } ?? [])
        case .application(let id): LinkPlace(tab: Self.tab, components: ["\(id)"])
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.components.count <= 1 else { return nil }
        guard let component = place.components.first else {
            self = .list(nil)
            return
        }
        if component.hasPrefix("?") {
            guard component.hasPrefix(Self.query), let status = ApplicationStatus(rawValue: String(component.dropFirst(Self.query.count))) else { return nil }
            self = .list(status)
        } else if let id = Int(component), id > 0 {
            self = .application(id)
        } else {
            return nil
        }
    }
}
