import AuthAPI
import Core
import Networking

/// The calls about the audit log.
protocol AuditService: Sendable {
    /// Returns a page of entries, newest first.
    func entries(_ query: SecurityEventQuery) async throws(APIError) -> SecurityEventPage
    /// Returns the entries that a query selects as a table.
    func export(_ query: SecurityEventQuery) async throws(APIError) -> SecurityEventExport
}

/// Calls the API.
struct LiveAuditService: AuditService {
    let client: APIClient

    func entries(_ query: SecurityEventQuery) async throws(APIError) -> SecurityEventPage { try await client.call(AuthEndpoints.audit, query) }
    func export(_ query: SecurityEventQuery) async throws(APIError) -> SecurityEventExport { try await client.call(AuthEndpoints.exportAudit, query) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeAuditService: AuditService {
    var pageResult: Result<SecurityEventPage, APIError> = .success(.sample)
    var exportResult: Result<SecurityEventExport, APIError> = .success(.sample)

    func entries(_ query: SecurityEventQuery) async throws(APIError) -> SecurityEventPage { try pageResult.get() }
    func export(_ query: SecurityEventQuery) async throws(APIError) -> SecurityEventExport { try exportResult.get() }
}
#endif
