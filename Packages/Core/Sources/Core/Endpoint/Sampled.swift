/// A type with a plausible sample for previews, tests, demo data and the API description's examples.
public protocol Sampled: Codable, Sendable {
    /// A plausible value.
    static var sample: Self { get }
}
