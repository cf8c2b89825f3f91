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
                (language, fallback(language))
            }
        }
        return OfflineApp(
            manifest: Self.manifest(configuration, look.theme), fallbacks: Dictionary(uniqueKeysWithValues: fallbacks),
            intents: plugins.flatMap(\.offlineIntents),
            personID: { session throws(APIError) in try await client(session: session).call(AuthEndpoints.me).id },
            caller: { client(session: $0) })
    }

    /// How the product is installed, in the colors of its theme.
    static func manifest(_ configuration: AppConfiguration, _ theme: AppTheme) -> WebManifest {
        WebManifest(
            name: configuration.displayName, identifier: configuration.bundleIdentifier,
            pageColors: (light: theme.pageColor(isDark: false), dark: theme.pageColor(isDark: true)))
    }

    /// What stands in for a page that isn't kept.
    private func fallback(_ language: Language) -> OfflineFallback {
        var environment = EnvironmentValues()
        environment.theme = look.theme
        environment.symbols = AppSymbols.set
        environment.locale = language.locale
        let page = Renderer.render(OfflineFallbackView(), environment: environment)
        return OfflineFallback(title: OfflineFallbackView.title, html: page.html, styles: page.styles.map(\.css).joined())
    }
}
