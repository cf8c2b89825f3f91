/// How the figures were computed.
public struct MethodDescription: Codable, Sendable, Hashable {
    /// The method's version.
    public let version: String
    /// Where its figures come from.
    public let sources: [String]
    /// What it assumes without a source.
    public let assumptions: [String]

    /// Creates a description.
    public init(version: String, sources: [String], assumptions: [String]) {
        self.version = version
        self.sources = sources
        self.assumptions = assumptions
    }
}
