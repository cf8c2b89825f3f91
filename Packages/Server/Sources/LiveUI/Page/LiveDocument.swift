import Foundation

/// The page around an app: head, style sheet, script.
public struct LiveDocument: Sendable {
    /// The product's name; the title where no screen gives one.
    public let name: String
    /// The language of the page, such as `en`.
    public let language: String
    /// The style sheet.
    public let styleSheet: String
    /// Whether the page is served over HTTPS only.
    public let isSecure: Bool
    /// Further tags of the head, such as those of ``WebManifest/headTags``.
    public let headTags: String

    /// Creates a frame.
    public init(name: String, language: String = "en", styleSheet: String, isSecure: Bool, headTags: String = "") {
        self.name = name
        self.language = language
        self.styleSheet = styleSheet
        self.isSecure = isSecure
        self.headTags = headTags
    }

    /// The whole page with an app's HTML inside.
    func page(_ first: FirstPage, sessionID: String, version: String) -> Data {
        let fullTitle = first.title.map { "\($0) · \(name)" } ?? name
        var page = Data(
            """
            <!doctype html><html lang="\(language)"><head><meta charset="utf-8"><title>\(fullTitle.htmlEscaped)</title>\
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
            <meta name="application-name" content="\(name.htmlEscaped)">\
            \(headTags)\
            <link rel="stylesheet" href="/live/style.css?v=\(version)"><script src="/live/script.js?v=\(version)" defer></script></head>\
            <body data-session="\(sessionID)" data-render="\(first.render)" data-name="\(name.htmlEscaped)">
            """.utf8)
        page.append(contentsOf: first.html)
        page.append(
            contentsOf: """
                <noscript><p>\(name.htmlEscaped) needs JavaScript to follow your orders live.</p></noscript></body></html>
                """.utf8)
        return page
    }
}

extension String {
    var htmlEscaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
