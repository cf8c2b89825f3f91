import Core
import RetailAPI

/// Reads the catalog of retailers, and keeps the person's favorites and ratings.
protocol RetailService: Sendable {
    /// Returns the retailers, their categories, and the deals of today.
    func catalog() async throws(APIError) -> Catalog
    /// Searches items.
    func search(_ request: ItemSearchRequest) async throws(APIError) -> ItemSearchResults
    /// Returns an item.
    func item(_ id: Int) async throws(APIError) -> RetailItem
    /// Returns the person's favorites and what they bought before.
    func yours() async throws(APIError) -> YourItems
    /// Adds an item to the person's favorites, or removes it.
    func setFavorite(_ item: RetailItem, _ isFavorite: Bool) async throws(APIError) -> RetailItem
    /// Rates a retailer.
    func rate(_ retailer: Int, stars: Int) async throws(APIError) -> Retailer
}

/// The retailers, the categories to filter them by, and the deals of today.
struct Catalog: Sendable, Equatable {
    /// The retailers, by name.
    var retailers: [Retailer]
    /// The categories, by name.
    let categories: [RetailCategory]
    /// The deals of today, by their last day.
    var deals: [RetailDeal] = []

    #if DEBUG
    /// A catalog of one retailer, for tests and previews.
    static let sample = Catalog(retailers: [.sample], categories: [.sample], deals: [.sample])
    #endif
}

/// The items that a person likes, and those that they bought before.
struct YourItems: Sendable, Equatable {
    /// The favorites, the newest first.
    var favorites: [RetailItem]
    /// The items that were bought before and can be bought again, the latest first.
    var purchases: [RetailItem]
}

#if DEBUG
/// A catalog without a server, for tests and previews.
struct FakeRetailService: RetailService {
    /// The outcome of reading the catalog.
    var catalogResult: Result<Catalog, APIError> = .success(.sample)
    /// The outcome of each search.
    var searchResult: Result<ItemSearchResults, APIError> = .success(.sample)
    /// The outcome of reading an item.
    var itemResult: Result<RetailItem, APIError> = .success(.sample)
    /// The outcome of reading the person's items.
    var yoursResult: Result<YourItems, APIError> = .success(YourItems(favorites: [], purchases: [.sample]))
    /// The failure of changing a favorite; nil where it works.
    var favoriteFailure: APIError?
    /// The outcome of rating a retailer.
    var rateResult: Result<Retailer, APIError> = .success(.sample)

    func catalog() async throws(APIError) -> Catalog { try catalogResult.get() }

    func search(_ request: ItemSearchRequest) async throws(APIError) -> ItemSearchResults { try searchResult.get() }

    func item(_ id: Int) async throws(APIError) -> RetailItem { try itemResult.get() }

    func yours() async throws(APIError) -> YourItems { try yoursResult.get() }

    func setFavorite(_ item: RetailItem, _ isFavorite: Bool) async throws(APIError) -> RetailItem {
        if let favoriteFailure { throw favoriteFailure }
        return item.with(favorite: isFavorite)
    }

    func rate(_ retailer: Int, stars: Int) async throws(APIError) -> Retailer { try rateResult.get() }
}
#endif
