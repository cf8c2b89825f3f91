import Core
public import Foundation
import UI

/// The document around an app: head, style sheet, scripts.
public struct LiveDocument: Sendable {
    /// The product's name; the title if a screen has none.
    public let name: String
    /// The style sheet.
    public let styleSheet: String
    /// Whether the page is served over HTTPS only.
    public let isSecure: Bool
    /// The public address, if a reverse proxy is used; its origin counts as the page's own.
    public let publicURL: URL?
    /// Other origins that images may come from, such as `https://tiles.example` for a map.
    public let imageSources: [String]
    /// Other origins whose scripts, frames and calls the page allows, such as those of a payment provider.
    public let providerSources: [String]

    /// Additional scripts of the page, each self-contained, such as that of a map.
    public let scripts: [String]
    /// Additional tags of the head, such as ``WebManifest/headTags``.
    public let headTags: String

    /// Creates a document.
    public init(
        name: String, styleSheet: String, isSecure: Bool, publicURL: URL? = nil, imageSources: [String] = [], providerSources: [String] = [],
        scripts: [String] = [], headTags: String = ""
    ) {
        self.name = name
        self.styleSheet = styleSheet
        self.isSecure = isSecure
        self.publicURL = publicURL
        self.imageSources = imageSources
        self.providerSources = providerSources
        self.scripts = scripts
        self.headTags = headTags
    }

    /// Returns the same document with another name.
    public func named(_ name: String, headTags: String) -> LiveDocument {
        LiveDocument(
            name: name, styleSheet: styleSheet, isSecure: isSecure, publicURL: publicURL, imageSources: imageSources, providerSources: providerSources,
            scripts: scripts, headTags: headTags)
    }

    /// Returns the complete page with an app's HTML inside.
    func page(_ first: FirstPage, sessionID: String, version: String, nonce: String) -> Data {
        Language.$current.withValue(first.language) {
            let scheme = first.scheme.map { " data-scheme=\"\($0)\"" } ?? ""
            let title = first.title.map { "\($0) · \(name)" } ?? name
            var page = Data(capacity: first.html.count + first.styles.count * 96 + 2_048)
            page.append(contentsOf: "<!doctype html><html lang=\"\(first.language.rawValue)\"\(scheme)>".utf8)
            page.append(contentsOf: head(title: title, version: version).utf8)
            page.append(contentsOf: "<style id=\"live-styles\" nonce=\"\(nonce)\">".utf8)
            for rule in first.styles { page.append(contentsOf: rule.css.utf8) }
            page.append(contentsOf: "</style></head>".utf8)
            page.append(contentsOf: "<body data-session=\"\(sessionID)\" data-render=\"\(first.number)\" data-name=\"\(name.htmlEscaped)\" ".utf8)
            page.append(contentsOf: "data-refused=\"\(Strings.nothingSent.htmlEscaped)\">".utf8)
            page.append(contentsOf: first.html)
            page.append(contentsOf: "<div id=\"live-announcer\" class=\"live-hidden\" role=\"status\" aria-live=\"polite\"></div>".utf8)
            page.append(contentsOf: "<noscript><p>\(Strings.needsScript(name).htmlEscaped)</p></noscript></body></html>".utf8)
            return page
        }
    }

    /// Returns the page shown when the server is full.
    func fullPage(language: Language, version: String) -> Data {
        Language.$current.withValue(language) {
            Data(
                """
                <!doctype html><html lang="\(language.rawValue)">\(head(title: name, version: version, hasScript: false))</head><body>\
                <main class="live-message"><h1>\(Strings.fullTitle.htmlEscaped)</h1><p>\(Strings.fullMessage.htmlEscaped)</p>\
                <p><a href="">\(Strings.tryAgain.htmlEscaped)</a></p></main></body></html>
                """.utf8)
        }
    }

    private func head(title: String, version: String, hasScript: Bool = true) -> String {
        let script = hasScript ? "<script src=\"/live/script.js?v=\(version)\" defer></script>" : ""
        return """
            <head><meta charset="utf-8"><title>\(title.htmlEscaped)</title>\
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
            <meta name="application-name" content="\(name.htmlEscaped)"><meta name="color-scheme" content="light dark">\
            \(headTags)\
            <link rel="stylesheet" href="/live/style.css?v=\(version)">\(script)
            """
    }
}

extension String {
    var htmlEscaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
