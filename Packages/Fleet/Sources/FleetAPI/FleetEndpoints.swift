public import Core
import HTTPTypes

/// The operations of drivers and dispatchers.
public enum FleetEndpoints {
    /// Lists the driver's job under way, or the open offers near the driver: the nearest first, up to 20, while the driver is online, free and on no
    /// break. Where the driver's place isn't known, the oldest come first.
    public static let jobs = Endpoint<PageRequest, Page<Job>>(
        .get, "/drivers/jobs", access: .roles([.driver]), summary: "Lists the caller's job under way, or the open offers near the caller.")

    /// Accepts or declines an offer. Of several drivers who accept, one gets the job. The others get 409 with `job_taken`, `offer_expired`,
    /// `job_withdrawn`, or `driver_busy` while they have another job.
    public static let respond = Endpoint<OfferResponse, Job>(
        .post, "/drivers/jobs", access: .roles([.driver]), idempotency: .key, summary: "Accepts or declines an offered job.")

    /// Returns whether the driver gets offers, and today's earnings.
    public static let status = Endpoint<NoInput, DriverStatus>(
        .get, "/drivers/status", access: .roles([.driver]), summary: "Returns whether the caller gets offers, and the caller's earnings today.")

    /// Puts the driver online, on a break, or offline. 409 with `break_during_job` for a break while the driver has a job.
    public static let setStatus = Endpoint<DriverStatusUpdate, DriverStatus>(
        .put, "/drivers/status", access: .roles([.driver]), summary: "Puts the caller online, on a break, or offline.")

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

    /// Lists the driver's finished jobs, newest first.
    public static let finishedTrips = Endpoint<FinishedTripsRequest, FinishedTripPage>(
        .get, "/drivers/trips", access: .roles([.driver]), summary: "Lists the caller's finished jobs, newest first, paged by the cursor `before`.")

    /// Returns one of the driver's finished jobs.
    public static let finishedTrip = Endpoint<IDInput, FinishedTrip>(
        .get, "/drivers/trips/{id}", access: .roles([.driver]), summary: "Returns one of the caller's finished jobs.")

    /// Returns the driver's figures.
    public static let metrics = Endpoint<NoInput, DriverMetrics>(
        .get, "/drivers/metrics", access: .roles([.driver]), summary: "Returns the figures of the caller's last 28 days.")

    /// Returns the dispatcher's numbers.
    public static let dashboard = Endpoint<NoInput, DashboardSummary>(
        .get, "/dispatch/dashboard", access: .roles([.dispatcher]), summary: "Counts orders, trips and drivers.")

    /// Returns the cards of the board that changed since a version. Without a version, or where what changed since isn't known any more, they are all that
    /// there are.
    public static let board = Endpoint<BoardRequest, BoardChanges>(
        .get, "/dispatch/board", access: .roles([.dispatcher]), summary: "Returns the active orders that changed since a version of the board.")

    /// Lists drivers, those online first.
    public static let drivers = Endpoint<PageRequest, Page<DispatchDriver>>(
        .get, "/dispatch/drivers", access: .roles([.dispatcher]), summary: "Lists drivers, those online first.")

    /// Lists jobs under way and jobs that wait for a driver, oldest first.
    public static let trips = Endpoint<PageRequest, Page<Trip>>(
        .get, "/dispatch/trips", access: .roles([.dispatcher]), summary: "Lists jobs under way and jobs that wait for a driver, oldest first.")

    /// Lists jobs that are over, the last to end first.
    public static let pastTrips = Endpoint<PastTripsRequest, PastTripPage>(
        .get, "/dispatch/trips/finished", access: .roles([.dispatcher]), summary: "Lists jobs that are over, the last to end first.")

    /// Counts what happened on a day, by hour and by service area.
    public static let charts = Endpoint<ChartRequest, DayCharts>(
        .get, "/dispatch/charts", access: .roles([.dispatcher]), summary: "Counts what happened on a day, by hour and by service area.")

    /// Lists the views of the board that the dispatcher saved, by name.
    public static let views = Endpoint<NoInput, [SavedView]>(
        .get, "/dispatch/views", access: .roles([.dispatcher]), summary: "Lists the caller's views of the board.")

    /// Saves a view of the board, in place of the dispatcher's view of the same name. 409 with `too_many_views` where there are 20.
    public static let saveView = Endpoint<SavedViewDraft, SavedView>(
        .put, "/dispatch/views", access: .roles([.dispatcher]), summary: "Saves a view of the board for the caller.")

    /// Removes a view of the board.
    public static let removeView = Endpoint<IDInput, NoOutput>(
        .delete, "/dispatch/views/{id}", access: .roles([.dispatcher]), summary: "Removes one of the caller's views of the board.")

    /// Assigns an order that waits for a driver, whether or not the driver is online, or moves it from another driver who doesn't have the bags yet. A driver
    /// who has a job does both in one trip. 409 with `driver_busy` when the trip is full, with `job_taken` when another driver has the bags.
    public static let assign = Endpoint<DriverAssignment, Job>(
        .post, "/dispatch/orders/{id}/assign", access: .roles([.dispatcher]), idempotency: .key,
        summary: "Assigns an order to a driver, also one that another driver has.")

    /// Lists the drivers who could take an order that waits, the best first, each with the reasons. Those who can't take it come last. 409 with
    /// `not_assignable` where it doesn't wait.
    public static let suggestions = Endpoint<IDInput, [DriverSuggestion]>(
        .get, "/dispatch/orders/{id}/suggestions", access: .roles([.dispatcher]), summary: "Lists up to 50 drivers for an order, with reasons.")

    /// Returns what it would cost to give an order that waits, or that a driver has without its bags, to a driver. 409 with `no_estimate` where the matcher in use
    /// makes none, or the driver isn't at work; with `not_assignable` where the order can't be given to anybody.
    public static let estimate = Endpoint<EstimateRequest, AssignmentEstimate>(
        .get, "/dispatch/orders/{id}/estimate", access: .roles([.dispatcher]),
        summary: "Returns the extra time and way, and the visits that would be late, if a driver got an order.")

    /// Chooses drivers for orders that wait, with the reasons for each choice, and assigns them if the caller says so: each order on its own, so that one that
    /// fails doesn't stop the others. Doing so again gives the same drivers to the orders that they have already.
    public static let match = Endpoint<MatchRequest, BulkAssignmentResult>(
        .post, "/dispatch/match", access: .roles([.dispatcher]), summary: "Chooses drivers for orders, with reasons, and assigns them on request.")

    /// Assigns several orders, each on its own, so that one that fails doesn't stop the others. Orders of one driver become one trip, and those without a
    /// driver get the one whom the matcher chooses. Doing so again changes nothing.
    public static let assignAll = Endpoint<BulkAssignment, BulkAssignmentResult>(
        .post, "/dispatch/assignments", access: .roles([.dispatcher]), summary: "Assigns 1 to 100 orders, with a result for each.")

    /// Takes an order from its driver, who doesn't have the bags yet, and offers it again. 409 with `release_too_late` once the driver has them.
    public static let takeBack = Endpoint<IDInput, Job>(
        .post, "/dispatch/orders/{id}/release", access: .roles([.dispatcher]), idempotency: .key, summary: "Takes an order from its driver.")

    /// Gives back the caller's job, or an order of the caller's trip. 409 with `release_too_late` once the driver has arrived at its first stop, or shortly
    /// before the end of the customer's window: then a dispatcher decides.
    public static let release = Endpoint<JobRelease, Job>(
        .post, "/drivers/jobs/{id}/release", access: .roles([.driver]), idempotency: .key, summary: "Gives back the caller's job, or an order of a trip.")
}

/// The endpoints of applications to drive: those of applicants, and those with which administrators decide.
public enum ApplicationEndpoints {
    /// The media types of documents.
    private static let fileTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"]

    /// Returns the caller's latest application, and what one needs to know to apply.
    public static let overview = Endpoint<NoInput, ApplicationOverview>(
        .get, "/drivers/application", access: .signedIn, summary: "Returns the caller's latest application to drive, and whether applications are taken.")

    /// Saves the entries of the caller's draft, and begins one where there is none. 409 with `applications_closed`, `applied_recently`, `drives_already`, or
    /// `not_editable` once it was submitted.
    public static let save = Endpoint<ApplicationForm, DriverApplication>(
        .put, "/drivers/application", access: .signedIn, summary: "Saves the entries of the caller's application, and begins one where there is none.")

    /// Submits the caller's application. 422 names what is missing, 409 with `application_changed` that it changed meanwhile.
    public static let submit = Endpoint<ApplicationSubmission, DriverApplication>(
        .post, "/drivers/application/submit", access: .signedIn, rate: RateLimit(count: 20, per: .seconds(600)),
        summary: "Submits the caller's application, with the agreement to the terms.")

    /// Withdraws the caller's application. 409 with `application_changed` where an administrator was faster.
    public static let withdraw = Endpoint<ApplicationWithdrawal, DriverApplication>(
        .post, "/drivers/application/withdraw", access: .signedIn, rate: RateLimit(count: 20, per: .seconds(600)),
        summary: "Withdraws the caller's application.")

    /// Sends a document, which takes the place of the one of its kind.
    public static let addDocument = Endpoint<ApplicationUpload, ApplicationDocument>(
        .post, "/drivers/application/documents/{kind}", access: .signedIn, rate: RateLimit(count: 40, per: .seconds(600)),
        bodyBytes: ApplicationDocument.mostBytes, takes: fileTypes, success: 201,
        summary: "Sends a picture or a PDF of up to 10 MB for the caller's application, in place of the one of its kind.")

    /// Returns a document, to its applicant and to administrators. For others it isn't there.
    public static let document = Endpoint<IDInput, NoOutput>(
        .get, "/drivers/application/files/{id}", access: .signedIn, gives: fileTypes,
        summary: "Returns a document of an application, to its applicant and to administrators.")

    /// Removes a document of an application that can still be changed.
    public static let removeDocument = Endpoint<IDInput, NoOutput>(
        .delete, "/drivers/application/files/{id}", access: .signedIn, summary: "Removes a document of the caller's application while it can be changed.")

    /// Lists applications, oldest first.
    public static let applications = Endpoint<ApplicationQuery, Page<ApplicationSummary>>(
        .get, "/drivers/applications", access: .roles([.admin]),
        summary: "Lists applications to drive in a state, oldest first; without one those that wait for administrators.")

    /// Lists drivers whose license expires within 30 days, or has expired.
    public static let expiring = Endpoint<NoInput, [ApplicationSummary]>(
        .get, "/drivers/licenses/expiring", access: .roles([.admin]),
        summary: "Lists up to 100 approved drivers whose license expires within 30 days, or has expired.")

    /// Returns an application, to administrators. For others it isn't there.
    public static let application = Endpoint<IDInput, AdministeredApplication>(
        .get, "/drivers/applications/{id}", access: .signedIn, summary: "Returns an application to drive, to administrators.")

    /// Decides about an application. 409 with `application_changed` where somebody was faster, with `illegal_transition` and `allowedActions` where its state
    /// doesn't allow it, and with `own_application` for the caller's own. Approving gives the applicant the driver's role.
    public static let decide = Endpoint<ApplicationDecision, AdministeredApplication>(
        .post, "/drivers/applications/{id}/decision", access: .signedIn, summary: "Takes an administrator's decision about an application to drive.")

    /// Adds an internal note.
    public static let note = Endpoint<ApplicationNote, AdministeredApplication>(
        .post, "/drivers/applications/{id}/notes", access: .signedIn, idempotency: .key, success: 201,
        summary: "Adds an administrator's internal note to an application to drive.")
}
