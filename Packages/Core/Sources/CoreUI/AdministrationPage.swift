public import Core

/// A page of a feature for administrators, which the group's page lists.
///
/// The page itself is one of the feature's tabs, usually with the placement ``Tab/Placement/link``:
///
/// ```swift
/// public var administrationPages: [AdministrationPage] {
///     [
///         AdministrationPage(
///             "prices", in: .catalog, title: Strings.prices, hint: Strings.pricesHint, symbol: AppSymbols.receiptName, order: 1, opens: OrdersLink.prices)
///     ]
/// }
/// ```
public struct AdministrationPage: Sendable {
    /// A subject of administration. Its raw value is the id of the tab that lists its pages in the mode of administrators.
    public enum Group: String, Sendable, CaseIterable {
        /// Areas, prices, retailers and promotions.
        case catalog
        /// Payouts, refunds and the ledger.
        case money
        /// Settings, flags, logs and the server's state.
        case system
    }

    /// The name, unique in the product, for tests and accessibility.
    public let id: String
    /// The group that lists the page.
    public let group: Group
    /// The visible title, in the current language.
    public var title: String { makeTitle() }
    /// A line about what can be done there, in the current language.
    public var hint: String { makeHint() }
    /// The name of the symbol.
    public let symbol: String
    /// The position in the group, lowest first.
    public let order: Int
    /// The place that opens.
    public let place: LinkPlace
    private let makeTitle: @Sendable () -> String
    private let makeHint: @Sendable () -> String

    /// Declares a page.
    ///
    /// - Parameters:
    ///   - title: the visible title, evaluated at each use so that it follows the language.
    ///   - hint: a line about what can be done there, evaluated likewise.
    ///   - link: the place that opens.
    public init(
        _ id: String, in group: Group, title: @autoclosure @escaping @Sendable () -> String, hint: @autoclosure @escaping @Sendable () -> String,
        symbol: String, order: Int, opens link: some AppLink
    ) {
        self.id = id
        self.group = group
        makeTitle = title
        makeHint = hint
        self.symbol = symbol
        self.order = order
        place = link.place
    }
}

/// The pages for administrators of a product, in the environment of its views.
public struct AdministrationPages: Sendable {
    /// The first page of administrators, in a product that has tabs for them.
    public static let home = LinkPlace(mode: .administrator, tab: "home")

    /// The pages by position.
    public let all: [AdministrationPage]
    /// Whether the mode of administrators has tabs that list the pages; otherwise Account does.
    public let haveTabs: Bool

    /// Collects the pages of the plugins of a product.
    public init(plugins: [any ClientPlugin]) {
        all = plugins.flatMap(\.administrationPages).sorted { $0.order < $1.order }
        haveTabs = plugins.flatMap(\.tabs).contains { $0.modes.contains(.administrator) && $0.placement == .bar }
    }

    /// Returns the pages of a group, by position.
    public func pages(in group: AdministrationPage.Group) -> [AdministrationPage] { all.filter { $0.group == group } }
}
