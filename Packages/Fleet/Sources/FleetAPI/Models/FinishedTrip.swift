public import Core
public import Foundation

/// A job that a driver has finished, for the driver.
public struct FinishedTrip: Codable, Sampled, Hashable {
    /// The job as its driver may see it: with the customer's address until a day after its end, then only with the area.
    public var job: Job
    /// The time at which the driver took it; nil where that isn't known.
    public var acceptedAt: Date?
    /// The time at which it was finished.
    public var finishedAt: Date
    /// True where the driver was at every door by the end of the window that the customer was promised; nil where nothing was promised.
    public var isOnTime: Bool?
    /// The reason of the first visit that failed, one of the orders' failure reasons; nil where none failed.
    public var failureReason: String?
    /// The part of the pay that any job has, in cents.
    public var baseCents: Int
    /// The part of the pay for the distance, in cents. With the base and the job's boost it adds up to the job's pay; tips come on top of it.
    public var distanceCents: Int

    /// Creates a trip.
    public init(job: Job, acceptedAt: Date?, finishedAt: Date, isOnTime: Bool?, failureReason: String?, baseCents: Int, distanceCents: Int) {
        self.job = job
        self.acceptedAt = acceptedAt
        self.finishedAt = finishedAt
        self.isOnTime = isOnTime
        self.failureReason = failureReason
        self.baseCents = baseCents
        self.distanceCents = distanceCents
    }

    enum CodingKeys: String, CodingKey {
        case job, acceptedAt, finishedAt
        case isOnTime = "onTime"
        case failureReason, baseCents, distanceCents
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(job, forKey: .job)
        try container.encode(acceptedAt, forKey: .acceptedAt)
        try container.encode(finishedAt, forKey: .finishedAt)
        try container.encode(isOnTime, forKey: .isOnTime)
        try container.encode(failureReason, forKey: .failureReason)
        try container.encode(baseCents, forKey: .baseCents)
        try container.encode(distanceCents, forKey: .distanceCents)
    }

    /// A pickup that was on time, for tests, previews and documentation.
    public static let sample = finished()

    /// Returns a finished pickup.
    static func finished() -> FinishedTrip {
        var job = Job.active(first: .done)
        job.status = .finished
        for index in job.stops.indices { job.stops[index].status = .done }
        return FinishedTrip(
            job: job, acceptedAt: Date(timeIntervalSince1970: 1_767_268_820), finishedAt: Date(timeIntervalSince1970: 1_767_270_600), isOnTime: true,
            failureReason: nil, baseCents: 400, distanceCents: 616)
    }
}

/// A page of a driver's finished jobs, newest first.
public struct FinishedTripPage: Codable, Sampled, Hashable {
    /// The trips.
    public var items: [FinishedTrip]
    /// The `before` of the next page, a job's id; nil on the last page.
    public var next: Int?

    /// Creates a page.
    public init(items: [FinishedTrip], next: Int?) {
        self.items = items
        self.next = next
    }

    enum CodingKeys: CodingKey {
        case items, next
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(next, forKey: .next)
    }

    /// A page of one trip.
    public static let sample = FinishedTripPage(items: [.sample], next: nil)
}
