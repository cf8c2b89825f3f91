#if !canImport(SwiftUI)
/// Picks the text of the environment's language, for the words that the views of this package say by themselves. The package stands below Core,
/// whose type of this name does the same by task.
enum Localized {
    /// The text in Spanish or Polish where the environment's locale is, else in English.
    static func text(_ english: String, es: String, pl: String) -> String {
        switch EnvironmentValues.current.locale.identifier.prefix(2) {
        case "es": es
        case "pl": pl
        default: english
        }
    }
}
#endif
