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
                (language, OfflineFallback(title: OfflineFallbackView.title, html: Renderer.render(OfflineFallbackView()).html))
            }
        }
        return OfflineApp(
            manifest: Self.manifest(configuration), fallbacks: Dictionary(uniqueKeysWithValues: fallbacks),
            intents: plugins.flatMap(\.offlineIntents),
            personID: { session throws(APIError) in try await client(session: session).call(AuthEndpoints.me).id },
            caller: { client(session: $0) })
    }

    /// How the product is installed, in the colors of its theme.
    static func manifest(_ configuration: AppConfiguration) -> WebManifest {
        let page = ColorToken.all.first { $0.variable == "--color-background" }
        return WebManifest(
            name: configuration.displayName, identifier: configuration.bundleIdentifier, pageColors: (light: page?.light ?? "", dark: page?.dark ?? ""))
    }
}
