public import Core
import HTTPTypes

/// The endpoints for service areas and addresses.
public enum LocationEndpoints {
    /// Lists the areas in which orders are taken, by id.
    public static let areas = Endpoint<AreaListRequest, [ServiceArea]>(
        .get, "/service-areas", access: .everyone, summary: "The areas in which orders are taken.")

    /// Checks whether a place is served. One that isn't is a success with `served` false.
    public static let check = Endpoint<AreaCheckRequest, AreaCheck>(
        .get, "/service-areas/check", access: .everyone, summary: "Whether a place is served, and by which area.")

    /// Finds the point of an address. Fails with `unknown_address` if it isn't known.
    public static let geocode = Endpoint<GeocodeRequest, Coordinate>(
        .get, "/service-areas/geocode", access: .everyone, summary: "The point of an address.")

    /// Lists the present versions of all areas for administrators, by id, those included in which no orders are taken.
    public static let allAreas = Endpoint<NoInput, [ServiceAreaVersion]>(
        .get, "/service-areas/all", access: .roles([.admin]), summary: "The present versions of all service areas, closed ones included.")

    /// Lists the versions of an area for administrators, newest first.
    public static let versions = Endpoint<IDInput, [ServiceAreaVersion]>(
        .get, "/service-areas/{id}/versions", access: .roles([.admin]), summary: "The versions of a service area, newest first.")

    /// Creates an area. Fails with 422 and the fields at fault: the name is taken, or the outline isn't that of an area.
    public static let createArea = Endpoint<NewServiceArea, ServiceAreaVersion>(
        .post, "/service-areas", access: .roles([.admin]), idempotency: .key, success: 201, summary: "Creates a service area.")

    /// Stores the next version of an area, which may close it. Fails with `stale_version` (409) if there is a newer one than the one that was changed, and
    /// as ``createArea`` does.
    public static let changeArea = Endpoint<ServiceAreaChange, ServiceAreaVersion>(
        .put, "/service-areas/{id}", access: .roles([.admin]),
        summary: "Stores the next version of a service area, or closes it with `active` false. The versions before are kept.")

    /// Returns which addresses of orders under way would change sides. Fails as ``createArea`` does.
    public static let previewArea = Endpoint<AreaPreviewRequest, AreaPreview>(
        .post, "/service-areas/preview", access: .roles([.admin]),
        summary: "The addresses of orders under way that another outline would move out of a service area, into one, or from one to another.")
}
