import Core
import Foundation

/// The settings of the search for addresses.
enum GeocodingSettings {
    static let nominatim = Setting.address(
        "NOMINATIM_URL",
        "Base address of a Nominatim server, which finds houses in OpenStreetMap. It gets the addresses that people enter. Empty: postal codes alone.")
    static let countries = Setting.text(
        "NOMINATIM_COUNTRIES", default: "us", "Codes of the countries in which Nominatim searches, separated by commas.")

    /// All settings of the search for addresses.
    static let all: [any SettingDeclaration] = [nominatim, countries]

    /// Returns the geocoder that the settings name.
    static func geocoder(_ resolver: Resolver) throws -> any Geocoder {
        let values = try resolver.resolve(SettingValues.self)
        guard let address = try values[nominatim] else { return PostalCodeGeocoder() }
        // lint:allow network-call because it hands the transport to the geocoder.
        let (transport, clock) = try resolver.resolve((any HTTPTransport).self, (any Clock).self)
        return NominatimGeocoder(
            address: address, userAgent: try ProductAddress.userAgent(values), countries: try values[countries], transport: transport,
            fallback: PostalCodeGeocoder(), clock: clock)
    }
}
