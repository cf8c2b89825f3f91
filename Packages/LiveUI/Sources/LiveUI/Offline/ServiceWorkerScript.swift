import Foundation

/// The service worker: stores the product's files, and serves pages while the network doesn't respond.
enum ServiceWorkerScript {
    /// Returns the script for a version of the files, followed by the features' parts.
    static func source(version: String, files: [String], parts: [String]) -> String {
        // Encoding strings can't fail.
        let list = (try? JSONEncoder().encode(files)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
        return ([Resources.serviceWorkerScript(version: version, files: list)] + parts).joined(separator: "\n")
    }
}
