/// The words that the components of this package say by themselves.
enum Strings {
    static let fewer = "Fewer"
    static let more = "More"
    static let nothingFound = "Nothing here yet"
    static let retry = "Try again"
    static let somethingFailed = "That didn't work"
    static let loading = "Loading"
    static let working = "Working"
    static let search = "Search"
    static let total = "Total"
    static let skipToContent = "Skip to content"
    static let sections = "Sections"
    static let shortcuts = "Shortcuts"
    static let map = "Map"
    static let connectionLost = "No connection. Trying again…"
    static let connectionWaiting = "Reconnecting…"
    static let stateDone = "Done"
    static let stateCurrent = "Now"
    static let stateUpcoming = "Next"

    static func rating(_ value: String) -> String { "\(value) of 5 stars" }
    static func step(_ done: Int, of total: Int) -> String { "Step \(done) of \(total)" }
    static func percent(_ value: Int) -> String { "\(value) %" }
    static func tabWithBadge(_ title: String, _ badge: String) -> String { "\(title), \(badge)" }
}
