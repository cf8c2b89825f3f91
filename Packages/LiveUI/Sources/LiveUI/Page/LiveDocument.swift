import Core
public import Foundation
import UI

/// The page around an app: head, style sheet, script.
public struct LiveDocument: Sendable {
    /// The product's name; the title where no screen gives one.
    public let name: String
    /// The style sheet.
    public let styleSheet: String
    /// Whether the page is served over HTTPS only.
    public let isSecure: Bool
    /// The address that people open, where a proxy stands before the server; its origin is taken as the page's own.
    public let publicURL: URL?
    /// Origins that images may come from beside our own, such as `https://tiles.example` for a map.
    public let imageSources: [String]

    /// Further scripts of the page, each closed in itself, such as that of a map.
    public let scripts: [String]
    /// Further tags of the head, such as those of ``WebManifest/headTags``.
    public let headTags: String

    /// Creates a frame.
    public init(
        name: String, styleSheet: String, isSecure: Bool, publicURL: URL? = nil, imageSources: [String] = [], scripts: [String] = [],
        headTags: String = ""
    ) {
        self.name = name
        self.styleSheet = styleSheet
        self.isSecure = isSecure
        self.publicURL = publicURL
        self.imageSources = imageSources
        self.scripts = scripts
        self.headTags = headTags
    }

    /// The whole page with an app's HTML inside.
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

    /// The page that says that there is no room.
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
