public import Core
public import FleetAPI
public import LocationAPI

/// Drivers' jobs and the dispatcher's board.
public protocol FleetService: Sendable {
    /// Whether the driver takes jobs, and what today brought.
    func status() async throws(APIError) -> DriverStatus

    /// Begins or ends taking jobs.
    func setOnline(_ online: Bool) async throws(APIError) -> DriverStatus

    /// The job under way, then the offers.
    func jobs() async throws(APIError) -> [Job]

    /// Accepts or declines an offer.
    ///
    /// - Throws: `job_taken` when another driver was faster, `offer_expired`, `driver_busy`, `job_withdrawn`, or what kept the call from
    ///   being answered.
    func answer(_ job: Int, accepted: Bool) async throws(APIError) -> Job

    /// Gets on with a stop.
    ///
    /// - Throws: status 422 with the fields at fault, `illegal_transition`, or what kept the call from being answered.
    func updateStop(_ update: StopUpdate) async throws(APIError) -> Job

    /// Says where the driver's device was.
    func report(_ positions: [Position]) async throws(APIError)

    /// The drivers alone.
    func drivers() async throws(APIError) -> [DispatchDriver]

    /// What dispatchers see first.
    func overview() async throws(APIError) -> DispatchOverview

    /// Gives an order that waits for a driver to one.
    ///
    /// - Throws: `driver_busy` when the driver has a job, `illegal_transition` when the order doesn't wait any more, or what kept the call from
    ///   being answered.
    func assign(order: Int, to driver: Int) async throws(APIError) -> Job

    /// The areas in which orders are taken.
    func areas() async throws(APIError) -> [ServiceArea]

    /// Changes of a driver's offers and jobs from now on.
    func driverChanges(_ driver: Int) async -> AsyncStream<Change>

    /// Changes of all jobs and drivers from now on, for dispatchers.
    func dispatchChanges() async -> AsyncStream<Change>
}
