public import Core
public import Foundation

/// The lengths of time over which a driver's earnings are added up, in the service's time zone.
public enum EarningsPeriod: String, Codable, Sendable, CaseIterable, Hashable {
    /// A day, from midnight.
    case day
    /// A week, from Monday.
    case week
    /// A month, from its first day.
    case month
}

/// A request for a driver's earnings by day, week or month.
public struct EarningsRequest: Codable, Sendable, Hashable {
    /// The period; nil for days.
    public var period: EarningsPeriod?

    /// Creates a request.
    public init(period: EarningsPeriod? = nil) { self.period = period }
}

/// The amount that a driver earned in a day, week or month, with its parts.
public struct EarningsTotal: Codable, Sampled, Hashable {
    /// The start.
    public var start: Date
    /// The end, which isn't part of it.
    public var end: Date
    /// The number of jobs.
    public var jobs: Int
    /// The pay for any job, in cents.
    public var baseCents: Int
    /// The pay for the jobs' distance, in cents.
    public var distanceCents: Int
    /// The extra pay for pickups as soon as possible, in cents.
    public var boostCents: Int
    /// The tips, in cents.
    public var tipCents: Int
    /// The driver's share of fees, in cents.
    public var feeCents: Int
    /// The sum, in cents.
    public var totalCents: Int

    /// Creates a total without earnings.
    public init(start: Date, end: Date) {
        (self.start, self.end) = (start, end)
        (jobs, baseCents, distanceCents, boostCents, tipCents, feeCents, totalCents) = (0, 0, 0, 0, 0, 0, 0)
    }

    /// The parts by kind, in cents.
    public subscript(kind: EarningKind) -> Int {
        switch kind {
        case .base: baseCents
        case .distance: distanceCents
        case .boost: boostCents
        case .tip: tipCents
        case .fee: feeCents
        }
    }

    /// Adds to the amount of a kind.
    public mutating func add(_ cents: Int, of kind: EarningKind) {
        totalCents += cents
        switch kind {
        case .base: baseCents += cents
        case .distance: distanceCents += cents
        case .boost: boostCents += cents
        case .tip: tipCents += cents
        case .fee: feeCents += cents
        }
    }

    /// A day with two jobs and a tip, for tests, previews and documentation.
    public static let sample: EarningsTotal = {
        var total = EarningsTotal(start: Date(timeIntervalSince1970: 1_767_254_400), end: Date(timeIntervalSince1970: 1_767_340_800))
        total.jobs = 2
        for (kind, cents) in [(EarningKind.base, 800), (.distance, 1232), (.boost, 200), (.tip, 500)] { total.add(cents, of: kind) }
        return total
    }()
}

/// A driver's earnings by day, week or month.
public struct EarningsSummary: Codable, Sampled, Hashable {
    /// The period.
    public var period: EarningsPeriod
    /// The last 28 days, 12 weeks or 12 months, the present one first; those without earnings, too.
    public var totals: [EarningsTotal]
    /// The currency, ISO 4217.
    public var currency: String

    /// Creates a summary.
    public init(period: EarningsPeriod, totals: [EarningsTotal], currency: String = "USD") {
        self.period = period
        self.totals = totals
        self.currency = currency
    }

    /// A summary of one day.
    public static let sample = EarningsSummary(period: .day, totals: [.sample])
}
