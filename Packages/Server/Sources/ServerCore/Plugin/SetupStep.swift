public import Core
public import Persistence

/// A step that leads an administrator from an empty installation to the first order, such as mail, which a plugin declares.
///
/// ```swift
/// SetupStep("prices", order: 30, title: Strings.setupPrices, reason: Strings.setupPricesReason, opens: OrdersLink.prices()) { transaction in
///     try PriceBookRepository().books(in: transaction).isEmpty ? .missing(Strings.noPrices) : .finished(Strings.pricesHold)
/// }
/// ```
public struct SetupStep: Sendable {
    /// The thing that a step still needs.
    public enum Need: String, Codable, Sendable, CaseIterable {
        /// Nothing.
        case nothing
        /// An administrator who says that it is right, which the product can't know.
        case review
        /// A trial that passes.
        case trial
        /// A change of what is set up.
        case change
    }

    /// The state of what a step is about.
    public struct State: Sendable, Hashable {
        /// The thing that the step still needs.
        public let need: Need
        /// The present state, in a sentence or two.
        public let detail: String

        /// Creates a state.
        public init(_ need: Need, _ detail: String) { (self.need, self.detail) = (need, detail) }
    }

    /// The name, unique in the product.
    public let id: String
    /// The position among all steps.
    public let order: Int
    /// The visible title, in the current language.
    public var title: String { makeTitle() }
    /// The reason for the step, in the current language.
    public var reason: String { makeReason() }
    /// The place where the step is done; nil if there is none in the product.
    public let place: LinkPlace?
    /// Reads the state, in the current language.
    public let state: @Sendable (Transaction) throws -> State
    /// The way to try it out; nil for none.
    public let trial: SetupTrial?
    private let makeTitle: @Sendable () -> String
    private let makeReason: @Sendable () -> String

    /// Declares a step.
    ///
    /// - Parameters:
    ///   - title: the visible title, evaluated at each use so that it follows the language.
    ///   - reason: why the step is needed, evaluated at each use.
    ///   - place: where the step is done.
    ///   - trial: the way to try it out.
    ///   - state: reads the state.
    public init(
        _ id: String, order: Int, title: @autoclosure @escaping @Sendable () -> String, reason: @autoclosure @escaping @Sendable () -> String,
        opens place: LinkPlace? = nil, trial: SetupTrial? = nil, state: @escaping @Sendable (Transaction) throws -> State
    ) {
        (self.id, self.order, self.place, self.trial, self.state) = (id, order, place, trial, state)
        makeTitle = title
        makeReason = reason
    }
}

/// A real call by which an administrator sees that a part is set up: a mail to themselves, or a question to a provider.
public struct SetupTrial: Sendable {
    /// The result of a trial.
    public struct Outcome: Sendable, Hashable {
        /// Whether it worked.
        public let hasPassed: Bool
        /// The one who answered, or the reason why it didn't work, in the current language.
        public let detail: String

        private init(_ hasPassed: Bool, _ detail: String) { (self.hasPassed, self.detail) = (hasPassed, detail) }

        /// The trial worked.
        public static func passed(_ detail: String) -> Outcome { Outcome(true, detail) }
        /// The trial didn't work.
        public static func failed(_ detail: String) -> Outcome { Outcome(false, detail) }
    }

    /// The text of the button, in the current language.
    public var title: String { makeTitle() }
    /// Tries it out for the caller.
    public let run: @Sendable (HandlerContext) async throws -> Outcome
    private let makeTitle: @Sendable () -> String

    /// Declares a trial.
    ///
    /// - Parameter title: the text of the button, evaluated at each use.
    public init(_ title: @autoclosure @escaping @Sendable () -> String, run: @escaping @Sendable (HandlerContext) async throws -> Outcome) {
        self.run = run
        makeTitle = title
    }
}
