public import Core
public import Foundation

/// The steps by which an administrator sets the product up. All administrators share their progress.
public struct SetupStatus: Codable, Sampled, Hashable {
    /// The steps in their order.
    public let steps: [SetupStepStatus]
    /// True once an administrator has finished the setup, after which Home no longer leads to it.
    public let isFinished: Bool

    /// Creates a state.
    public init(steps: [SetupStepStatus], isFinished: Bool) { (self.steps, self.isFinished) = (steps, isFinished) }

    /// The number of steps that are done.
    public var done: Int { steps.count(where: \.isDone) }

    /// A setup that has begun, for tests and documentation.
    public static let sample = SetupStatus(steps: [.sample, .untried, .missing, .finished], isFinished: false)
}

/// A step of the setup.
public struct SetupStepStatus: Codable, Sampled, Hashable {
    /// The thing that a step still needs.
    public enum Need: String, Codable, Sendable, CaseIterable {
        /// Nothing.
        case nothing
        /// An administrator who says that it is right.
        case review
        /// A trial that passes.
        case trial
        /// A change of what is set up.
        case change
    }

    /// The result of the last trial.
    public struct Trial: Codable, Sampled, Hashable {
        /// Whether it worked.
        public let passed: Bool
        /// The one who answered, or the reason why it didn't work, in the language of whoever tried.
        public let detail: String
        /// The time.
        public let triedAt: Date

        /// Creates a result.
        public init(passed: Bool, detail: String, triedAt: Date) { (self.passed, self.detail, self.triedAt) = (passed, detail, triedAt) }

        /// A trial that didn't work, for tests and documentation.
        public static let sample = Trial(
            passed: false, detail: "mail.example.org:587 can't be reached.", triedAt: Date(timeIntervalSince1970: 1_767_182_400))
    }

    /// The name, unique in the product.
    public let id: String
    /// The title in the language of the request.
    public let title: String
    /// The reason for the step in the language of the request.
    public let reason: String
    /// A sentence on the present state, in the language of the request.
    public let detail: String
    /// The thing that the step needs by itself, whatever administrators said of it.
    public let need: Need
    /// Whether nothing is left to do.
    public let isDone: Bool
    /// The path of the place where the step is done; nil if there is none.
    public let path: String?
    /// The text of the button that tries it out; nil where nothing can be tried.
    public let trialTitle: String?
    /// The result of the last trial; nil before the first one.
    public let trial: Trial?
    /// The time at which an administrator said that it is right; nil while nobody has.
    public let reviewedAt: Date?

    /// Creates a step.
    public init(
        id: String, title: String, reason: String, detail: String, need: Need, isDone: Bool, path: String? = nil, trialTitle: String? = nil,
        trial: Trial? = nil, reviewedAt: Date? = nil
    ) {
        self.id = id
        self.title = title
        self.reason = reason
        self.detail = detail
        self.need = need
        self.isDone = isDone
        self.path = path
        self.trialTitle = trialTitle
        self.trial = trial
        self.reviewedAt = reviewedAt
    }

    /// A step that waits for somebody to look, for tests and documentation.
    public static let sample = SetupStepStatus(
        id: "areas", title: "Where you wash", reason: "Orders come only from these places.", detail: "6 places are open.", need: .review, isDone: false,
        path: "/administrator/areas")

    /// A step whose trial failed, for tests and documentation.
    public static let untried = SetupStepStatus(
        id: "mail", title: "Letters", reason: "Customers confirm their address.", detail: "Goes out by mail.example.org:587.", need: .trial,
        isDone: false, trialTitle: "Mail me a sample", trial: .sample)

    /// A step for which something must be set first, for tests and documentation.
    public static let missing = SetupStepStatus(
        id: "payment", title: "Getting paid", reason: "Cards are charged by a provider.", detail: "No provider yet.", need: .change, isDone: false)

    /// A step that is done, for tests and documentation.
    public static let finished = SetupStepStatus(
        id: "name", title: "What you are called", reason: "Pages and mail show it.", detail: "Fresh Laundry", need: .nothing, isDone: true,
        path: "/administrator/system/settings/PRODUCT_DISPLAY_NAME")
}

/// The progress of a setup that isn't finished, for the first page.
public struct SetupProgress: Codable, Sampled, Hashable {
    /// The number of steps that are done.
    public let done: Int
    /// The number of steps.
    public let count: Int

    /// Creates a progress.
    public init(done: Int, count: Int) { (self.done, self.count) = (done, count) }

    /// A setup that has begun, for tests and documentation.
    public static let sample = SetupProgress(done: 2, count: 6)
}
