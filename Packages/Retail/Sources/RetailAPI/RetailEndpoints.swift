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

    /// Lists all retailers for administrators, by name, those included that customers don't find.
    public static let managedRetailers = Endpoint<NoInput, [ManagedRetailer]>(
        .get, "/retail/retailers/all", access: .roles([.admin]), summary: "All retailers, by name, inactive ones included.")

    /// Adds a retailer.
    public static let createRetailer = Endpoint<RetailerContent, ManagedRetailer>(
        .post, "/retail/retailers", access: .roles([.admin]), idempotency: .key, success: 201, summary: "Adds a retailer.")

    /// Changes a retailer and its stores, or takes it out of the catalog.
    public static let changeRetailer = Endpoint<RetailerChange, ManagedRetailer>(
        .put, "/retail/retailers/{id}", access: .roles([.admin]), summary: "Changes a retailer and its stores.")
}
