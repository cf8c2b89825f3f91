import Core
import Foundation

/// The settings of routes.
enum RoutingSettings {
    static let server = Setting.address(
        "OSRM_URL",
        "Base address of an OSRM server, which finds ways along streets. It gets places of drivers and doors, rounded to 11 m. Empty: as the crow flies.")
    static let rate = Setting.number(
        "OSRM_REQUESTS_PER_SECOND", 1...1000, default: 1, "Requests a second to the OSRM server. The public demo server permits one.")

    /// All settings of routes.
    static let all: [any SettingDeclaration] = [server, rate]

    /// Returns the router that the settings name.
    static func router(_ resolver: Resolver) throws -> any Router {
        let values = try resolver.resolve(SettingValues.self)
        guard let address = try values[server] else { return StraightRouter() }
        // lint:allow network-call because it hands the transport to the router.
        let (transport, clock) = try resolver.resolve((any HTTPTransport).self, (any Clock).self)
        return OSRMRouter(
            address: address, userAgent: try ProductAddress.userAgent(values), requestsPerSecond: try values[rate], transport: transport, clock: clock)
    }
}
