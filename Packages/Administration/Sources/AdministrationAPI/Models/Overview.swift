public import Core
import Foundation

/// The first page of administrators: whether everything runs, and how much is going on.
public struct Overview: Codable, Sendable, Equatable {
    /// The state of each part that is watched.
    public let checks: [HealthCheck]
    /// The numbers that plugins declare.
    public let figures: [Figure]
    /// The progress of the first setup; nil once it is finished, and where demo data makes it needless.
    public let setup: SetupProgress?

    /// Creates an overview.
    public init(checks: [HealthCheck], figures: [Figure], setup: SetupProgress? = nil) {
        self.checks = checks
        self.figures = figures
        self.setup = setup
    }

    /// A product of which one queue is slow, for tests and documentation.
    public static let sample = Overview(checks: HealthCheck.samples, figures: [.sample, Figure(id: "orders.open", title: "Orders under way", value: 42)])
}

/// The state of a part of the product.
public struct HealthCheck: Codable, Sampled, Hashable {
    /// A part that is watched.
    public enum Part: String, Codable, Sendable, CaseIterable {
        /// The database responds.
        case database
        /// Waiting work, such as mail, goes out.
        case queues
        /// Periodic jobs run without failing.
        case jobs
        /// All processes that ran a minute ago still do.
        case nodes
        /// No errors were logged within the last hour.
        case errors
        /// A backup was made within the last week.
        case backup
    }

    /// The part.
    public let part: Part
    /// Whether nothing needs attention.
    public let isHealthy: Bool
    /// The reason why it needs attention, in the language of the request; nil for nothing.
    public let detail: String?

    /// Creates a check.
    public init(part: Part, isHealthy: Bool, detail: String? = nil) {
        self.part = part
        self.isHealthy = isHealthy
        self.detail = detail
    }

    /// A part that needs attention, for tests and documentation.
    public static let sample = HealthCheck(part: .queues, isHealthy: false, detail: "3 waiting in Mail for more than 15 minutes.")

    /// A check of each part, for tests and documentation.
    public static let samples = Part.allCases.map { $0 == .queues ? .sample : HealthCheck(part: $0, isHealthy: true) }
}

/// A number that a plugin declares for administrators.
public struct Figure: Codable, Sampled, Hashable {
    /// The name, unique in the product.
    public let id: String
    /// The title in the language of the request.
    public let title: String
    /// The number.
    public let value: Int

    /// Creates a figure.
    public init(id: String, title: String, value: Int) {
        self.id = id
        self.title = title
        self.value = value
    }

    /// The number of customers, for tests and documentation.
    public static let sample = Figure(id: "people.customers", title: "Regular customers", value: 1_280)
}
