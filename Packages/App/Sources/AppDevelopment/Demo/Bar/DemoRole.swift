import AuthServer
import Core
import CoreUI
import OrdersAPI
import Theme

/// The roles in which a visitor can continue.
enum DemoRole: String, CaseIterable, Sendable, Hashable {
    case customer, driver, dispatcher, plant, administrator

    /// The person who is signed in.
    var person: DemoPerson? {
        let name = self == .plant ? Self.dispatcher.rawValue : rawValue
        return DemoPeople.all.first { $0.email.hasPrefix("\(name)@") }
    }

    /// The place that is opened; nil for the first one of the person's app.
    var place: LinkPlace? {
        switch self {
        case .customer, .driver, .dispatcher: nil
        case .plant: OrdersLink.plant.place
        case .administrator: AdministrationPages.home
        }
    }

    /// The name that people read.
    var title: String {
        switch self {
        case .customer: Strings.demoCustomer
        case .driver: Strings.demoDriver
        case .dispatcher: Strings.demoDispatcher
        case .plant: Strings.demoPlant
        case .administrator: Strings.demoAdministrator
        }
    }

    /// The symbol beside the title.
    var symbol: String {
        switch self {
        case .customer: AppSymbols.bagName
        case .driver: AppSymbols.truckName
        case .dispatcher: AppSymbols.locationName
        case .plant: AppSymbols.washerName
        case .administrator: AppSymbols.shieldName
        }
    }
}

/// The address of a page on which one continues as somebody: `/demo/driver`, and for a window that the sign-in page opens `/demo/driver/{ticket}`.
///
/// Any page of the web can lead a browser to an address. The ticket, which only a page of this server can read, tells that somebody pressed here: without it
/// nobody is signed in or out before another press.
struct DemoAddress: Sendable, Hashable {
    let role: DemoRole
    /// The ticket; nil for an address that was typed, or that somebody else made.
    let ticket: String?

    /// Creates an address.
    init(_ role: DemoRole, ticket: String? = nil) { (self.role, self.ticket) = (role, ticket) }

    /// Reads a path; nil for others.
    init?(path: String) {
        guard path.hasPrefix(Self.prefix) else { return nil }
        let parts = path.dropFirst(Self.prefix.count).split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, let role = DemoRole(rawValue: String(name)) else { return nil }
        self.init(role, ticket: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// The path.
    var path: String { Self.prefix + role.rawValue + (ticket.map { "/\($0)" } ?? "") }

    private static let prefix = "/demo/"
}
