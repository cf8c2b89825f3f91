public import Core

/// The settings of the matcher.
public struct MatchingSettings: Sendable, Equatable {
    /// The matchers that there are.
    public enum Choice: String, Sendable, CaseIterable {
        /// Fleet's own: the nearest free driver for each order, one order for each driver.
        case greedy
        /// This package's.
        case full
    }

    static let choice = Setting<Choice>.choice(
        "MATCHER", default: .full, "The matcher of orders and drivers. greedy: the nearest free driver; full: windows, room, shared trips and fairness too.")
    static let bags = Setting<Int>.number("MATCH_BAGS_PER_VEHICLE", 1...500, unit: "bags", default: 24, "The bags that fit in a driver's vehicle.")
    static let interval = Setting.seconds("MATCH_ROUND_SECONDS", 1...300, default: 5, "The pause between two rounds of automatic matching.")
    static let longestWait = Setting.seconds(
        "MATCH_WAIT_SECONDS", 0...1800, default: 120, "The longest that an order waits to share the trip of a driver. 0: none does.")
    static let longestHold = Setting<Int>.number(
        "MATCH_HOLD_MINUTES", 0...120, unit: "minutes", default: 30,
        "The longest that an order is kept open while the driver whose trip it fits in comes nearer, as another may suit it better. 0: none is.")
    static let lead = Setting<Int>.number(
        "MATCH_LEAD_MINUTES", 5...1440, unit: "minutes", default: 30, "The time before an order's window from which on a driver is looked for automatically.")

    static let all: [any SettingDeclaration] = [choice, bags, interval, longestWait, longestHold, lead]

    /// The matcher that is used.
    public var choice: Choice
    /// The limits that are kept.
    public var rules: MatchRules
    /// The pause between two rounds.
    public var interval: Duration

    /// Reads the settings of this run.
    ///
    /// - Throws: ``SettingError`` for a text that can't be used.
    public init(_ values: SettingValues) throws {
        choice = try values[Self.choice]
        rules = MatchRules(
            bagsPerVehicle: try values[Self.bags], lead: Double(60 * (try values[Self.lead])),
            longestWait: try values[Self.longestWait] / .seconds(1), longestHold: Double(60 * (try values[Self.longestHold])))
        interval = try values[Self.interval]
    }
}
