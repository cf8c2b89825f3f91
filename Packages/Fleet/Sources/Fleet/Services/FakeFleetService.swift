public import Core
public import FleetAPI
public import LocationAPI

/// Fleet without a server, for tests and previews: answers what it was given, and tells of no changes.
public struct FakeFleetService: FleetService {
    private let statusResult: Result<DriverStatus, APIError>
    private let jobsResult: Result<[Job], APIError>
    private let jobResult: Result<Job, APIError>
    private let overviewResult: Result<DispatchOverview, APIError>
    private let areasResult: Result<[ServiceArea], APIError>

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - status: the outcome of reading and setting the driver's status.
    ///   - jobs: the outcome of listing jobs.
    ///   - job: the outcome of an answer, a step or an assignment.
    ///   - overview: the outcome of reading the dispatcher's overview.
    ///   - areas: the outcome of listing the areas.
    public init(
        status: Result<DriverStatus, APIError> = .success(.sample), jobs: Result<[Job], APIError> = .success([.sample]),
        job: Result<Job, APIError> = .success(.active()), overview: Result<DispatchOverview, APIError> = .success(.sample),
        areas: Result<[ServiceArea], APIError> = .success([])
    ) {
        statusResult = status
        jobsResult = jobs
        jobResult = job
        overviewResult = overview
        areasResult = areas
    }

    /// The given outcome.
    public func status() async throws(APIError) -> DriverStatus { try statusResult.get() }

    /// The given outcome, online as wanted.
    public func setOnline(_ online: Bool) async throws(APIError) -> DriverStatus {
        var status = try statusResult.get()
        status.online = online
        return status
    }

    /// The given outcome.
    public func jobs() async throws(APIError) -> [Job] { try jobsResult.get() }

    /// The given outcome.
    public func answer(_ job: Int, accepted: Bool) async throws(APIError) -> Job { try jobResult.get() }

    /// The given outcome.
    public func updateStop(_ update: StopUpdate) async throws(APIError) -> Job { try jobResult.get() }

    /// Nothing, or the failure of reading the status.
    public func report(_ positions: [Position]) async throws(APIError) { _ = try statusResult.get() }

    /// The drivers of the given overview.
    public func drivers() async throws(APIError) -> [DispatchDriver] { try overviewResult.get().drivers }

    /// The given outcome.
    public func overview() async throws(APIError) -> DispatchOverview { try overviewResult.get() }

    /// The given outcome.
    public func assign(order: Int, to driver: Int) async throws(APIError) -> Job { try jobResult.get() }

    /// The given outcome.
    public func areas() async throws(APIError) -> [ServiceArea] { try areasResult.get() }

    /// No changes.
    public func driverChanges(_ driver: Int) async -> AsyncStream<Change> { AsyncStream { $0.finish() } }

    /// No changes.
    public func dispatchChanges() async -> AsyncStream<Change> { AsyncStream { $0.finish() } }
}
