public import Core
import HTTPTypes

/// The endpoints for service areas and addresses.
public enum LocationEndpoints {
    /// Lists the areas in which orders are taken, by id.
    public static let areas = Endpoint<NoInput, [ServiceArea]>(
        .get, "/service-areas", access: .everyone, summary: "The areas in which orders are taken.")

    /// Checks whether a place is served. One that isn't is a success with `served` false.
    public static let check = Endpoint<AreaCheckRequest, AreaCheck>(
        .get, "/service-areas/check", access: .everyone, summary: "Whether a place is served, and by which area.")

    /// Finds the point of an address. Fails with `unknown_address` if it isn't known.
    public static let geocode = Endpoint<GeocodeRequest, Coordinate>(
        .get, "/service-areas/geocode", access: .everyone, summary: "The point of an address.")
}
