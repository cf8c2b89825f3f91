public import Core
import LocationAPI
public import Persistence
public import ServerCore

/// Service areas and addresses, on the server.
public struct LocationServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Location"
    /// It needs no other feature.
    public let requires: [String] = []
    private let geocoder: any Geocoder

    /// Creates the plugin.
    ///
    /// - Parameter geocoder: finds addresses; by postal code unless told.
    public init(geocoder: any Geocoder = PostalCodeGeocoder()) {  // lint:allow service-default because it is a table, which calls nobody.
        self.geocoder = geocoder
    }

    /// The table of areas, with the areas of a new installation.
    public var migrations: [Migration] { LocationMigrations.all }

    /// Offers ``ServiceAreaDirectory`` and ``Geocoder``.
    public func register(in container: DIContainer) {
        container.register(ServiceAreaDirectory.self) { _ in ServiceAreaDirectory() }
        container.register((any Geocoder).self) { [geocoder] _ in geocoder }
    }

    /// Registers the handlers.
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
            var errors = FieldErrors()
            errors.requireText(input.line1, "line1", length: 1...200)
            errors.requireText(input.city, "city", length: 1...100)
            errors.requireText(input.postalCode, "postalCode", length: 1...20)
            try errors.throwIfAny()
            let found = try await geocoder.locate(line1: input.line1, city: input.city, postalCode: input.postalCode)
            guard let found else { throw APIError.invalid(["postalCode": Strings.unknownPostalCode], code: "unknown_address") }
            return found
        }
    }
}
