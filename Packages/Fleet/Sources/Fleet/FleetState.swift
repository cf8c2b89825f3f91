public import Core
public import FleetAPI
public import Foundation
public import LocationAPI

/// What Fleet remembers: the driver's status and jobs, what is entered at a stop, the dispatcher's overview.
public struct FleetState: Sendable, Equatable {
    /// Who is signed in.
    public var personID: Int?
    /// Whether the driver takes jobs, and what today brought.
    public var status: ViewState<DriverStatus>
    /// What the server is being asked for: true to put the driver online, false offline; nil for nothing.
    public var switchingTo: Bool?
    /// The job under way, then the offers.
    public var jobs: ViewState<[Job]>
    /// The job whose offer is being answered.
    public var answering: Int?
    /// What went wrong with the last press.
    public var message: String?
    /// What is entered at the present stop.
    public var form: StopForm
    /// The moment to which the offers are counted down; nil while there are none.
    public var now: Date?
    /// Where orders are taken, drawn on the maps; empty until known.
    public var areas: [ServiceArea]
    /// What dispatchers see first.
    public var overview: ViewState<DispatchOverview>
    /// The moment to which the drivers' places are shown; nil while none is known.
    public var seenAt: Date?
    /// Whether the drivers are about to be asked for again.
    public var awaitsDrivers: Bool
    /// Where in the tab `fleet` the dispatcher is.
    public var path: [FleetRoute]
    /// Which drivers the dispatcher wants to see; nil for all.
    public var availability: DriverAvailability?
    /// The order that is being given to a driver by hand.
    public var assignment: AssignmentForm?

    /// Creates a state.
    public init(
        personID: Int? = nil, status: ViewState<DriverStatus> = .idle, switchingTo: Bool? = nil, jobs: ViewState<[Job]> = .idle,
        answering: Int? = nil, message: String? = nil, form: StopForm = StopForm(), now: Date? = nil, areas: [ServiceArea] = [],
        overview: ViewState<DispatchOverview> = .idle, seenAt: Date? = nil, awaitsDrivers: Bool = false, path: [FleetRoute] = [],
        availability: DriverAvailability? = nil,
        assignment: AssignmentForm? = nil
    ) {
        self.personID = personID
        self.status = status
        self.switchingTo = switchingTo
        self.jobs = jobs
        self.answering = answering
        self.message = message
        self.form = form
        self.now = now
        self.areas = areas
        self.overview = overview
        self.seenAt = seenAt
        self.awaitsDrivers = awaitsDrivers
        self.path = path
        self.availability = availability
        self.assignment = assignment
    }

    /// The job that the driver is at.
    public var currentJob: Job? { jobs.value?.first { $0.status.isActive } }

    /// Whether the device is to say where it is: while the driver is online and at a job.
    public var sharesPosition: Bool { status.value?.online == true && currentJob != nil }

    /// The offers that are open.
    public var offers: [Job] { (jobs.value ?? []).filter { $0.status == .offered } }

    /// How many seconds an offer is still open; nil where it has no end or the time isn't known.
    func secondsLeft(of job: Job) -> Int? {
        guard let now, let expiresAt = job.expiresAt else { return nil }
        return max(0, Int(expiresAt.timeIntervalSince(now).rounded(.up)))
    }
}
