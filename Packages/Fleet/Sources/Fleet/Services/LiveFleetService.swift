import Core
import FleetAPI
import LocationAPI
import Networking

/// Fleet over the API.
struct LiveFleetService: FleetService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func shift() async throws(APIError) -> DriverShift {
        let status = try await status()
        return DriverShift(status: status, jobs: try await client.call(FleetEndpoints.jobs, PageRequest(limit: 100)).items)
    }

    func status() async throws(APIError) -> DriverStatus { try await client.call(FleetEndpoints.status) }

    func setVehicle(_ vehicle: Vehicle?) async throws(APIError) -> DriverStatus {
        guard let vehicle else { return try await client.call(FleetEndpoints.removeVehicle) }
        return try await client.call(FleetEndpoints.setVehicle, vehicle)
    }

    func setOnline(_ online: Bool) async throws(APIError) -> DriverStatus {
        try await client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: online))
    }

    func setBreak(_ onBreak: Bool) async throws(APIError) -> DriverStatus {
        try await client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true, onBreak: onBreak))
    }

    func release(_ release: JobRelease) async throws(APIError) -> Job { try await client.call(FleetEndpoints.release, release) }

    func respond(to job: Int, accepted: Bool) async throws(APIError) -> Job {
        try await client.call(FleetEndpoints.respond, OfferResponse(jobID: job, accepted: accepted))
    }

    func updateStop(_ update: StopUpdate) async throws(APIError) -> Job {
        try await StopReporter(update).report { step throws(APIError) in try await client.call(FleetEndpoints.updateStop, step) }
    }

    func report(_ positions: [Position]) async throws(APIError) {
        _ = try await client.call(FleetEndpoints.location, PositionReport(positions: positions))
    }

    func overview() async throws(APIError) -> DispatchOverview {
        let summary = try await client.call(FleetEndpoints.dashboard)
        let trips = try await client.call(FleetEndpoints.trips, PageRequest(limit: 100)).items
        return DispatchOverview(summary: summary, trips: trips, drivers: try await drivers())
    }

    func drivers() async throws(APIError) -> [DispatchDriver] {
        try await client.call(FleetEndpoints.drivers, PageRequest(limit: 100)).items
    }

    func assign(order: Int, to driver: Int) async throws(APIError) -> Job {
        try await client.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: driver))
    }

    func areas() async throws(APIError) -> [ServiceArea] { try await client.call(LocationEndpoints.areas, AreaListRequest()) }
}
