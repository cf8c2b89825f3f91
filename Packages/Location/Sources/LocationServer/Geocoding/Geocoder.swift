public import Core
import LocationAPI

/// Finds the point of an address.
///
/// ``PostalCodeGeocoder`` is bundled. To use a service that knows streets, give the plugin another: `LocationServerPlugin(geocoder: MyGeocoder())`.
public protocol Geocoder: Sendable {
    /// Returns the point of an address; nil if the address isn't known.
    func locate(line1: String, city: String, postalCode: String) async throws -> Coordinate?
}

extension Geocoder {
    /// Returns the point of a request's address.
    ///
    /// - Throws: status 422 that names the fields at fault; its code is `unknown_address` if the address isn't known.
    func locate(_ request: GeocodeRequest) async throws -> Coordinate {
        var errors = FieldErrors()
        errors.requireText(request.line1, "line1", length: 1...200)
        errors.requireText(request.city, "city", length: 1...100)
        errors.requireText(request.postalCode, "postalCode", length: 1...20)
        try errors.throwIfAny()
        guard let found = try await locate(line1: request.line1, city: request.city, postalCode: request.postalCode) else {
            throw APIError.invalid(["postalCode": Strings.unknownPostalCode], code: "unknown_address")
        }
        return found
    }
}
