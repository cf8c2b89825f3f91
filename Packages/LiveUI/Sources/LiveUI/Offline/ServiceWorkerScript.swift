import Foundation

/// The service worker: keeps the product's own files, and answers for pages when the network doesn't.
enum ServiceWorkerScript {
    /// The script for one version of the files.
    static func source(version: String, files: [String]) -> String {
        // Encoding texts can't fail.
        let list = (try? JSONEncoder().encode(files)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
        return Resources.serviceWorkerScript(version: version, files: list)
    }
}
