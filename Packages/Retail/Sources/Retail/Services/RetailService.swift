import Core
import RetailAPI

/// Reads the catalog of retailers.
protocol RetailService: Sendable {
    /// Returns the retailers and their categories.
    func catalog() async throws(APIError) -> Catalog
    /// Returns the items of a retailer, by category and name.
    func items(of retailer: Int) async throws(APIError) -> [RetailItem]
}

/// The retailers and the categories to filter them by.
struct Catalog: Sendable, Equatable {
    /// The retailers, by name.
    let retailers: [Retailer]
    /// The categories, by name.
    let categories: [RetailCategory]

    #if DEBUG
    /// A catalog of one retailer, for tests and previews.
    static let sample = Catalog(retailers: [.sample], categories: [.sample])
    #endif
}

#if DEBUG
/// A catalog without a server, for tests and previews.
struct FakeRetailService: RetailService {
    /// The outcome of reading the catalog.
    var catalogResult: Result<Catalog, APIError> = .success(.sample)
    /// The outcome of reading the items of any retailer.
    var itemsResult: Result<[RetailItem], APIError> = .success([.sample])

    func catalog() async throws(APIError) -> Catalog { try catalogResult.get() }

    func items(of retailer: Int) async throws(APIError) -> [RetailItem] { try itemsResult.get() }
}
#endif
