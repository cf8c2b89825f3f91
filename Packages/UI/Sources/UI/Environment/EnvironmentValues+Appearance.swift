#if !canImport(SwiftUI)
public import Foundation

/// Whether a page is light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

private struct LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

private struct RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
}

private struct IsPresentedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// The language and the region in which values are formatted; American English unless set.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// Whether the page is light or dark, as far as the server knows: what the person chose; light where the browser follows its system.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The reasons why the content is covered; empty where it isn't.
    public internal(set) var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether the view stands in front of the page, in a sheet or an alert.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}

/// Sets whether the page is light or dark.
public struct ColorSchemeEffect: ViewEffect {
    let colorScheme: ColorScheme?

    /// Notes the scheme for the page and writes the content in it.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        guard let colorScheme else { return content._render(into: &writer) }
        writer.colorScheme = colorScheme
        // What is set already stays the same value, so that the content can be kept.
        guard writer.context.environment.colorScheme != colorScheme else { return content._render(into: &writer) }
        let saved = writer.context.environment
        writer.context.environment.colorScheme = colorScheme
        EnvironmentValues.$current.withValue(writer.context.environment) {
            content._render(into: &writer)
        }
        writer.context.environment = saved
    }

    /// A scheme leaves no trace on elements.
    public static var keepsTransparency: Bool { true }
}

extension View {
    /// Sets whether the page is light or dark; nil leaves it to the browser's system. Where several views say it, the innermost and last wins.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { EffectView(self, ColorSchemeEffect(colorScheme: colorScheme)) }
}

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
