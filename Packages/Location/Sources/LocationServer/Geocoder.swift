public import Core

/// Finds the place of an address. The bundled one knows postal codes; a real service takes its place by registering another.
public protocol Geocoder: Sendable {
    /// The place of an address, nil where it isn't known.
    func locate(line1: String, city: String, postalCode: String) async throws -> Coordinate?
}
