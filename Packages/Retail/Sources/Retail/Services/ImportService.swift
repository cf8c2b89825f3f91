import Core
import Networking
import RetailAPI

/// Brings catalog files into a retailer's items, for administrators. The pieces of a file are sent by the page itself.
protocol ImportService: Sendable {
    /// Begins an import, or returns the one of the same file.
    func begin(_ content: ImportContent) async throws(APIError) -> CatalogImport
    /// Returns the latest import of a retailer; nil where there was none.
    func latest(of retailer: Int) async throws(APIError) -> CatalogImport?
    /// Returns the problems of a file.
    func problems(of id: Int) async throws(APIError) -> CatalogImportProblems
    /// Says which heading is which column.
    func setColumns(_ columns: ImportColumns) async throws(APIError) -> CatalogImport
    /// Makes the items as the file says.
    func apply(_ id: Int) async throws(APIError) -> CatalogImport
    /// Forgets the file.
    func discard(_ id: Int) async throws(APIError)
}

/// The imports over the API.
struct LiveImportService: ImportService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func begin(_ content: ImportContent) async throws(APIError) -> CatalogImport { try await client.call(RetailEndpoints.beginImport, content) }

    func latest(of retailer: Int) async throws(APIError) -> CatalogImport? {
        do throws(APIError) {
            return try await client.call(RetailEndpoints.latestImport, IDInput(id: retailer))
        } catch {
            if error.status == 404 { return nil }
            throw error
        }
    }

    func problems(of id: Int) async throws(APIError) -> CatalogImportProblems { try await client.call(RetailEndpoints.importProblems, IDInput(id: id)) }

    func setColumns(_ columns: ImportColumns) async throws(APIError) -> CatalogImport { try await client.call(RetailEndpoints.importColumns, columns) }

    func apply(_ id: Int) async throws(APIError) -> CatalogImport { try await client.call(RetailEndpoints.applyImport, IDInput(id: id)) }

    func discard(_ id: Int) async throws(APIError) { _ = try await client.call(RetailEndpoints.discardImport, IDInput(id: id)) }
}

#if DEBUG
/// The imports without a server, for tests and previews.
struct FakeImportService: ImportService {
    /// The outcome of everything that returns an import.
    var result: Result<CatalogImport, APIError> = .success(.sample)
    /// The outcome of asking for the latest.
    var latestResult: Result<CatalogImport?, APIError> = .success(.sample)

    func begin(_ content: ImportContent) async throws(APIError) -> CatalogImport { try result.get() }

    func latest(of retailer: Int) async throws(APIError) -> CatalogImport? { try latestResult.get() }

    func problems(of id: Int) async throws(APIError) -> CatalogImportProblems { .sample }

    func setColumns(_ columns: ImportColumns) async throws(APIError) -> CatalogImport { try result.get() }

    func apply(_ id: Int) async throws(APIError) -> CatalogImport { try result.get() }

    func discard(_ id: Int) async throws(APIError) { _ = try result.get() }
}
#endif
