public import Core

/// The topics on which Sustainability publishes.
public enum SustainabilityTopics {
    /// New figures of a person. Only that person can subscribe.
    public static func person(_ id: Int) -> Topic { "people/\(id)/sustainability" }
}
