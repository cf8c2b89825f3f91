#if DEBUG
import App
import Core
import CoreUI
import Foundation
import Theme
import UI

/// The display options of previews: the query of a gallery page.
struct PreviewSettings: Equatable {
    /// The width of a preview in points; nil for the available width.
    var width: Int?
    var scheme: ColorScheme = .light
    var language = Language.english
    var brand = AppTheme.standard.brand

    /// The widths of a phone, a tablet and a desktop.
    static let widths = [390, 820, 1440]

    init() {}

    /// Parses a query; missing or invalid values get their defaults.
    init(query: [String: String]) {
        width = query["width"].flatMap(Int.init).map { min(max($0, 200), 4000) }
        if query["scheme"] == "dark" { scheme = .dark }
        language = query["language"].flatMap { Language(tag: $0) } ?? .english
        if let brand = query["brand"], AppTheme.brands.contains(brand) { self.brand = brand }
    }

    /// The query for all options.
    var query: String {
        let width = width.map { "width=\($0)&" } ?? ""
        return "?\(width)scheme=\(schemeName)&language=\(language.rawValue)&brand=\(brand)"
    }

    /// `light` or `dark`.
    var schemeName: String { scheme == .dark ? "dark" : "light" }

    /// Returns the settings with one changed.
    func with<Value>(_ field: WritableKeyPath<PreviewSettings, Value>, _ value: Value) -> PreviewSettings {
        var copy = self
        copy[keyPath: field] = value
        return copy
    }

    /// Renders the previews of a view.
    func render(_ preview: PreviewCatalog.Preview) throws -> Render {
        var environment = EnvironmentValues()
        environment.theme = try AppTheme.named(brand)
        environment.symbols = AppSymbols.set(adding: PreviewCatalog.plugins.map(\.symbols))
        environment.locale = language.locale
        environment.canOpen = LinkAvailability(plugins: Set(PreviewCatalog.plugins.map(\.name)))
        environment.showsPreviewFrames = true
        return Language.$current.withValue(language) { Self.render(preview.provider, environment) }
    }

    private static func render<Provider: PreviewProvider>(_ provider: Provider.Type, _ environment: EnvironmentValues) -> Render {
        Renderer.render(provider.previews, environment: environment)
    }
}
#endif
