public import Core
public import Foundation

/// The figures of a driver's last 28 days, for the driver.
public struct DriverMetrics: Codable, Sampled, Hashable {
    /// The start of the first of those days, in the service's time zone. Today is the last one.
    public var since: Date
    /// The number of jobs that the driver finished.
    public var finishedJobs: Int
    /// The number of visits that failed, whatever the reason.
    public var failedStops: Int
    /// The number of visits for which a window was promised.
    public var promisedVisits: Int
    /// The share of those to which the driver came in time, from 0 to 1; nil without any.
    public var onTimeShare: Double?
    /// The number of offers that the driver accepted.
    public var acceptedOffers: Int
    /// The number of offers that the driver declined.
    public var declinedOffers: Int
    /// The number of offers to which the driver didn't respond in time.
    public var unansweredOffers: Int
    /// The share of all those that the driver accepted, from 0 to 1; nil without any.
    public var acceptanceShare: Double?
    /// The average of all stars so far, from 1 to 5, rounded to one decimal. It changes only once five more customers have rated, so that no single
    /// customer's stars can be told from it; nil until then.
    public var rating: Double?
    /// The number of ratings of which it is the average; nil without one.
    public var ratings: Int?

    /// Creates figures.
    public init(
        since: Date, finishedJobs: Int, failedStops: Int, promisedVisits: Int, onTimeShare: Double?, acceptedOffers: Int,
        declinedOffers: Int, unansweredOffers: Int, acceptanceShare: Double?, rating: Double?, ratings: Int?
    ) {
        self.since = since
        self.finishedJobs = finishedJobs
        self.failedStops = failedStops
        self.promisedVisits = promisedVisits
        self.onTimeShare = onTimeShare
        self.acceptedOffers = acceptedOffers
        self.declinedOffers = declinedOffers
        self.unansweredOffers = unansweredOffers
        self.acceptanceShare = acceptanceShare
        self.rating = rating
        self.ratings = ratings
    }

    enum CodingKeys: CodingKey {
        case since, finishedJobs, failedStops, promisedVisits, onTimeShare, acceptedOffers, declinedOffers, unansweredOffers, acceptanceShare, rating, ratings
    }

    /// Writes every key, with null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(since, forKey: .since)
        try container.encode(finishedJobs, forKey: .finishedJobs)
        try container.encode(failedStops, forKey: .failedStops)
        try container.encode(promisedVisits, forKey: .promisedVisits)
        try container.encode(onTimeShare, forKey: .onTimeShare)
        try container.encode(acceptedOffers, forKey: .acceptedOffers)
        try container.encode(declinedOffers, forKey: .declinedOffers)
        try container.encode(unansweredOffers, forKey: .unansweredOffers)
        try container.encode(acceptanceShare, forKey: .acceptanceShare)
        try container.encode(rating, forKey: .rating)
        try container.encode(ratings, forKey: .ratings)
    }

    /// The figures of a busy driver, for tests, previews and documentation.
    public static let sample = DriverMetrics(
        since: Date(timeIntervalSince1970: 1_764_921_600), finishedJobs: 128, failedStops: 3, promisedVisits: 60, onTimeShare: 0.95, acceptedOffers: 128,
        declinedOffers: 20, unansweredOffers: 12, acceptanceShare: 0.8, rating: 4.8, ratings: 45)
}
