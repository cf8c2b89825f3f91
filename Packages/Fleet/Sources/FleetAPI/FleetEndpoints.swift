public import Core
import HTTPTypes

/// The operations of drivers and dispatchers.
public enum FleetEndpoints {
    /// The driver's own jobs: first the one that the driver is at, then the offers that are open.
    public static let jobs = Endpoint<FleetListRequest, Page<Job>>(
        .get, "/drivers/jobs", access: .roles([.driver]), summary: "The caller's job under way, then the offers open to the caller.")

    /// Answers an offer. Of all who accept one wins; the others get `job_taken` (409), who is late `offer_expired`, who has a job `driver_busy`.
    public static let answer = Endpoint<JobAnswer, Job>(
        .post, "/drivers/jobs", access: .roles([.driver]), idempotency: .key, summary: "Accepts or declines a job that was offered.")

    /// Whether the driver takes jobs, and what today brought.
    public static let status = Endpoint<NoInput, DriverStatus>(
        .get, "/drivers/status", access: .roles([.driver]), summary: "Whether the caller takes jobs, and what today brought.")

    /// Begins or ends taking jobs.
    public static let setStatus = Endpoint<DriverStatusUpdate, DriverStatus>(
        .put, "/drivers/status", access: .roles([.driver]), summary: "The caller begins or ends taking jobs.")

    /// Takes where the driver's device was. A report that was taken before changes nothing, and an older position never replaces a newer one.
    /// 409 `driver_offline` for who isn't online: then nothing is kept, and what dates from before the driver went online isn't either.
    public static let location = Endpoint<PositionReport, PositionReceipt>(
        .post, "/drivers/location", access: .roles([.driver]), rate: RateLimit(count: 60, per: .seconds(60)),
        summary: "Takes where the caller's device was, in batches of 1 to 100 positions with device times.")

    /// Gets on with a stop of the driver's job under way. 409 `illegal_transition` names what is possible.
    public static let updateStop = Endpoint<StopUpdate, Job>(
        .put, "/drivers/stops/{id}", access: .roles([.driver]), idempotency: .key, summary: "Gets on with a stop of the caller's job.")

    /// The dispatcher's numbers.
    public static let dashboard = Endpoint<NoInput, DashboardSummary>(
        .get, "/dispatch/dashboard", access: .roles([.dispatcher]), summary: "How many orders, trips and drivers there are.")

    /// The drivers, those online first.
    public static let drivers = Endpoint<FleetListRequest, Page<DispatchDriver>>(
        .get, "/dispatch/drivers", access: .roles([.dispatcher]), summary: "The drivers, those online first.")

    /// Jobs under way and waiting, the oldest first.
    public static let trips = Endpoint<FleetListRequest, Page<Trip>>(
        .get, "/dispatch/trips", access: .roles([.dispatcher]), summary: "Jobs under way and jobs that wait for a driver, the oldest first.")

    /// Gives an order that waits for a driver to one, online or not. 409 `driver_busy` when the driver has a job.
    public static let assign = Endpoint<DriverAssignment, Job>(
        .post, "/dispatch/orders/{id}/assign", access: .roles([.dispatcher]), idempotency: .key,
        summary: "Gives an order that waits for a driver to one.")
}
