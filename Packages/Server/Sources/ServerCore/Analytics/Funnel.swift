public import Core

/// Steps that people take one after the other, such as from the sign-up to the first order. Administrators see how many take each.
///
/// ```swift
/// Funnel(
///     "orders.placing", title: Strings.placing,
///     steps: [Funnel.Step(.orderQuoted(bags: 1), title: Strings.quoted), Funnel.Step(.orderPlaced(bags: 1, mode: .asap), title: Strings.placed)])
/// ```
public struct Funnel: Sendable {
    /// A step of a funnel.
    public struct Step: Sendable {
        /// The name of the event that people cause by it.
        public let event: String
        /// The visible title, in the current language.
        public var title: String { makeTitle() }
        private let makeTitle: @Sendable () -> String

        /// Declares a step.
        ///
        /// - Parameters:
        ///   - event: an event of the kind that people cause; its properties don't matter.
        ///   - title: the visible title, evaluated at each use so that it follows the language.
        public init(_ event: AnalyticsEvent, title: @autoclosure @escaping @Sendable () -> String) {
            self.event = event.name
            makeTitle = title
        }
    }

    /// The name, unique in the product.
    public let id: String
    /// The steps, the first one first.
    public let steps: [Step]
    /// The visible title, in the current language.
    public var title: String { makeTitle() }
    private let makeTitle: @Sendable () -> String

    /// Declares a funnel.
    ///
    /// - Parameter title: the visible title, evaluated at each use so that it follows the language.
    public init(_ id: String, title: @autoclosure @escaping @Sendable () -> String, steps: [Step]) {
        self.id = id
        self.steps = steps
        makeTitle = title
    }
}
