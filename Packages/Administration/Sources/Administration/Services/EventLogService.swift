import AdministrationAPI
import Core
import Networking

/// The calls about the event log.
protocol EventLogService: Sendable {
    /// Returns a page of events, newest first.
    func events(_ query: EventLogQuery) async throws(APIError) -> LoggedEventPage
    /// Returns the kinds of events that happened lately.
    func kinds() async throws(APIError) -> [String]
}

/// Calls the API.
struct LiveEventLogService: EventLogService {
    let client: APIClient

    func events(_ query: EventLogQuery) async throws(APIError) -> LoggedEventPage { try await client.call(EventLogEndpoints.list, query) }
    func kinds() async throws(APIError) -> [String] { try await client.call(EventLogEndpoints.kinds) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeEventLogService: EventLogService {
    var eventsResult: Result<LoggedEventPage, APIError> = .success(LoggedEventPage(items: [.sample], next: nil))
    var kindsResult: Result<[String], APIError> = .success(["order.moved", "payment.moved"])

    func events(_ query: EventLogQuery) async throws(APIError) -> LoggedEventPage { try eventsResult.get() }
    func kinds() async throws(APIError) -> [String] { try kindsResult.get() }
}
#endif
