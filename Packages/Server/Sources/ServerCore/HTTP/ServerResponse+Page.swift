public import Core
import Foundation
public import HTTPTypes

extension ServerResponse {
    /// Returns a page without scripts, with the security headers of such: it shows our own style sheets and images, and sends its forms to us alone.
    ///
    /// - Parameter frames: what the page's frames may hold, in the words of a content security policy.
    public static func page(_ html: HTML, status: HTTPResponse.Status = .ok, frames: String = "'none'") -> ServerResponse {
        var response = content(Data(html.text.utf8), type: "text/html; charset=utf-8", status: status)
        let policy = [
            "default-src 'none'", "style-src 'self'", "img-src 'self'", "frame-src \(frames)", "form-action 'self'", "base-uri 'none'",
            "frame-ancestors 'none'",
        ]
        let fields = [
            "Content-Security-Policy": policy.joined(separator: "; "), "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
            "Referrer-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "no-cache", "Vary": "Accept-Language",
        ]
        for (name, value) in fields { if let name = HTTPField.Name(name) { response.headerFields[name] = value } }
        return response
    }
}

extension ServerRequest {
    /// The language of a page: the one that its address names as `language`, or the browser's.
    public var pageLanguage: Language {
        let named = (try? query())?["language"].flatMap { Language(tag: $0) }
        return named ?? Language.accepted(head.headerFields[.acceptLanguage] ?? "").first ?? .english
    }
}
