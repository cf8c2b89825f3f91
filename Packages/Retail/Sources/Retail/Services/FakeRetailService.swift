#if DEBUG
public import Core
public import RetailAPI

/// A catalogue for tests and previews, which answers what it was given.
public struct FakeRetailService: RetailService {
    private let catalogueResult: Result<RetailCatalogue, APIError>
    private let itemsResult: Result<[RetailItem], APIError>

    /// Creates the service.
    public init(catalogue: Result<RetailCatalogue, APIError> = .success(.sample), items: Result<[RetailItem], APIError> = .success([.sample])) {
        catalogueResult = catalogue
        itemsResult = items
    }

    /// The given catalogue.
    public func catalogue() async throws(APIError) -> RetailCatalogue { try catalogueResult.get() }

    /// The given items, whichever retailer is asked for.
    public func items(of retailer: Int) async throws(APIError) -> [RetailItem] { try itemsResult.get() }
}
#endif
