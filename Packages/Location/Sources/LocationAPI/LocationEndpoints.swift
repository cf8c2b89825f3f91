public import Core
import HTTPTypes

/// The operations on places.
public enum LocationEndpoints {
    /// The areas in which orders are taken.
    public static let areas = Endpoint<NoInput, [ServiceArea]>(
        .get, "/service-areas", access: .everyone, summary: "The areas in which orders are taken.")

    /// Whether a place is served.
    public static let check = Endpoint<AreaCheckRequest, AreaCheck>(
        .get, "/service-areas/check", access: .everyone, summary: "Whether a place is served, and by which area.")

    /// Where an address is.
    public static let geocode = Endpoint<GeocodeRequest, Coordinate>(
        .get, "/service-areas/geocode", access: .everyone, summary: "Where an address is.")
}
