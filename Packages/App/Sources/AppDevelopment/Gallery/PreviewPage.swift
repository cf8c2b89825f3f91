#if DEBUG
import App
import Core
import CoreUI
import Foundation
import Theme
import UI

/// Renders the gallery's pages.
struct PreviewPage {
    let catalog: PreviewCatalog
    let settings: PreviewSettings

    /// Returns the page with a package's previews, each in a frame of the chosen width.
    func gallery(of group: PreviewCatalog.Group) -> Data {
        let frames = group.previews.map { preview in
            """
            <section class="gallery-item"><h2><a href="/\(group.package)/\(preview.name)\(settings.query)">\(preview.name)</a></h2>\
            <iframe loading="lazy" title="\(preview.name)" \(settings.width.map { "width=\"\($0)\"" } ?? "") \
            src="/\(group.package)/\(preview.name)\(settings.query)"></iframe></section>
            """
        }
        return document(
            title: group.package,
            body: """
                <nav class="gallery-packages" aria-label="Packages">\(packages(selected: group.package))</nav>\
                <main class="gallery-main"><h1>\(group.package)</h1><div class="gallery-choices">\(choices(group.package))</div>\(frames.joined())</main>
                """)
    }

    /// Returns the page with the previews of one view.
    func preview(_ preview: PreviewCatalog.Preview) throws -> Data {
        let render = try settings.render(preview)
        let rules = render.styles.map(\.css).joined()
        return document(
            title: preview.name, styles: rules, body: "<h1 class=\"gallery-hidden\">\(preview.name)</h1>" + String(decoding: render.html, as: UTF8.self))
    }

    /// The style sheets of a brand, the features and the gallery.
    static func styleSheet(brand: String) throws -> Data {
        Data((UIStyleSheet.css + (try AppTheme.named(brand)).css + PreviewCatalog.plugins.map(\.styleSheet).joined() + Resources.galleryStyles).utf8)
    }

    private func packages(selected: String) -> String {
        catalog.groups.map { group in
            "<a href=\"/\(group.package)\(settings.query)\"\(group.package == selected ? " aria-current=\"page\"" : "")>\(group.package)</a>"
        }
        .joined()
    }

    private func choices(_ package: String) -> String {
        let widths = choice(package, \.width, PreviewSettings.widths.map { ("\($0)", $0) } + [("Full", nil)])
        let schemes = choice(package, \.scheme, [("Light", .light), ("Dark", .dark)])
        let languages = choice(package, \.language, Language.allCases.map { ($0.rawValue, $0) })
        let brands = choice(package, \.brand, AppTheme.brands.map { ($0, $0) })
        return widths + schemes + languages + brands
    }

    private func choice<Value: Equatable>(
        _ package: String, _ field: WritableKeyPath<PreviewSettings, Value>, _ options: [(String, Value)]
    ) -> String {
        let links = options.map { title, value in
            let current = settings[keyPath: field] == value ? " aria-current=\"true\"" : ""
            return "<a href=\"/\(package)\(settings.with(field, value).query)\"\(current)>\(title)</a>"
        }
        return "<span class=\"gallery-choice\">\(links.joined())</span>"
    }

    private func document(title: String, styles: String = "", body: String) -> Data {
        Data(
            """
            <!doctype html><html lang="\(settings.language.rawValue)" data-scheme="\(settings.schemeName)"><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1"><title>\(title)</title>\
            <link rel="stylesheet" href="/style.css?brand=\(settings.brand)"><style>\(styles)</style></head><body>\(body)</body></html>
            """.utf8)
    }
}
#endif
