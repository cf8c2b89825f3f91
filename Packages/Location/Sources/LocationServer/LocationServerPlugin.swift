public import Core
import LocationAPI
public import Persistence
public import ServerCore

/// Serves the areas in which orders are taken, lets administrators change them, and finds the points of addresses. The container may provide
/// ``CurrentAddresses``, and has to provide an `HTTPTransport` if the settings name a Nominatim server.
public struct LocationServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Location"
    /// Needs no other feature.
    public let requires: [String] = []
    /// The settings of the search for addresses.
    public var settings: [any SettingDeclaration] { GeocodingSettings.all }
    private let geocoder: (any Geocoder)?

    /// Creates the plugin.
    ///
    /// - Parameter geocoder: finds addresses; nil for what the settings name: a Nominatim server, or the bundled table of postal codes.
    public init(geocoder: (any Geocoder)? = nil) { self.geocoder = geocoder }

    /// The table of areas, with the areas of a new installation.
    public var migrations: [Migration] { LocationMigrations.all }

    /// Registers ``ServiceAreaDirectory`` and ``Geocoder``.
    public func register(in container: DIContainer) {
        container.register(ServiceAreaDirectory.self) { ServiceAreaDirectory(clock: try $0.resolve((any Clock).self)) }
        container.register((any Geocoder).self) { [geocoder] resolver in try geocoder ?? GeocodingSettings.geocoder(resolver) }
    }

    /// Registers the handlers of ``/LocationAPI/LocationEndpoints``.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let directory = try container.resolve(ServiceAreaDirectory.self)
        let geocoder = try container.resolve((any Geocoder).self)
        routes.on(LocationEndpoints.areas, allow: .accessAlone) { _, context in
            try await context.database.read { try directory.areas(in: $0) }
        }
        routes.on(LocationEndpoints.check, allow: .accessAlone) { input, context in
            try await context.database.read { try directory.check(input.coordinate, in: $0) }
        }
        routes.on(LocationEndpoints.geocode, allow: .accessAlone) { input, _ in
            try await geocoder.locate(input)
        }
        AreaEditing(addresses: try container.resolveIfRegistered((any CurrentAddresses).self)).add(to: &routes)
    }

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
