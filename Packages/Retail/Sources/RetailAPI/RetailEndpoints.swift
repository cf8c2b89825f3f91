public import Core
import HTTPTypes

/// The operations on the catalogue of retailers.
public enum RetailEndpoints {
    /// The retailers.
    public static let retailers = Endpoint<RetailerListRequest, Page<Retailer>>(
        .get, "/retail/retailers", access: .signedIn, summary: "The retailers whose items can come along, by name.")

    /// The items of a retailer.
    public static let items = Endpoint<RetailItemListRequest, Page<RetailItem>>(
        .get, "/retail/retailers/{id}/items", access: .signedIn, summary: "The items of a retailer, by category and name.")

    /// The kinds of retailers.
    public static let categories = Endpoint<NoInput, [RetailCategory]>(
        .get, "/retail/categories", access: .signedIn, summary: "The kinds of retailers there are, by name.")
}
