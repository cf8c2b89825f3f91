import Core
import FleetAPI
import Networking

/// The finished work of a driver, and its figures.
protocol ReviewService: Sendable {
    /// Returns the figures of the last 28 days.
    func metrics() async throws(APIError) -> DriverMetrics

    /// Returns finished jobs, newest first.
    func finishedTrips(before: Int?) async throws(APIError) -> FinishedTripPage

    /// Returns a finished job.
    func finishedTrip(_ id: Int) async throws(APIError) -> FinishedTrip
}

/// Calls the API.
struct LiveReviewService: ReviewService {
    let client: APIClient

    func metrics() async throws(APIError) -> DriverMetrics { try await client.call(FleetEndpoints.metrics) }

    func finishedTrips(before: Int?) async throws(APIError) -> FinishedTripPage {
        try await client.call(FleetEndpoints.finishedTrips, FinishedTripsRequest(before: before))
    }

    func finishedTrip(_ id: Int) async throws(APIError) -> FinishedTrip { try await client.call(FleetEndpoints.finishedTrip, IDInput(id: id)) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeReviewService: ReviewService {
    var metricsResult: Result<DriverMetrics, APIError> = .success(.sample)
    var tripsResult: Result<FinishedTripPage, APIError> = .success(.sample)
    var tripResult: Result<FinishedTrip, APIError> = .success(.sample)

    func metrics() async throws(APIError) -> DriverMetrics { try metricsResult.get() }

    func finishedTrips(before: Int?) async throws(APIError) -> FinishedTripPage { try tripsResult.get() }

    func finishedTrip(_ id: Int) async throws(APIError) -> FinishedTrip { try tripResult.get() }
}
#endif
