/// The method that computed the figures.
public struct MethodDescription: Codable, Sendable, Hashable {
    /// The method's version.
    public let version: String
    /// The sources of its figures.
    public let sources: [String]
    /// The assumptions that it makes without a source.
    public let assumptions: [String]

    /// Creates a description.
    public init(version: String, sources: [String], assumptions: [String]) {
        self.version = version
        self.sources = sources
        self.assumptions = assumptions
    }
}
