public import Core

/// The numbers of people who take each step of the product's funnels. Only people who agreed to analytics are counted.
public struct AnalyticsReport: Codable, Sampled, Hashable {
    /// True where the product records events.
    public let isOn: Bool
    /// The number of people who agree to be counted.
    public let agreed: Int
    /// The funnels that plugins declare.
    public let funnels: [FunnelReport]

    /// Creates a report.
    public init(isOn: Bool, agreed: Int, funnels: [FunnelReport]) {
        self.isOn = isOn
        self.agreed = agreed
        self.funnels = funnels
    }

    /// A report of one funnel, for tests and documentation.
    public static let sample = AnalyticsReport(isOn: true, agreed: 420, funnels: [.sample])
}

/// The numbers of people who take each step of a funnel.
public struct FunnelReport: Codable, Sampled, Hashable {
    /// A step.
    public struct Step: Codable, Sendable, Hashable {
        /// The title in the language of the request.
        public let title: String
        /// The number of people who took it after the step before.
        public let people: Int

        /// Creates a step.
        public init(title: String, people: Int) {
            self.title = title
            self.people = people
        }
    }

    /// The name, unique in the product.
    public let id: String
    /// The title in the language of the request.
    public let title: String
    /// The steps, the first one first.
    public let steps: [Step]

    /// Creates a report.
    public init(id: String, title: String, steps: [Step]) {
        self.id = id
        self.title = title
        self.steps = steps
    }

    /// The way to the first order, for tests and documentation.
    public static let sample = FunnelReport(
        id: "orders.first", title: "The way of new customers",
        steps: [Step(title: "Opened accounts", people: 200), Step(title: "Asked for prices", people: 150), Step(title: "Became customers", people: 90)])
}
