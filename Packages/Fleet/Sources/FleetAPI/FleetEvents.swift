public import Core
public import Foundation

/// The events of jobs and drivers.
public enum FleetEvents {
    /// The aggregate of a job's events.
    public static let jobAggregate = "job"
    /// The aggregate of a driver's events.
    public static let driverAggregate = "driver"
    /// The aggregate of the events of an application to drive.
    public static let applicationAggregate = "application"

    /// A job was offered to drivers.
    public static let offered = EventType<JobOffered>("job.offered")
    /// An offer was withdrawn: another driver has the job, or it isn't needed.
    public static let withdrawn = EventType<JobChanged>("job.withdrawn")
    /// A driver took a job, or got it from a dispatcher.
    public static let accepted = EventType<JobChanged>("job.accepted")
    /// A job or one of its stops changed.
    public static let updated = EventType<JobChanged>("job.updated")
    /// A driver finished a job, for which they are paid.
    public static let finished = EventType<JobFinished>("job.finished")
    /// A driver went online or offline, or on a break.
    public static let driverChanged = EventType<DriverChanged>("driver.changed")

    /// An application to drive came to another state.
    public static let applicationMoved = EventType<ApplicationMoved>("application.moved")

    /// The kind of changes that say that the dispatcher's board changed. They are published without being stored, several as one.
    public static let boardChanged = "fleet.updated"
    /// The kind of changes that say that a driver moved. Their id is the driver's. They are published without being stored, and carry no position:
    /// subscribers fetch it.
    public static let driverMoved = "driver.moved"
}

/// The payload of ``FleetEvents/offered``.
public struct JobOffered: Codable, Sendable, Hashable {
    /// The job's id.
    public var job: Int
    /// The id of the order that it serves.
    public var order: Int
    /// The ids of the drivers who are told of the offer, the nearest first. Other drivers who are free see it in their list.
    public var drivers: [Int]

    /// Creates the payload.
    public init(job: Int, order: Int, drivers: [Int]) {
        self.job = job
        self.order = order
        self.drivers = drivers
    }
}

/// The payload of ``FleetEvents/accepted``, ``FleetEvents/updated`` and ``FleetEvents/withdrawn``.
public struct JobChanged: Codable, Sendable, Hashable {
    /// The job's id.
    public var job: Int
    /// The id of the order that it serves.
    public var order: Int
    /// The job's state.
    public var status: JobStatus
    /// The id of the driver who has the job; nil where nobody does.
    public var driver: Int?

    /// Creates the payload.
    public init(job: Int, order: Int, status: JobStatus, driver: Int?) {
        self.job = job
        self.order = order
        self.status = status
        self.driver = driver
    }

    enum CodingKeys: CodingKey {
        case job, order, status, driver
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(job, forKey: .job)
        try container.encode(order, forKey: .order)
        try container.encode(status, forKey: .status)
        try container.encode(driver, forKey: .driver)
    }
}

/// The payload of ``FleetEvents/finished``. The parts add up to the job's pay, which was fixed when it was opened.
public struct JobFinished: Codable, Sendable, Hashable {
    /// The job's id.
    public var job: Int
    /// The id of the order that it served.
    public var order: Int
    /// The driver's id.
    public var driver: Int
    /// The kind of work.
    public var kind: JobKind
    /// The currency, ISO 4217.
    public var currency: String
    /// The pay for any job, in cents.
    public var baseCents: Int
    /// The pay for its distance, in cents.
    public var distanceCents: Int
    /// The extra pay for a pickup as soon as possible, in cents.
    public var boostCents: Int
    /// The driver's share of a fee that the customer pays, in cents.
    public var feeCents: Int
    /// The time at which it was finished.
    public var finishedAt: Date

    /// Creates the payload.
    public init(
        job: Int, order: Int, driver: Int, kind: JobKind, currency: String = "USD", baseCents: Int, distanceCents: Int, boostCents: Int, feeCents: Int = 0,
        finishedAt: Date
    ) {
        self.job = job
        self.order = order
        self.driver = driver
        self.kind = kind
        self.currency = currency
        self.baseCents = baseCents
        self.distanceCents = distanceCents
        self.boostCents = boostCents
        self.feeCents = feeCents
        self.finishedAt = finishedAt
    }
}

/// The payload of ``FleetEvents/driverChanged``.
public struct DriverChanged: Codable, Sendable, Hashable {
    /// The driver's id.
    public var driver: Int
    /// True while the driver works.
    public var online: Bool
    /// True while the driver takes a break; nil in events of before there were breaks.
    public var onBreak: Bool?
    /// The reason why the server put the driver offline; nil where it didn't.
    public var reason: OfflineReason?

    /// Creates the payload.
    public init(driver: Int, online: Bool, onBreak: Bool = false, reason: OfflineReason? = nil) {
        self.driver = driver
        self.online = online
        self.onBreak = onBreak
        self.reason = reason
    }

    enum CodingKeys: CodingKey {
        case driver, online, onBreak, reason
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(driver, forKey: .driver)
        try container.encode(online, forKey: .online)
        try container.encode(onBreak, forKey: .onBreak)
        try container.encode(reason, forKey: .reason)
    }
}

/// The payload of ``FleetEvents/applicationMoved``. It holds no words, and nothing of the form.
public struct ApplicationMoved: Codable, Sendable, Hashable {
    /// The application's id.
    public var application: Int
    /// The applicant's id.
    public var person: Int
    /// The state that it came to.
    public var status: ApplicationStatus

    /// Creates the payload.
    public init(application: Int, person: Int, status: ApplicationStatus) {
        self.application = application
        self.person = person
        self.status = status
    }
}
