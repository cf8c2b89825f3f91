import Core
import Crypto
import Foundation
import HTTPTypes
import ServerCore

/// The files stored on the device: icons, manifest, script, service worker, fallback pages.
struct OfflineFiles: Sendable {
    let app: OfflineApp
    /// The version of the page's script and style sheet.
    let pageVersion: String

    /// The path of the script, with a hash of its content.
    static let scriptAddress = "/live/offline.js?v=" + hash([Data(Resources.offlineQueueScript.utf8)])

    func addRoutes(to routes: inout Routes) {
        add(&routes, "/live/offline.js", Data(Resources.offlineQueueScript.utf8), "text/javascript; charset=utf-8", "The script that stores offline actions.")
        add(&routes, "/live/manifest.webmanifest", app.manifest.json, "application/manifest+json", "The web app manifest.")
        for icon in app.manifest.icons { add(&routes, icon.path, icon.content, icon.type, "An icon.") }
        for (language, page) in fallbacks {
            let policy = Self.contentSecurityPolicy(styles: app.fallbacks[language]?.styles ?? "")
            add(&routes, Self.fallbackPath(language), page, "text/html; charset=utf-8", "The page shown offline.") {
                $0[.contentSecurityPolicy] = policy
            }
        }
        let worker = Data(ServiceWorkerScript.source(version: version, files: shell, parts: app.workerScripts).utf8)
        add(&routes, "/sw.js", worker, "text/javascript; charset=utf-8", "The service worker.") {
            $0[.cacheControl] = "no-cache"
            $0[.serviceWorkerAllowed] = "/"
        }
    }

    /// The product's files stored by the service worker.
    private var shell: [String] {
        ["/live/script.js?v=\(pageVersion)", "/live/style.css?v=\(pageVersion)", Self.scriptAddress, "/live/manifest.webmanifest"]
            + app.manifest.icons.map(\.path) + fallbacks.map { Self.fallbackPath($0.0) }
    }

    private var fallbacks: [(Language, Data)] {
        Language.allCases.compactMap { language in app.fallbacks[language].map { (language, page($0, language)) } }
    }

    /// A hash of all files stored by the service worker, so that the browser fetches them again after a change.
    private var version: String {
        let own = [Data(pageVersion.utf8), Data(Resources.offlineQueueScript.utf8), app.manifest.json]
        return Self.hash(own + fallbacks.map(\.1) + app.manifest.icons.map(\.content))
    }

    private static func fallbackPath(_ language: Language) -> String { "/live/offline/\(language.rawValue)" }

    private func page(_ fallback: OfflineFallback, _ language: Language) -> Data {
        let head = """
            <!doctype html><html lang="\(language.rawValue)"><head><meta charset="utf-8"><title>\(fallback.title.htmlEscaped)</title>\
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
            <link rel="stylesheet" href="/live/style.css?v=\(pageVersion)">\(OfflineHead(manifest: app.manifest, scriptAddress: Self.scriptAddress).html)\
            <style>\(fallback.styles)</style></head><body data-offline-fallback="">
            """
        return Data(head.utf8) + Data(fallback.html) + Data("</body></html>".utf8)
    }

    private func add(
        _ routes: inout Routes, _ path: String, _ content: Data, _ type: String, _ summary: String,
        fields change: @escaping @Sendable (inout HTTPFields) -> Void = { _ in }
    ) {
        routes.page(.get, PathTemplate(path), summary: summary) { request in
            var response = ServerResponse.content(content, type: type)
            let isVersioned = request.head.path?.contains("?v=") == true
            response.headerFields[.cacheControl] = isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=300"
            change(&response.headerFields)
            return response
        }
    }

    private static func hash(_ contents: [Data]) -> String {
        var hash = SHA256()
        for content in contents { hash.update(data: content) }
        return hash.finalize().prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Allows nothing inline except these styles, by their hash since the page is stored, and nothing from elsewhere.
    static func contentSecurityPolicy(styles: String) -> String {
        let digest = Data(SHA256.hash(data: Data(styles.utf8))).base64EncodedString()
        return "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-\(digest)'; img-src 'self' data:; connect-src 'self'; "
            + "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    }
}

extension HTTPField.Name {
    fileprivate static let serviceWorkerAllowed = HTTPField.Name("Service-Worker-Allowed") ?? .contentType
}
