public import Core

/// The flags of Matching.
public enum MatchingFlags {
    /// Whether the server matches waiting orders with drivers by itself, in rounds. Dispatchers can have orders matched either way.
    public static let rounds = FeatureFlag("matching.rounds", isOn: false, summary: "The server matches waiting orders with drivers in rounds.")
}
