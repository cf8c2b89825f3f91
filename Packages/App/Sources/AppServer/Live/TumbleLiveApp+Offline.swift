import App
import AuthAPI
import Core
import CoreUI
import LiveUI
import Networking
import Theme
import UI

extension TumbleLiveApp {
    /// Returns the description of the product as an installable app with offline support.
    func offline(_ configuration: AppConfiguration) -> OfflineApp {
        let fallbacks = Language.allCases.map { language in
            Language.$current.withValue(language) {
                (language, fallback(language, configuration.displayName))
            }
        }
        return OfflineApp(
            manifest: Self.manifest(configuration, look.theme, shortcuts: shortcuts), fallbacks: Dictionary(uniqueKeysWithValues: fallbacks),
            intents: plugins.flatMap(\.offlineIntents), workerScripts: plugins.flatMap(\.workerScripts),
            personID: { session throws(APIError) in try await client(session: session).call(AuthEndpoints.me).id },
            caller: { client(session: $0) })
    }

    /// Returns the web app manifest, in the theme's colors.
    static func manifest(_ configuration: AppConfiguration, _ theme: AppTheme, shortcuts: [WebManifest.Shortcut] = []) -> WebManifest {
        WebManifest(
            name: configuration.displayName, identifier: configuration.bundleIdentifier,
            pageColors: (light: theme.pageColor(isDark: false), dark: theme.pageColor(isDark: true)),
            iconColor: theme.accentColor(isDark: false), shortcuts: shortcuts)
    }

    /// The customers' most frequent actions, if the product has them.
    private var shortcuts: [WebManifest.Shortcut] {
        let tabs = Set(plugins.flatMap(\.tabs).filter { $0.modes.contains(.customer) }.map(\.id))
        return [("home", Strings.shortcutOrder), ("activity", Strings.shortcutActivity)].filter { tabs.contains($0.0) }.map {
            WebManifest.Shortcut(name: $0.1, path: "/customer/\($0.0)")
        }
    }

    /// Returns the page shown for one that isn't stored.
    private func fallback(_ language: Language, _ productName: String) -> OfflineFallback {
        var environment = look.environment
        environment.locale = language.locale
        let page = Renderer.render(OfflineFallbackView(productName: productName), environment: environment)
        return OfflineFallback(title: OfflineFallbackView.title, html: page.html, styles: page.styles.map(\.css).joined())
    }
}
