import Core
import Networking
import RetailAPI

/// Reads and changes the items and deals of retailers, for administrators.
protocol StockService: Sendable {
    /// Returns a page of a retailer's items.
    func items(_ request: ManagedItemListRequest) async throws(APIError) -> Page<ManagedItem>
    /// Returns an item.
    func item(_ id: Int) async throws(APIError) -> ManagedItem
    /// Adds an item.
    func create(_ creation: ItemCreation) async throws(APIError) -> ManagedItem
    /// Changes an item.
    func change(_ change: ItemChange) async throws(APIError) -> ManagedItem
    /// Removes an item's picture.
    func removePicture(of id: Int) async throws(APIError) -> ManagedItem
    /// Returns the deals of all retailers.
    func deals() async throws(APIError) -> [RetailDeal]
    /// Adds a deal.
    func createDeal(_ content: DealContent) async throws(APIError) -> RetailDeal
    /// Removes a deal.
    func deleteDeal(_ id: Int) async throws(APIError)
}

/// The administrators' items over the API.
struct LiveStockService: StockService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func items(_ request: ManagedItemListRequest) async throws(APIError) -> Page<ManagedItem> { try await client.call(RetailEndpoints.managedItems, request) }

    func item(_ id: Int) async throws(APIError) -> ManagedItem { try await client.call(RetailEndpoints.managedItem, IDInput(id: id)) }

    func create(_ creation: ItemCreation) async throws(APIError) -> ManagedItem { try await client.call(RetailEndpoints.createItem, creation) }

    func change(_ change: ItemChange) async throws(APIError) -> ManagedItem { try await client.call(RetailEndpoints.changeItem, change) }

    func removePicture(of id: Int) async throws(APIError) -> ManagedItem { try await client.call(RetailEndpoints.removePicture, IDInput(id: id)) }

    func deals() async throws(APIError) -> [RetailDeal] { try await client.call(RetailEndpoints.managedDeals) }

    func createDeal(_ content: DealContent) async throws(APIError) -> RetailDeal { try await client.call(RetailEndpoints.createDeal, content) }

    func deleteDeal(_ id: Int) async throws(APIError) { _ = try await client.call(RetailEndpoints.deleteDeal, IDInput(id: id)) }
}

#if DEBUG
/// The administrators' items without a server, for tests and previews.
struct FakeStockService: StockService {
    /// The outcome of listing.
    var list: Result<Page<ManagedItem>, APIError> = .success(Page(items: [.sample], page: 1, limit: 20, total: 1))
    /// The outcome of adding, changing and reading one.
    var saved: Result<ManagedItem, APIError> = .success(.sample)
    /// The outcome of listing deals.
    var dealList: Result<[RetailDeal], APIError> = .success([.sample])
    /// The outcome of adding and removing a deal.
    var savedDeal: Result<RetailDeal, APIError> = .success(.sample)

    func items(_ request: ManagedItemListRequest) async throws(APIError) -> Page<ManagedItem> { try list.get() }

    func item(_ id: Int) async throws(APIError) -> ManagedItem { try saved.get() }

    func create(_ creation: ItemCreation) async throws(APIError) -> ManagedItem { try saved.get() }

    func change(_ change: ItemChange) async throws(APIError) -> ManagedItem { try saved.get() }

    func removePicture(of id: Int) async throws(APIError) -> ManagedItem { try saved.get() }

    func deals() async throws(APIError) -> [RetailDeal] { try dealList.get() }

    func createDeal(_ content: DealContent) async throws(APIError) -> RetailDeal { try savedDeal.get() }

    func deleteDeal(_ id: Int) async throws(APIError) { _ = try savedDeal.get() }
}
#endif
