public import Core
public import FleetAPI

/// What Fleet remembers: the driver's status and jobs, what is entered at a stop, the dispatcher's overview.
public struct FleetState: Sendable, Equatable {
    /// Who is signed in.
    public var personID: Int?
    /// Whether the driver takes jobs, and what today brought.
    public var status: ViewState<DriverStatus>
    /// Whether the server is being asked to put the driver online or offline.
    public var isSwitching: Bool
    /// The job under way, then the offers.
    public var jobs: ViewState<[Job]>
    /// The job whose offer is being answered.
    public var answering: Int?
    /// What went wrong with the last press.
    public var message: String?
    /// What is entered at the present stop.
    public var form: StopForm
    /// What dispatchers see first.
    public var overview: ViewState<DispatchOverview>

    /// Creates a state.
    public init(
        personID: Int? = nil, status: ViewState<DriverStatus> = .idle, isSwitching: Bool = false, jobs: ViewState<[Job]> = .idle,
        answering: Int? = nil, message: String? = nil, form: StopForm = StopForm(), overview: ViewState<DispatchOverview> = .idle
    ) {
        self.personID = personID
        self.status = status
        self.isSwitching = isSwitching
        self.jobs = jobs
        self.answering = answering
        self.message = message
        self.form = form
        self.overview = overview
    }

    /// The job that the driver is at.
    public var currentJob: Job? { jobs.value?.first { $0.status.isActive } }

    /// The offers that are open.
    public var offers: [Job] { jobs.value?.filter { $0.status == .offered } ?? [] }
}
