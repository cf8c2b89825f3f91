import App
import AuthAPI
import Core
import CoreUI
import LiveUI
import Networking
import Theme
import UI

extension TumbleLiveApp {
    /// What the product gives so that its pages can be installed, and used without a network.
    func offline(_ configuration: AppConfiguration) -> OfflineApp {
        let fallbacks = Language.allCases.map { language in
            Language.$current.withValue(language) {
                (language, fallback(language, configuration.displayName))
            }
        }
        return OfflineApp(
            manifest: Self.manifest(configuration, look.theme, shortcuts: shortcuts), fallbacks: Dictionary(uniqueKeysWithValues: fallbacks),
            intents: plugins.flatMap(\.offlineIntents),
            personID: { session throws(APIError) in try await client(session: session).call(AuthEndpoints.me).id },
            caller: { client(session: $0) })
    }

    /// How the product is installed, in the colors of its theme.
    static func manifest(_ configuration: AppConfiguration, _ theme: AppTheme, shortcuts: [WebManifest.Shortcut] = []) -> WebManifest {
        WebManifest(
            name: configuration.displayName, identifier: configuration.bundleIdentifier,
            pageColors: (light: theme.pageColor(isDark: false), dark: theme.pageColor(isDark: true)),
            iconColor: theme.accentColor(isDark: false), shortcuts: shortcuts)
    }

    /// What a customer does most, where the product has it.
    private var shortcuts: [WebManifest.Shortcut] {
        let tabs = Set(plugins.flatMap(\.tabs).filter { $0.modes.contains(.customer) }.map(\.id))
        return [("home", Strings.shortcutOrder), ("activity", Strings.shortcutActivity)].filter { tabs.contains($0.0) }.map {
            WebManifest.Shortcut(name: $0.1, path: "/customer/\($0.0)")
        }
    }

    /// What stands in for a page that isn't kept.
    private func fallback(_ language: Language, _ productName: String) -> OfflineFallback {
        var environment = EnvironmentValues()
        environment.theme = look.theme
        environment.symbols = look.symbols
        environment.locale = language.locale
        let page = Renderer.render(OfflineFallbackView(productName: productName), environment: environment)
        return OfflineFallback(title: OfflineFallbackView.title, html: page.html, styles: page.styles.map(\.css).joined())
    }
}
