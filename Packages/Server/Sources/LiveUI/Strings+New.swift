/// The texts of the page around an app.
enum Strings {
    static func needsScript(_ name: String) -> String { "\(name) needs JavaScript to follow your orders live." }
    static var nothingSent: String { "No connection. Nothing was sent; try again in a moment." }
    static var fullTitle: String { "Many people are here right now" }
    static var fullMessage: String { "Please try again in a few seconds. Your orders are safe." }
    static var tryAgain: String { "Try again" }
}
