#if !canImport(SwiftUI)
/// Picks the text of the environment's language. This package stands below Core, whose type of this name does the same by task.
enum Localized {
    static func text(_ english: @autoclosure () -> String, es: @autoclosure () -> String, pl: @autoclosure () -> String) -> String {
        let identifier = EnvironmentValues.current.locale.identifier
        return identifier.hasPrefix("es") ? es() : identifier.hasPrefix("pl") ? pl() : english()
    }
}
#endif
