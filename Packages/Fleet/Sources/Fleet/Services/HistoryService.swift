import Core
import FleetAPI
import Networking
import OrdersAPI

/// The past, for dispatchers: the numbers of a day, and trips that are over.
protocol HistoryService: Sendable {
    /// Returns the numbers of a day such as `2026-01-31`; of today for nil.
    func charts(of day: String?) async throws(APIError) -> DayCharts

    /// Returns trips that are over, the last to end first.
    ///
    /// - Parameter before: the id of the last trip that is known; nil for the first ones.
    func pastTrips(_ filter: PastTripFilter, before: Int?) async throws(APIError) -> PastTripPage

    /// Returns the drivers, those online first.
    func drivers() async throws(APIError) -> [DispatchDriver]
}

/// Calls the API.
struct LiveHistoryService: HistoryService {
    let client: APIClient

    func charts(of day: String?) async throws(APIError) -> DayCharts { try await client.call(FleetEndpoints.charts, ChartRequest(day: day)) }

    func pastTrips(_ filter: PastTripFilter, before: Int?) async throws(APIError) -> PastTripPage {
        try await client.call(FleetEndpoints.pastTrips, PastTripsRequest(day: filter.day?.text, driverID: filter.driver, before: before))
    }

    func drivers() async throws(APIError) -> [DispatchDriver] {
        try await client.call(FleetEndpoints.drivers, PageRequest(limit: 100)).items
    }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeHistoryService: HistoryService {
    /// Returns the outcome of reading the numbers of a day.
    var chartsResult: @Sendable (String?) -> Result<DayCharts, APIError> = { _ in .success(.sample) }
    /// Returns the outcome of reading trips.
    var tripsResult: @Sendable (PastTripFilter, Int?) -> Result<PastTripPage, APIError> = { _, _ in .success(.sample) }
    /// The outcome of reading the drivers.
    var driversResult: Result<[DispatchDriver], APIError> = .success([.sample])

    func charts(of day: String?) async throws(APIError) -> DayCharts { try chartsResult(day).get() }

    func pastTrips(_ filter: PastTripFilter, before: Int?) async throws(APIError) -> PastTripPage { try tripsResult(filter, before).get() }

    func drivers() async throws(APIError) -> [DispatchDriver] { try driversResult.get() }
}
#endif
