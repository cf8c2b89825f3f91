public import Core
import HTTPTypes

/// The operations of drivers and dispatchers.
public enum FleetEndpoints {
    /// Lists the driver's job under way, then the open offers.
    public static let jobs = Endpoint<PageRequest, Page<Job>>(
        .get, "/drivers/jobs", access: .roles([.driver]), summary: "Lists the caller's job under way, then the caller's open offers.")

    /// Accepts or declines an offer. Of several drivers who accept, one gets the job. The others get 409 with `job_taken`, `offer_expired`,
    /// `job_withdrawn`, or `driver_busy` while they have another job.
    public static let respond = Endpoint<OfferResponse, Job>(
        .post, "/drivers/jobs", access: .roles([.driver]), idempotency: .key, summary: "Accepts or declines an offered job.")

    /// Returns whether the driver gets offers, and today's earnings.
    public static let status = Endpoint<NoInput, DriverStatus>(
        .get, "/drivers/status", access: .roles([.driver]), summary: "Returns whether the caller gets offers, and the caller's earnings today.")

    /// Puts the driver online or offline.
    public static let setStatus = Endpoint<DriverStatusUpdate, DriverStatus>(
        .put, "/drivers/status", access: .roles([.driver]), summary: "Puts the caller online or offline.")

    /// States the driver's vehicle, which the driver's customers see.
    public static let setVehicle = Endpoint<Vehicle, DriverStatus>(
        .put, "/drivers/vehicle", access: .roles([.driver]), summary: "States the vehicle that the caller comes with, in place of the one before.")

    /// Removes the driver's vehicle.
    public static let removeVehicle = Endpoint<NoInput, DriverStatus>(
        .delete, "/drivers/vehicle", access: .roles([.driver]), summary: "Removes the caller's vehicle.")

    /// Takes the positions of the driver's device. Reporting a position again changes nothing, and an older one never replaces a newer one.
    /// While the driver is offline nothing is stored and the response is 409 with `driver_offline`.
    public static let location = Endpoint<PositionReport, PositionReceipt>(
        .post, "/drivers/location", access: .roles([.driver]), rate: RateLimit(count: 60, per: .seconds(60)),
        summary: "Takes 1 to 100 positions of the caller's device, with device times.")

    /// Reports a step at a stop of the driver's job. 409 with `illegal_transition` names the steps that are possible.
    public static let updateStop = Endpoint<StopUpdate, Job>(
        .put, "/drivers/stops/{id}", access: .roles([.driver]), idempotency: .key, summary: "Reports a step at a stop of the caller's job.")

    /// Returns the dispatcher's numbers.
    public static let dashboard = Endpoint<NoInput, DashboardSummary>(
        .get, "/dispatch/dashboard", access: .roles([.dispatcher]), summary: "Counts orders, trips and drivers.")

    /// Lists drivers, those online first.
    public static let drivers = Endpoint<PageRequest, Page<DispatchDriver>>(
        .get, "/dispatch/drivers", access: .roles([.dispatcher]), summary: "Lists drivers, those online first.")

    /// Lists jobs under way and jobs that wait for a driver, oldest first.
    public static let trips = Endpoint<PageRequest, Page<Trip>>(
        .get, "/dispatch/trips", access: .roles([.dispatcher]), summary: "Lists jobs under way and jobs that wait for a driver, oldest first.")

    /// Assigns an order that waits for a driver, whether or not the driver is online. 409 with `driver_busy` when the driver has a job.
    public static let assign = Endpoint<DriverAssignment, Job>(
        .post, "/dispatch/orders/{id}/assign", access: .roles([.dispatcher]), idempotency: .key,
        summary: "Assigns an order that waits for a driver.")
}
