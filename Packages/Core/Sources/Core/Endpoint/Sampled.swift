/// A type with a sample: a plausible value for previews, tests, demo data, and the examples of the API's description.
public protocol Sampled: Codable, Sendable {
    /// A plausible value.
    static var sample: Self { get }
}
