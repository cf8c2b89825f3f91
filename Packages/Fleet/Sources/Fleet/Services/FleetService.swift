import Core
import FleetAPI
import LocationAPI

/// Drivers' jobs, and the dispatcher's board.
protocol FleetService: Sendable {
    /// Returns the driver's status, job and offers.
    func shift() async throws(APIError) -> DriverShift

    /// Returns the driver's status alone.
    func status() async throws(APIError) -> DriverStatus

    /// States the driver's vehicle; nil removes it.
    ///
    /// - Throws: status 422 with the fields at fault.
    func setVehicle(_ vehicle: Vehicle?) async throws(APIError) -> DriverStatus

    /// Puts the driver online or offline.
    func setOnline(_ online: Bool) async throws(APIError) -> DriverStatus

    /// Begins or ends a driver's break.
    ///
    /// - Throws: `break_during_job` while the driver has a job.
    func setBreak(_ onBreak: Bool) async throws(APIError) -> DriverStatus

    /// Gives the driver's job back, or an order of a trip. Doing so again returns the same job.
    ///
    /// - Throws: `release_too_late` when a dispatcher decides.
    func release(_ release: JobRelease) async throws(APIError) -> Job

    /// Accepts or declines an offer. Doing so again returns the same job.
    ///
    /// - Throws: `job_taken` when another driver was faster, `offer_expired`, `driver_busy` or `job_withdrawn`.
    func respond(to job: Int, accepted: Bool) async throws(APIError) -> Job

    /// Reports a step at a stop, and the steps before it that weren't reported yet. Doing so again returns the same job.
    ///
    /// - Throws: status 422 with the fields at fault, or `illegal_transition`.
    func updateStop(_ update: StopUpdate) async throws(APIError) -> Job

    /// Reports positions of the driver's device.
    func report(_ positions: [Position]) async throws(APIError)

    /// Returns the numbers, trips and drivers.
    func overview() async throws(APIError) -> DispatchOverview

    /// Returns the drivers alone.
    func drivers() async throws(APIError) -> [DispatchDriver]

    /// Assigns an order that waits for a driver. Doing so again returns the same job.
    ///
    /// - Throws: `driver_busy` when the driver has a job, `not_assignable` or `job_taken` when the order no longer waits.
    func assign(order: Int, to driver: Int) async throws(APIError) -> Job

    /// Returns the service areas, for the maps.
    func areas() async throws(APIError) -> [ServiceArea]
}
