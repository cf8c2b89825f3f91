public import Core

/// Finds addresses by their postal code alone, in a bundled table of Orange County and some places around it.
///
/// The point lies in the middle of the postal code's area: good for telling which service area it is in, not for finding the door.
public struct PostalCodeGeocoder: Geocoder {
    /// Creates a geocoder.
    public init() {}

    /// Returns the point of the postal code; `92618-1234` counts as `92618`.
    public func locate(line1: String, city: String, postalCode: String) async throws -> Coordinate? {
        Self.points[String(postalCode.filter { !$0.isWhitespace }.prefix { $0 != "-" })]
    }

    /// The points of the known postal codes.
    static let points: [String: Coordinate] = [
        // Irvine
        "92602": Coordinate(latitude: 33.734, longitude: -117.769),
        "92603": Coordinate(latitude: 33.627, longitude: -117.803),
        "92604": Coordinate(latitude: 33.689, longitude: -117.787),
        "92606": Coordinate(latitude: 33.688, longitude: -117.815),
        "92612": Coordinate(latitude: 33.661, longitude: -117.83),
        "92614": Coordinate(latitude: 33.682, longitude: -117.833),
        "92617": Coordinate(latitude: 33.644, longitude: -117.84),
        "92618": Coordinate(latitude: 33.665, longitude: -117.738),
        "92620": Coordinate(latitude: 33.713, longitude: -117.762),
        // Newport Beach
        "92657": Coordinate(latitude: 33.598, longitude: -117.832),
        "92660": Coordinate(latitude: 33.63, longitude: -117.873),
        "92661": Coordinate(latitude: 33.602, longitude: -117.901),
        "92662": Coordinate(latitude: 33.606, longitude: -117.892),
        "92663": Coordinate(latitude: 33.621, longitude: -117.929),
        "92625": Coordinate(latitude: 33.6, longitude: -117.868),
        // Costa Mesa
        "92626": Coordinate(latitude: 33.682, longitude: -117.907),
        "92627": Coordinate(latitude: 33.648, longitude: -117.917),
        // Tustin
        "92780": Coordinate(latitude: 33.738, longitude: -117.82),
        "92782": Coordinate(latitude: 33.738, longitude: -117.786),
        // Laguna Beach
        "92651": Coordinate(latitude: 33.544, longitude: -117.766),
        // Huntington Beach
        "92646": Coordinate(latitude: 33.666, longitude: -117.966),
        "92647": Coordinate(latitude: 33.722, longitude: -118.004),
        "92648": Coordinate(latitude: 33.678, longitude: -118.005),
        "92649": Coordinate(latitude: 33.719, longitude: -118.048),
        // Known and not served
        "90001": Coordinate(latitude: 33.974, longitude: -118.249),
        "90012": Coordinate(latitude: 34.061, longitude: -118.238),
        "90017": Coordinate(latitude: 34.053, longitude: -118.264),
        "90210": Coordinate(latitude: 34.103, longitude: -118.416),
        "92101": Coordinate(latitude: 32.719, longitude: -117.164),
        "90704": Coordinate(latitude: 33.343, longitude: -118.328),
        "92801": Coordinate(latitude: 33.845, longitude: -117.952),
        "92805": Coordinate(latitude: 33.836, longitude: -117.906),
        "92701": Coordinate(latitude: 33.748, longitude: -117.858),
        "92704": Coordinate(latitude: 33.72, longitude: -117.906),
        "92705": Coordinate(latitude: 33.767, longitude: -117.793),
        "92708": Coordinate(latitude: 33.711, longitude: -117.951),
        "92866": Coordinate(latitude: 33.785, longitude: -117.846),
        "92630": Coordinate(latitude: 33.645, longitude: -117.687),
        "92691": Coordinate(latitude: 33.61, longitude: -117.666),
        "90802": Coordinate(latitude: 33.765, longitude: -118.19),
        "94103": Coordinate(latitude: 37.773, longitude: -122.411),
    ]
}
