public import Core
import HTTPTypes

/// The operations on the catalog of retailers.
public enum RetailEndpoints {
    /// Lists the retailers, by name.
    public static let retailers = Endpoint<RetailerListRequest, Page<Retailer>>(
        .get, "/retail/retailers", access: .signedIn, summary: "Lists the retailers whose items can come along, by name.")

    /// Lists the items of a retailer, by category and name.
    public static let items = Endpoint<RetailItemListRequest, Page<RetailItem>>(
        .get, "/retail/retailers/{id}/items", access: .signedIn, summary: "Lists the items of a retailer, by category and name.")

    /// Lists the kinds of retailers, by name.
    public static let categories = Endpoint<NoInput, [RetailCategory]>(
        .get, "/retail/categories", access: .signedIn, summary: "Lists the kinds of retailers, by name.")
}
