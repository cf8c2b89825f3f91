public import Core

/// What happens to jobs and drivers.
public enum FleetEvents {
    /// The name of the aggregate under which a job's events are numbered.
    public static let jobAggregate = "job"
    /// The name of the aggregate under which a driver's events are numbered.
    public static let driverAggregate = "driver"
    /// The name of the aggregate under which changes of the board are numbered, by order.
    public static let boardAggregate = "fleet.order"
    /// A job was offered to drivers.
    public static let offered = EventType<JobOffered>("job.offered")
    /// An offer was taken back: the job is somebody else's, or nobody's any more.
    public static let withdrawn = EventType<JobChanged>("job.withdrawn")
    /// A driver has the job.
    public static let accepted = EventType<JobChanged>("job.accepted")
    /// A job or one of its stops changed.
    public static let updated = EventType<JobChanged>("job.updated")
    /// A driver went online or offline.
    public static let driverChanged = EventType<DriverChanged>("driver.changed")
    /// The kind of the changes that tell that a driver moved, whose id is the driver's. They are told to those who listen, and say nothing of the
    /// place: that is fetched.
    public static let driverMoved = "driver.moved"
    /// An order of the dispatcher's board changed.
    public static let boardChanged = EventType<BoardChanged>("fleet.updated")
}

/// A job was offered.
public struct JobOffered: Codable, Sendable, Hashable {
    /// The job.
    public var job: Int
    /// The order that it serves.
    public var order: Int
    /// To whom.
    public var drivers: [Int]

    /// Creates the payload.
    public init(job: Int, order: Int, drivers: [Int]) {
        self.job = job
        self.order = order
        self.drivers = drivers
    }
}

/// A job changed.
public struct JobChanged: Codable, Sendable, Hashable {
    /// The job.
    public var job: Int
    /// The order that it serves.
    public var order: Int
    /// Where it stands.
    public var status: JobStatus
    /// Who has it.
    public var driver: Int?

    /// Creates the payload.
    public init(job: Int, order: Int, status: JobStatus, driver: Int?) {
        self.job = job
        self.order = order
        self.status = status
        self.driver = driver
    }
}

/// A driver went online or offline.
public struct DriverChanged: Codable, Sendable, Hashable {
    /// The driver.
    public var driver: Int
    /// Whether jobs are offered to the driver.
    public var online: Bool

    /// Creates the payload.
    public init(driver: Int, online: Bool) {
        self.driver = driver
        self.online = online
    }
}

/// An order of the dispatcher's board changed.
public struct BoardChanged: Codable, Sendable, Hashable {
    /// The order.
    public var order: Int

    /// Creates the payload.
    public init(order: Int) { self.order = order }
}
