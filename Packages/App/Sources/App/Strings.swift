import Core

/// The texts of the app's frame.
enum Strings {
    static let developmentRibbon = "Dev"
    static let mode = "Mode"

    static func title(of mode: Mode) -> String {
        switch mode {
        case .customer: "Customer"
        case .driver: "Driver"
        case .dispatcher: "Dispatch"
        }
    }
}
