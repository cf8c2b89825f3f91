public import Core
public import RetailAPI

/// What the client needs of the catalogue.
public protocol RetailService: Sendable {
    /// The retailers and their categories.
    func catalogue() async throws(APIError) -> RetailCatalogue
    /// A retailer's items, by category and name.
    func items(of retailer: Int) async throws(APIError) -> [RetailItem]
}
