public import Core

/// The places of the customer's tab `impact`.
public enum SustainabilityLink: AppLink {
    /// The totals: `impact`.
    case impact
    /// An order, with how its numbers are computed: `impact/12`.
    case order(Int)

    /// The plugin that shows the places.
    public static let plugin = "Sustainability"
    /// The tab that holds the places.
    public static let tab = "impact"
    /// The path of the page that is open to everybody.
    public static let publicPath = "/impact"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .impact: LinkPlace(mode: .customer, tab: Self.tab)
        case .order(let id): LinkPlace(mode: .customer, tab: Self.tab, components: ["\(id)"])
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.mode == nil || place.mode == .customer else { return nil }
        switch place.components.count {
        case 0: self = .impact
        case 1:
            guard let id = Int(place.components[0]), id > 0, String(id) == place.components[0] else { return nil }
            self = .order(id)
        default: return nil
        }
    }
}

/// The places of administrators, in tabs without a button.
public enum SustainabilityManagementLink: AppLink {
    /// The readings of the plant's meters: `readings`.
    case readings
    /// The report of all orders: `impact-report`.
    case report

    /// The plugin that shows the places.
    public static let plugin = "Sustainability"
    /// The tab of the readings.
    public static let readingsTab = "readings"
    /// The tab of the report.
    public static let reportTab = "impact-report"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .readings: LinkPlace(tab: Self.readingsTab)
        case .report: LinkPlace(tab: Self.reportTab)
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.components.isEmpty else { return nil }
        switch place.tab {
        case Self.readingsTab: self = .readings
        case Self.reportTab: self = .report
        default: return nil
        }
    }
}
