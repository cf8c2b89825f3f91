public import Core
public import FleetAPI
public import LocationAPI
public import Networking

/// Fleet over the API.
public struct LiveFleetService: FleetService {
    private let client: APIClient
    private let realtime: any Realtime

    /// Creates the service.
    public init(client: APIClient, realtime: any Realtime) {
        self.client = client
        self.realtime = realtime
    }

    /// Whether the driver takes jobs.
    public func status() async throws(APIError) -> DriverStatus { try await client.call(FleetEndpoints.status) }

    /// Begins or ends taking jobs.
    public func setOnline(_ online: Bool) async throws(APIError) -> DriverStatus {
        try await client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: online))
    }

    /// The job under way, then the offers.
    public func jobs() async throws(APIError) -> [Job] {
        try await client.call(FleetEndpoints.jobs, FleetListRequest(limit: 100)).items
    }

    /// Accepts or declines an offer. The server answers a repeated acceptance like the first one.
    public func answer(_ job: Int, accepted: Bool) async throws(APIError) -> Job {
        try await client.call(FleetEndpoints.respond, OfferResponse(jobID: job, accepted: accepted))
    }

    /// Gets on with a stop, and with the steps before. The server answers a repeated step like the first one.
    public func updateStop(_ update: StopUpdate) async throws(APIError) -> Job {
        try await ImpliedSteps(update).report { step throws(APIError) in try await client.call(FleetEndpoints.updateStop, step) }
    }

    /// Says where the driver's device was. A report that comes twice changes nothing.
    public func report(_ positions: [Position]) async throws(APIError) {
        _ = try await client.call(FleetEndpoints.location, PositionReport(positions: positions))
    }

    /// The drivers alone.
    public func drivers() async throws(APIError) -> [DispatchDriver] {
        try await client.call(FleetEndpoints.drivers, FleetListRequest(limit: 100)).items
    }

    /// What dispatchers see first.
    public func overview() async throws(APIError) -> DispatchOverview {
        let summary = try await client.call(FleetEndpoints.dashboard)
        let trips = try await client.call(FleetEndpoints.trips, FleetListRequest(limit: 100)).items
        return DispatchOverview(summary: summary, trips: trips, drivers: try await drivers())
    }

    /// Gives an order that waits for a driver to one. The server answers a repeated assignment like the first one.
    public func assign(order: Int, to driver: Int) async throws(APIError) -> Job {
        try await client.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: driver))
    }

    /// The areas in which orders are taken.
    public func areas() async throws(APIError) -> [ServiceArea] { try await client.call(LocationEndpoints.areas) }

    /// Changes of a driver's offers and jobs.
    public func driverChanges(_ driver: Int) async -> AsyncStream<Change> { await realtime.subscribe(FleetTopics.driver(driver)) }

    /// Changes of all jobs and drivers.
    public func dispatchChanges() async -> AsyncStream<Change> { await realtime.subscribe(FleetTopics.dispatch) }
}
