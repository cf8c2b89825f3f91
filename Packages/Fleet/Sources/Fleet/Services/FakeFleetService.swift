#if DEBUG
import Core
import FleetAPI
import LocationAPI

/// Fleet without a server, for tests and previews: each call returns the outcome that it was given.
struct FakeFleetService: FleetService {
    /// The outcome of reading the shift.
    var shiftResult: Result<DriverShift, APIError> = .success(.offers)
    /// The outcome of going online or offline and of stating a vehicle; the status of a success says which.
    var statusResult: Result<DriverStatus, APIError> = .success(.sample)
    /// The outcome of a response, a step or an assignment.
    var jobResult: Result<Job, APIError> = .success(.active())
    /// The outcome of reading the overview, and of the drivers alone.
    var overviewResult: Result<DispatchOverview, APIError> = .success(.sample)
    /// The outcome of reading the service areas.
    var areasResult: Result<[ServiceArea], APIError> = .success([])
    /// Called with each report of a stop.
    var onUpdate: @Sendable (StopUpdate) -> Void = { _ in }
    /// Called with the positions that are reported.
    var onReport: @Sendable ([Position]) -> Void = { _ in }

    func shift() async throws(APIError) -> DriverShift { try shiftResult.get() }

    func status() async throws(APIError) -> DriverStatus { try statusResult.get() }

    func setVehicle(_ vehicle: Vehicle?) async throws(APIError) -> DriverStatus {
        var status = try statusResult.get()
        status.vehicle = vehicle
        return status
    }

    func setOnline(_ online: Bool) async throws(APIError) -> DriverStatus {
        var status = try statusResult.get()
        status.online = online
        return status
    }

    func setBreak(_ onBreak: Bool) async throws(APIError) -> DriverStatus {
        var status = try statusResult.get()
        status.onBreak = onBreak
        return status
    }

    func release(_ release: JobRelease) async throws(APIError) -> Job { try jobResult.get() }

    func respond(to job: Int, accepted: Bool) async throws(APIError) -> Job { try jobResult.get() }

    func updateStop(_ update: StopUpdate) async throws(APIError) -> Job {
        onUpdate(update)
        return try jobResult.get()
    }

    func report(_ positions: [Position]) async throws(APIError) { onReport(positions) }

    func overview() async throws(APIError) -> DispatchOverview { try overviewResult.get() }

    func drivers() async throws(APIError) -> [DispatchDriver] { try overviewResult.get().drivers }

    func assign(order: Int, to driver: Int) async throws(APIError) -> Job { try jobResult.get() }

    func areas() async throws(APIError) -> [ServiceArea] { try areasResult.get() }
}

extension DriverShift {
    /// An online driver with one offer, for tests and previews.
    static let offers = DriverShift(status: .sample, jobs: [.sample])

    /// An online driver with a job, for tests and previews.
    static func job(_ job: Job = .active()) -> DriverShift { DriverShift(status: .sample, jobs: [job]) }

    /// An online driver without work, for tests and previews.
    static let idle = DriverShift(status: .sample, jobs: [])

    /// An offline driver, for tests and previews.
    static let offline = DriverShift(status: DriverStatus(online: false), jobs: [])
}
#endif
