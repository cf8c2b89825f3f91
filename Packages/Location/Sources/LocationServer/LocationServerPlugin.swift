public import Core
import LocationAPI
public import Persistence
public import ServerCore

/// Serves the areas in which orders are taken, lets administrators change them, and finds the points of addresses and how long drives
/// take. The container may provide ``CurrentAddresses``, and has to provide an `HTTPTransport` if the settings name a Nominatim or OSRM server.
public struct LocationServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Location"
    /// Needs no other feature.
    public let requires: [String] = []
    /// The settings of the search for addresses and of routes.
    public var settings: [any SettingDeclaration] { GeocodingSettings.all + RoutingSettings.all }
    private let geocoder: (any Geocoder)?
    private let router: (any Router)?

    /// Creates the plugin.
    ///
    /// - Parameters:
    ///   - geocoder: finds addresses; nil for what the settings name: a Nominatim server, or the bundled table of postal codes.
    ///   - router: finds ways; nil for what the settings name: an OSRM server, or distances as the crow flies.
    public init(geocoder: (any Geocoder)? = nil, router: (any Router)? = nil) { (self.geocoder, self.router) = (geocoder, router) }

    /// The table of areas, with the areas of a new installation.
    public var migrations: [Migration] { LocationMigrations.all }

    /// Registers ``ServiceAreaDirectory``, ``Geocoder`` and ``Router``.
    public func register(in container: DIContainer) {
        container.register(ServiceAreaDirectory.self) { ServiceAreaDirectory(clock: try $0.resolve((any Clock).self)) }
        container.register((any Geocoder).self) { [geocoder] resolver in try geocoder ?? GeocodingSettings.geocoder(resolver) }
        container.register((any Router).self) { [router] resolver in try router ?? RoutingSettings.router(resolver) }
    }

    /// Registers the handlers of ``/LocationAPI/LocationEndpoints``.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let directory = try container.resolve(ServiceAreaDirectory.self)
        let geocoder = try container.resolve((any Geocoder).self)
        routes.on(LocationEndpoints.areas, allow: .accessAlone) { input, context in
            try await context.database.read { transaction in
                let areas = try directory.present(in: transaction)
                return input.name.map { name in areas.filter { $0.name == name } } ?? areas
            }
        }
        routes.on(LocationEndpoints.check, allow: .accessAlone) { input, context in
            try await context.database.read { try directory.check(input.coordinate, in: $0) }
        }
        routes.on(LocationEndpoints.geocode, allow: .accessAlone) { input, _ in
            try await geocoder.locate(input)
        }
        AreaEditing(
            addresses: try container.resolveIfRegistered((any CurrentAddresses).self), hints: try container.resolve(HintPublisher.self)
        ).add(to: &routes)
    }

    /// Lets everybody who is signed in hear of changed areas.
    public func topics(_ container: DIContainer) throws -> [TopicRule] { [TopicRule("location/areas") { _, _, _ in true }] }

    /// The service areas.
    public func setup(_ container: DIContainer) throws -> [SetupStep] { [AreaSetup.step] }

    /// Takes over the default areas that a release brings.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let (database, clock) = try container.resolve((any Database).self, (any Clock).self)
        return [
            PeriodicJob("new default areas are taken over", every: .seconds(24 * 3600)) {
                let now = clock.now
                try await database.write { try DefaultAreas.insert(ServiceArea.defaultAreas, at: now, in: $0) }
            }
        ]
    }
}
